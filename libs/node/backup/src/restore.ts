import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseDatabaseServers } from '@depot/node-config';
import { getServerStanding, isTimeout, listServerProcesses } from '@depot/node-database';
import { type Connection, escapeId } from 'mysql2';
import { queryRows, readDatabaseName, run, withConnection, withDatabase } from './connection.js';
import { loadBackup } from './load.js';
import { explainMissingRights } from './restore-rights.js';
import { BackupError, type Summary } from './summary.js';
import { countRows, listTables } from './tables.js';

export interface RestoreOptions {
  /** Checks the loaded copy before it replaces the database; throws if the copy is not valid. */
  prove: (url: string) => Promise<void>;
  /** Receives the part of the file that has been read, from 0 to 1. */
  onProgress?: (part: number) => void;
}

/**
 * Restores a backup. The file is loaded into a second database, counted and checked; only then it replaces the database
 * in one step, and the previous tables are dropped. Nothing changes before that step. Of several servers with the same
 * data, the first healthy one is used, and no other client may be connected to any of them.
 */
export async function restore(url: string, file: string, { prove, onProgress }: RestoreOptions): Promise<Summary> {
  const { size } = await stat(file).catch(() => {
    throw new BackupError(`There is no file ${file}.`);
  });
  const servers = await listServingServers(url);
  const [server = url] = servers;
  const database = readDatabaseName(parseDatabaseServers(url)[0] ?? url);
  const copy = `${database}_restored`;
  return withConnection(server, async (connection) => {
    await assertAlone(connection, database);
    await assertNotInUse(servers, database);
    return explainMissingRights(connection, database, async () => {
      await createEmptyDatabase(connection, copy);
      try {
        const copyUrl = withDatabase(server, copy);
        const summary = await withConnection(copyUrl, (own) =>
          loadAndCount(own, file, (bytes) => onProgress?.(Math.min(1, bytes / size))),
        );
        await prove(copyUrl);
        await assertNotInUse(servers, database);
        await replaceTables(connection, { database, copy });
        return summary;
      } finally {
        await run(connection, `DROP DATABASE IF EXISTS ${escapeId(copy)}`);
      }
    });
  });
}

async function loadAndCount(connection: Connection, file: string, onBytes: (bytes: number) => void): Promise<Summary> {
  const summary = await loadBackup(connection, file, onBytes);
  const counts = await countRows(connection, Object.keys(summary.counts));
  const wrong = Object.entries(summary.counts).filter(([table, count]) => counts[table] !== count);
  if (wrong.length === 0) return summary;
  const said = wrong.map(([table, count]) => `${table}: ${counts[table]} instead of ${count}`);
  throw new BackupError(
    `The restored rows differ from the counts in the backup (${said.join(', ')}). Nothing was changed.`,
  );
}

/**
 * Two would load into one copy, and the first would take the second's half for its own. Given back with the connection.
 */
async function assertAlone(connection: Connection, database: string): Promise<void> {
  const name = `depot.restore.${createHash('sha256').update(database).digest('hex').slice(0, 32)}`;
  const [answer] = await queryRows<{ got: number | null }>(connection, 'SELECT GET_LOCK(?, 0) AS got', [name]);
  if (answer?.got !== 1)
    throw new BackupError(`${database} is being restored already. Wait until that is done. Nothing was changed.`);
}

/** Milliseconds for which the server may still list a closed connection, and between two checks. */
const [lingerMs, lookEveryMs] = [3_000, 100];

/** A connected process would continue with data it read before the restore. */
async function assertNotInUse(servers: readonly string[], database: string): Promise<void> {
  const giveUp = Date.now() + lingerMs;
  let count = await countConnections(servers, database);
  while (count > 0 && Date.now() < giveUp) {
    await wait(lookEveryMs);
    count = await countConnections(servers, database);
  }
  if (count > 0)
    throw new BackupError(
      `${database} is in use (${count} connections). Stop every process of Depot first. Nothing was changed.`,
    );
}

/** The reachable servers of an address, without a database. A server that does not answer has no connected clients. */
async function listServingServers(url: string): Promise<string[]> {
  const all = parseDatabaseServers(url).map((server) => withDatabase(server, ''));
  if (all.length < 2) return all;
  const standings = await Promise.all(all.map(getServerStanding));
  const serving = all.filter((_, at) => standings[at] !== 'away');
  return serving.length > 0 ? serving : all.slice(0, 1);
}

async function countConnections(servers: readonly string[], database: string): Promise<number> {
  const counts = await Promise.all(servers.map((server) => withConnection(server, countConnectionsTo(database))));
  return counts.reduce((sum, count) => sum + count, 0);
}

const countConnectionsTo = (database: string) => async (connection: Connection) => {
  const all = await listServerProcesses((sql) => queryRows(connection, sql));
  return all.filter(({ id, db }) => db === database && id !== connection.threadId).length;
};

async function createEmptyDatabase(connection: Connection, database: string): Promise<void> {
  await run(connection, `DROP DATABASE IF EXISTS ${escapeId(database)}`);
  await run(connection, `CREATE DATABASE ${escapeId(database)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
}

/** Seconds that the swap of the tables waits for other processes that still read the old ones. */
const swapTimeout = 3;

/** One RENAME moves the old tables out and the new ones in. */
async function replaceTables(
  connection: Connection,
  { database, copy }: { database: string; copy: string },
): Promise<void> {
  const old = `${database}_replaced`;
  await run(
    connection,
    `CREATE DATABASE IF NOT EXISTS ${escapeId(database)} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`,
  );
  await createEmptyDatabase(connection, old);
  await run(connection, 'SET foreign_key_checks = 0');
  const moves = [...(await listMoves(connection, database, old)), ...(await listMoves(connection, copy, database))];
  await run(connection, `SET SESSION lock_wait_timeout = ${swapTimeout}`);
  await run(connection, `RENAME TABLE ${moves.join(', ')}`).catch((cause: unknown) => {
    if (!isTimeout(cause)) throw cause;
    throw new BackupError(
      `A table of ${database} is in use. Stop the process that reads it first. Nothing was changed.`,
      {
        cause,
      },
    );
  });
  await run(connection, `DROP DATABASE ${escapeId(old)}`);
}

async function listMoves(connection: Connection, from: string, to: string): Promise<string[]> {
  await run(connection, `USE ${escapeId(from)}`);
  const tables = await listTables(connection);
  return tables.map(({ name }) => `${escapeId(from)}.${escapeId(name)} TO ${escapeId(to)}.${escapeId(name)}`);
}
