import type { TestDatabase } from '@depot/node-testing';

/** An open database. */
export type Source = TestDatabase['dataSource'];

/** What the migrations themselves write: it tells when they ran. */
const accounts = ['schema_history', 'schema_step'];

/**
 * What can be said of a whole database without keeping it: its tables as they would be made, and what their rows come
 * to.
 */
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
 * What a statement of MySQL says in one of two ways: the number that a table gives next, and the character set of a
 * column that has the table's own.
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

/**
 * How many rows each table has, and the sum of their checksums: a row that is doubled, lost or different changes it.
 */
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
 * The columns by table, without generated ids: a transaction that is undone and done again has used some up. Whatever
 * points at a row tells them too.
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
