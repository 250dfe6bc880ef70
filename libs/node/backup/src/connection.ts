import { type Connection, createConnection, type RowDataPacket } from 'mysql2';

/** Seconds that a statement waits for a table which somebody changes at most; the server itself waits for a day. */
const tableTimeout = 30;

/** Does the work on a connection of its own to the database of an address like DATABASE_URL. */
export async function connected<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const uri = url.replace(/^mariadb:/, 'mysql:');
  const connection = createConnection({
    uri,
    charset: 'utf8mb4_unicode_ci',
    supportBigNumbers: true,
    dateStrings: true,
  });
  try {
    await run(connection, `SET SESSION lock_wait_timeout = ${tableTimeout}`);
    return await work(connection);
  } finally {
    connection.end(() => undefined);
  }
}

/** Runs a statement. */
export async function run(connection: Connection, sql: string): Promise<void> {
  await connection.promise().query(sql);
}

export async function rows<T extends object>(
  connection: Connection,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const [found] = await connection.promise().query<(T & RowDataPacket)[]>(sql, values);
  return found;
}

/** The database that an address names. */
export function databaseOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** The same server with another database. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}
