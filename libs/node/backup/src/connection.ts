import type { Socket } from 'node:net';
import { parseDatabaseConnection } from '@depot/node-config';
import { type Connection, createConnection, type RowDataPacket } from 'mysql2';

/** Seconds that a statement waits for a locked table. The server's default is one day. */
const tableTimeout = 30;

/** Does the work on a connection of its own to the database of an address like DATABASE_URL. */
export async function withConnection<T>(url: string, work: (connection: Connection) => Promise<T>): Promise<T> {
  const connection = createConnection({
    ...parseDatabaseConnection(url),
    charset: 'utf8mb4_unicode_ci',
    supportBigNumbers: true,
    dateStrings: true,
  });
  // An error while the connection is idle would end this process; the next statement fails by itself.
  connection.on('error', () => undefined);
  try {
    await run(connection, `SET SESSION lock_wait_timeout = ${tableTimeout}`);
    const result = await work(connection);
    connection.end(() => undefined);
    return result;
  } catch (error) {
    // A graceful end would wait for rows that no caller reads any more, and keep its locks.
    connection.destroy();
    getSocket(connection).destroy();
    throw error;
  }
}

/** Missing in the driver's types. Its own `destroy` sends a quit command and keeps reading. */
const getSocket = (connection: Connection) => (connection as unknown as { stream: Socket }).stream;

/** Runs a statement. */
export async function run(connection: Connection, sql: string): Promise<void> {
  await connection.promise().query(sql);
}

export async function queryRows<T extends object>(
  connection: Connection,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const [found] = await connection.promise().query<(T & RowDataPacket)[]>(sql, values);
  return found;
}

/** The database that an address names. */
export function readDatabaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

/** Returns the address of another database on this server. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}
