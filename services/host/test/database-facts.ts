import type { TestDatabase } from '@depot/node-testing';

/** An open database. */
export type Source = TestDatabase['dataSource'];

/** Tables written by the migrations themselves, with times. */
const accounts = ['schema_history', 'schema_step'];

/** Summary of a database for comparison: definitions of its tables, and checksums of their rows. */
export interface DatabaseFacts {
  tables: Record<string, string>;
  rows: Record<string, string>;
}

export async function factsOf(source: Source): Promise<DatabaseFacts> {
  const columns = await columnsOf(source);
  const [tables, rows] = await Promise.all([tablesOf(source, [...columns.keys()]), rowsOf(source, columns)]);
  return { tables, rows };
}

/**
 * Parts of MySQL's table definitions that vary: the next generated id, and the character set of a column that equals
 * the table's.
 */
const incidental = [/ AUTO_INCREMENT=\d+/, / CHARACTER SET utf8mb4(?= COLLATE)/g];

/** Every table with its statement. */
async function tablesOf(source: Source, names: readonly string[]): Promise<Record<string, string>> {
  const tables = names.map(async (name) => {
    const [made] = await source.query<Record<string, string>[]>(`SHOW CREATE TABLE \`${name}\``);
    return [name, incidental.reduce((text, part) => text.replace(part, ''), made?.['Create Table'] ?? '')] as const;
  });
  return Object.fromEntries(await Promise.all(tables));
}

/** Row count and sum of row checksums of each table: a duplicate, lost or changed row changes them. */
async function rowsOf(
  source: Source,
  columnsByTable: ReadonlyMap<string, readonly string[]>,
): Promise<Record<string, string>> {
  const selects = [...columnsByTable].map(([table, columns]) => {
    const values = columns.map((column) => `COALESCE(\`${column}\`, '-')`).join(', ');
    return `SELECT '${table}' AS name, COUNT(*) AS total, SUM(CRC32(CONCAT_WS('|', ${values}))) AS checksum
      FROM \`${table}\``;
  });
  if (selects.length === 0) return {};
  const rows = await source.query<{ name: string; total: number; checksum: string | null }[]>(
    selects.join(' UNION ALL '),
  );
  return Object.fromEntries(rows.map(({ name, total, checksum }) => [name, `${total} rows, ${checksum ?? 0}`]));
}

/**
 * Columns by table, without generated ids: a transaction that rolls back and reruns skips some. References to a row
 * show its identity anyway.
 */
async function columnsOf(source: Source): Promise<Map<string, string[]>> {
  const rows = await source.query<{ tableName: string; columnName: string }[]>(
    `SELECT table_name AS tableName, column_name AS columnName FROM information_schema.columns
     WHERE table_schema = DATABASE() AND table_name NOT IN (?) AND extra <> 'auto_increment'
     ORDER BY table_name, ordinal_position`,
    [accounts],
  );
  const columns = new Map<string, string[]>();
  for (const { tableName, columnName } of rows) columns.set(tableName, [...(columns.get(tableName) ?? []), columnName]);
  return columns;
}
