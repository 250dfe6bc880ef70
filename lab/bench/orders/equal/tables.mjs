import { createConnection } from 'mysql2/promise';

/** Depot's own tables, of which a server that keeps the same facts needs these, the referred to first. */
const tables = [
  ...['tenant', 'user', 'session', 'preference', 'store_credit'],
  ...['product', 'product_store', 'product_stock', 'inventory_unit'],
  ...['orders', 'order_line', 'order_event', 'order_tally', 'number_series'],
  ...['stock_movement', 'stock_allocation', 'live_change', 'activity_log'],
];

/**
 * Copies Depot's tables with their indexes and rows, and the references among them, into a database beside it; returns
 * its address.
 */
export async function copyTables(depotUrl) {
  const url = new URL(depotUrl);
  const depot = url.pathname.slice(1);
  const connection = await createConnection(url.href);
  await connection.query('CREATE DATABASE equal CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci');
  for (const table of tables) {
    await connection.query('CREATE TABLE equal.?? LIKE ??.??', [table, depot, table]);
    const names = await columnsOf(connection, depot, table);
    await connection.query('INSERT INTO equal.?? (??) SELECT ?? FROM ??.??', [table, names, names, depot, table]);
  }
  for (const { name, table, columns, target, targetColumns } of await references(connection, depot))
    await connection.query(`ALTER TABLE equal.?? ADD CONSTRAINT ?? FOREIGN KEY (??) REFERENCES equal.?? (??)`, [
      table,
      name,
      columns.split(','),
      target,
      targetColumns.split(','),
    ]);
  await connection.end();
  url.pathname = '/equal';
  return url.href;
}

/** Those that a person may write: what the database computes itself is left to it. */
async function columnsOf(connection, database, table) {
  const [rows] = await connection.query(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = ? AND table_name = ? AND COALESCE(generation_expression, '') = ''`,
    [database, table],
  );
  return rows.map(({ name }) => name);
}

async function references(connection, database) {
  const [rows] = await connection.query(
    `SELECT constraint_name AS name, table_name AS \`table\`, referenced_table_name AS target,
       GROUP_CONCAT(column_name ORDER BY ordinal_position) AS columns,
       GROUP_CONCAT(referenced_column_name ORDER BY ordinal_position) AS targetColumns
     FROM information_schema.key_column_usage
     WHERE table_schema = ? AND table_name IN (?) AND referenced_table_name IN (?)
     GROUP BY constraint_name, table_name, referenced_table_name`,
    [database, tables, tables],
  );
  return rows;
}
