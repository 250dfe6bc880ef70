import { createHash } from 'node:crypto';
import { grouped } from '@depot/node-database';
import type { TestApp } from '@depot/node-testing';

interface Column {
  tableName: string;
  columnName: string;
}

/** Which rows a snapshot looks at. */
export interface Scope {
  /** Of one tenant only. */
  tenantId?: number;
  without?: readonly string[];
}

/** A fingerprint of the rows of each table. Two are equal exactly where no row was added, changed or removed. */
export async function fingerprints(app: TestApp, { tenantId, without = [] }: Scope): Promise<Record<string, string>> {
  const columns = await app.database.dataSource.query<Column[]>(
    'SELECT table_name tableName, column_name columnName FROM information_schema.columns WHERE table_schema = DATABASE()',
  );
  const tables = grouped(columns, ({ tableName }) => tableName);
  const found: Record<string, string> = {};
  for (const [table, its] of tables) {
    const owner = table === 'tenant' ? 'id' : its.find(({ columnName }) => columnName === 'tenant_id')?.columnName;
    if (without.includes(table) || (tenantId !== undefined && !owner)) continue;
    const where = tenantId === undefined ? '' : ` WHERE ${owner} = ${tenantId}`;
    const rows = await app.database.dataSource.query<object[]>(`SELECT * FROM \`${table}\`${where}`);
    const texts = rows.map((row) => JSON.stringify(row)).sort();
    found[table] = `${rows.length} ${createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)}`;
  }
  return found;
}
