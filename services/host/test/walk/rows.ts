import { createHash } from 'node:crypto';
import { grouped } from '@depot/node-database';
import type { TestApp } from '@depot/node-testing';

interface Column {
  tableName: string;
  columnName: string;
  dataType: string;
}

/** Which rows a snapshot looks at. */
export interface Scope {
  /** Limits the rows to one tenant. */
  tenantId?: number;
  without?: readonly string[];
  /** Only rows with ids from here on, of tables that count their rows; and up to there, by table. */
  from?: number;
  upTo?: Readonly<Record<string, number>>;
}

/** A fingerprint of the rows of each table. Two are equal exactly where no row was added, changed or removed. */
export async function fingerprints(
  app: TestApp,
  { tenantId, without = [], from, upTo }: Scope,
): Promise<Record<string, string>> {
  const columns = await columnsOf(app);
  const tables = grouped(columns, ({ tableName }) => tableName);
  const found: Record<string, string> = {};
  for (const [table, its] of tables) {
    const owner = table === 'tenant' ? 'id' : its.find(({ columnName }) => columnName === 'tenant_id')?.columnName;
    if (without.includes(table) || (tenantId !== undefined && !owner)) continue;
    if (from !== undefined && !countsRows(its)) continue;
    const conditions = [
      ...(tenantId === undefined ? [] : [`${owner} = ${tenantId}`]),
      ...(from === undefined ? [] : [`id BETWEEN ${from} AND ${upTo?.[table] ?? largest}`]),
    ];
    const where = conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : '';
    const rows = await app.database.dataSource.query<object[]>(`SELECT * FROM \`${table}\`${where}`);
    const texts = rows.map((row) => JSON.stringify(row)).sort();
    found[table] = `${rows.length} ${createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12)}`;
  }
  return found;
}

const largest = 4_294_967_295;
const countsRows = (columns: readonly Column[]) =>
  columns.some(({ columnName, dataType }) => columnName === 'id' && dataType.endsWith('int'));

/** The newest id of each table that counts its rows. */
export async function newestIds(app: TestApp): Promise<Record<string, number>> {
  const tables = grouped(await columnsOf(app), ({ tableName }) => tableName);
  const newest: Record<string, number> = {};
  for (const [table, its] of tables) {
    if (!countsRows(its)) continue;
    const [row] = await app.database.dataSource.query<{ id: number | null }[]>(`SELECT MAX(id) id FROM \`${table}\``);
    newest[table] = Number(row?.id ?? 0);
  }
  return newest;
}

/** The columns do not change while requests are answered. */
const known = new WeakMap<TestApp, Promise<Column[]>>();

function columnsOf(app: TestApp): Promise<Column[]> {
  const columns = known.get(app) ?? readColumns(app);
  known.set(app, columns);
  return columns;
}

function readColumns(app: TestApp): Promise<Column[]> {
  return app.database.dataSource.query<Column[]>(
    `SELECT table_name tableName, column_name columnName, data_type dataType FROM information_schema.columns
     WHERE table_schema = DATABASE()`,
  );
}
