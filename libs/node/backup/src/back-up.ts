import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { chooseServer } from '@depot/node-database';
import type { Connection } from 'mysql2';
import { runUnlessMigrating } from './cluster-lease.js';
import { queryRows, run, withConnection } from './connection.js';
import { formatUnfinishedName, isAbandoned } from './folder.js';
import { insertStatements } from './row-statements.js';
import { BackupError, formatSummaryLine, type Summary } from './summary.js';
import { getCreateStatement, listTables } from './tables.js';

export interface BackupResult {
  file: string;
  /** Size of the compressed file. */
  bytes: number;
  summary: Summary;
}

/** Seconds to wait for a migration that is under way. */
const migrationLockTimeoutSeconds = 120;

/**
 * Writes the current content of the database as compressed plain SQL, which any MySQL client can load, without blocking
 * users. The file appears once it is complete. Of several servers the first healthy one is used.
 *
 * @param onProgress receives the number of written rows
 */
export async function backUp(url: string, file: string, onProgress?: (rows: number) => void): Promise<BackupResult> {
  const unfinished = formatUnfinishedName(file);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // Others see from the start that one is made: it may have to wait for a migration.
  await createUnfinishedFile(unfinished);
  try {
    const server = await chooseServer(url);
    const summary = await runUnlessMigrating(server, () =>
      withConnection(server, (connection) => writeAll(connection, unfinished, onProgress)),
    );
    await rename(unfinished, file);
    return { file, bytes: (await stat(file)).size, summary };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Creates the file exclusively: of two processes that write the same file, the second would overwrite the first. */
async function createUnfinishedFile(unfinished: string): Promise<void> {
  if (await isAbandoned(unfinished)) await rm(unfinished, { force: true });
  await writeFile(unfinished, '', { flag: 'wx', mode: 0o600 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new BackupError(`Another process writes ${unfinished}. Wait, or remove it if no process writes it any more.`);
  });
}

async function writeAll(connection: Connection, file: string, onProgress?: (rows: number) => void): Promise<Summary> {
  await startSnapshot(connection);
  const told = await beginSummary(connection);
  // The file holds all data of all tenants, so only its owner may read it.
  const written = createWriteStream(file, { mode: 0o600, flush: true });
  await pipeline(writeStatements(connection, told, onProgress), createGzip(), written);
  return told;
}

/** Starts a consistent snapshot on this connection and keeps other processes from changing the schema. */
async function startSnapshot(connection: Connection): Promise<void> {
  const lock = `SELECT GET_LOCK(CONCAT('depot.migrate.', DATABASE()), ${migrationLockTimeoutSeconds}) AS got`;
  const [answer] = await queryRows<{ got: number | null }>(connection, lock);
  if (answer?.got !== 1) throw new BackupError('The schema is being changed; try again when that is done.');
  await run(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
  await run(connection, 'START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
}

async function beginSummary(connection: Connection): Promise<Summary> {
  const history = await queryRows<{ name: string }>(connection, 'SELECT name FROM schema_history ORDER BY name');
  const schema = history.map(({ name }) => name);
  const isChained = schema.some((name) => name.endsWith('-activity-chain'));
  const [head] = isChained
    ? await queryRows<{ number: number; hash: string }>(
        connection,
        'SELECT last_no AS number, last_hash AS hash FROM activity_chain',
      )
    : [];
  return {
    format: 1,
    time: Date.now(),
    schema,
    counts: {},
    activity: head ? { number: Number(head.number), hash: head.hash } : null,
  };
}

/** Every statement on lines of its own, ended by `;` at the end of a line; then the summary. */
async function* writeStatements(
  connection: Connection,
  summary: Summary,
  onProgress?: (rows: number) => void,
): AsyncGenerator<string> {
  let written = 0;
  yield (
    "SET NAMES utf8mb4, time_zone = '+00:00', foreign_key_checks = 0, unique_checks = 0, sql_mode = " +
    "'NO_AUTO_VALUE_ON_ZERO';\n"
  );
  for (const table of await listTables(connection)) {
    summary.counts[table.name] = 0;
    yield `${await getCreateStatement(connection, table.name)};\n`;
    const count = (more: number) => {
      summary.counts[table.name] = (summary.counts[table.name] ?? 0) + more;
      written += more;
      onProgress?.(written);
    };
    for await (const statement of insertStatements(connection, table, count)) yield `${statement};\n`;
  }
  yield formatSummaryLine(summary);
}
