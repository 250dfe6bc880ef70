import { type Connection, createConnection } from 'mysql2/promise';

/** Address of a server where tests may create databases. */
function serverUrl(): URL {
  const address = process.env.DEPOT_TEST_DATABASE_URL;
  if (!address)
    throw new Error('DEPOT_TEST_DATABASE_URL is not set; run the tests as `node tools/with-database.mjs npx jest …`.');
  return new URL(address);
}

/** The address of one database on that server. */
export function databaseUrl(name: string): string {
  const url = serverUrl();
  url.pathname = `/${name}`;
  return url.href;
}

/** Runs work on a short-lived connection that has no database chosen. */
export async function onServer<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
  const { hostname, port, username, password } = serverUrl();
  const connection = await createConnection({
    host: hostname,
    port: Number(port || 3306),
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
  });
  try {
    return await work(connection);
  } finally {
    await connection.end();
  }
}
