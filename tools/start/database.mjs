import { join } from 'node:path';
import { launchDatabase } from '../database/launch.mjs';
import { freePort } from '../net/free-port.mjs';
import { onStop } from '../process/stop.mjs';
import { Problem } from '../say/say.mjs';
import { secretFile } from './data-folder.mjs';
import { namesSeveralServers } from './settings.mjs';

const name = 'depot';

/**
 * The product's database: the one of DATABASE_URL, or a MariaDB of our own in the data folder.
 *
 * @returns {Promise<{ url: string, died: Promise<string> }>} `died` resolves with how, should our own server end by
 *   itself
 */
export async function provideDatabase({ databaseUrl, dataFolder, isDurable }) {
  if (databaseUrl) {
    // a cluster, whose database exists already
    if (namesSeveralServers(databaseUrl)) return { url: databaseUrl, died: new Promise(() => undefined) };
    await ensureDatabase(databaseUrl, new URL(databaseUrl).pathname.slice(1));
    return { url: databaseUrl, died: new Promise(() => undefined) };
  }
  const password = await secretFile(dataFolder, 'database.secret');
  const server = await launchDatabase({
    folder: join(dataFolder, 'mariadb'),
    port: await freePort(),
    password,
    isDurable,
  });
  onStop(server.stop);
  const url = `${server.url}${name}`;
  await ensureDatabase(url, name);
  return { url, died: server.exited };
}

async function ensureDatabase(url, database) {
  const { createConnection } = await import('mysql2/promise');
  const server = new URL(url);
  server.pathname = '/';
  server.protocol = 'mysql:';
  const direct = new URL(url);
  direct.protocol = 'mysql:';
  // It exists already: only later builds support TLS.
  if (direct.searchParams.has('ssl-mode')) return;
  try {
    const connection = await createConnection(direct.href);
    await connection.end();
    return;
  } catch (error) {
    if (error.code !== 'ER_BAD_DB_ERROR') throw databaseProblem(url, error);
  }
  try {
    const connection = await createConnection(server.href);
    await connection.query(
      `CREATE DATABASE IF NOT EXISTS \`${database.replaceAll('`', '')}\` CHARACTER SET utf8mb4 COLLATE ` +
        `utf8mb4_unicode_ci`,
    );
    await connection.end();
  } catch (error) {
    throw databaseProblem(url, error);
  }
}

/** Message for an unusable database: its place and account, the cause, and the advice; of several servers the first. */
export function databaseProblem(url, error, advice = 'Check DATABASE_URL.') {
  const [, account = '', host, pathname] = /^\w+:\/\/(?:([^@/]*)@)?([^/,]+)[^/]*\/([^?]*)/.exec(url) ?? [];
  const [username] = account.split(':');
  const reason = error.code === 'ECONNREFUSED' ? 'nothing answers there' : error.message || error.code;
  return new Problem(`The database ${pathname} at ${host} (user ${username}) cannot be used: ${reason}. ${advice}`);
}
