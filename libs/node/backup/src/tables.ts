import { type Connection, escapeId } from 'mysql2';
import { queryRows } from './connection.js';

/** A table and the columns that an INSERT names; generated ones come back by themselves. */
export interface TableShape {
  name: string;
  columns: { name: string; isBinary: boolean }[];
}

const binary = /^(tiny|medium|long)?blob$|^(var)?binary$/;

/**
 * All tables of the connection's database, by name, except those with transient state: the migration lease and the disk
 * space check.
 */
export async function listTables(connection: Connection): Promise<TableShape[]> {
  const found = await queryRows<{ tableName: string; columnName: string; dataType: string; extra: string }>(
    connection,
    `SELECT c.TABLE_NAME AS tableName, c.COLUMN_NAME AS columnName, c.DATA_TYPE AS dataType, c.EXTRA AS extra
     FROM information_schema.COLUMNS c
     JOIN information_schema.TABLES t ON t.TABLE_SCHEMA = c.TABLE_SCHEMA AND t.TABLE_NAME = c.TABLE_NAME
     AND t.TABLE_TYPE = 'BASE TABLE'
     WHERE c.TABLE_SCHEMA = DATABASE() AND c.TABLE_NAME NOT IN ('migration_lease', 'disk_probe')
     ORDER BY c.TABLE_NAME, c.ORDINAL_POSITION`,
  );
  const tables = new Map<string, TableShape>();
  for (const { tableName, columnName, dataType, extra } of found) {
    const table = tables.get(tableName) ?? { name: tableName, columns: [] };
    tables.set(tableName, table);
    if (!/GENERATED/.test(extra)) table.columns.push({ name: columnName, isBinary: binary.test(dataType) });
  }
  return [...tables.values()];
}

/** The statement that makes the table. */
export async function getCreateStatement(connection: Connection, table: string): Promise<string> {
  const [made] = await queryRows<Record<string, string>>(connection, `SHOW CREATE TABLE ${escapeId(table)}`);
  return made?.['Create Table'] ?? '';
}

/** Rows of every table of the connection's database. */
export async function countRows(connection: Connection, tables: readonly string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [counted] = await queryRows<{ total: number }>(
      connection,
      `SELECT COUNT(*) AS total FROM ${escapeId(table)}`,
    );
    counts[table] = Number(counted?.total ?? 0);
  }
  return counts;
}
