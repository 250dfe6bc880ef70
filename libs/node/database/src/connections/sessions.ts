import type { Socket } from 'node:net';
import { Logger } from '@nestjs/common';
import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { findOutage } from '../failures.js';
import { formatBounds, formatSchemaBound } from './bounds.js';

const logger = new Logger('Database');

/**
 * Every connection uses READ COMMITTED, strict mode and UTC. The statement has the syntax that all servers accept:
 * MariaDB before 11.1 has another name for the isolation variable, and of several servers the next connection may lead
 * to an older one.
 */
const isolation = 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED';
const sessionVariables =
  "SET SESSION sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', " +
  "SESSION time_zone = '+00:00'";

/** The pool of the driver under TypeORM. */
export function getPool(dataSource: DataSource): Pool {
  const { pool } = dataSource.driver as unknown as { pool?: Pool };
  if (!pool) throw new Error('The database is not connected.');
  return pool;
}

const mariadbs = new WeakSet<DataSource>();

/** True for MariaDB, which returns inserted rows; MySQL does not. */
export function isMariadb(dataSource: DataSource): boolean {
  return mariadbs.has(dataSource);
}

/**
 * On a node of a cluster, reads and conditional updates wait for everything that other nodes have committed before, and
 * the server retries an autocommit statement that conflicts.
 */
const clusterVariables = ', SESSION wsrep_sync_wait = 7, SESSION wsrep_retry_autocommit = 20';

/** Keeps this process from changing a replica, independent of the account's privileges. */
const onlyReads = ', READ ONLY';

const clusters = new WeakSet<DataSource>();

/** True for a node of a Galera cluster: its locks are its own, and other nodes are met at the commit. */
export function isClustered(dataSource: DataSource): boolean {
  return clusters.has(dataSource);
}

/** True if the server is a node of a cluster. */
export async function isInCluster(connection: Pick<DataSource | QueryRunner, 'query'>): Promise<boolean> {
  const [wsrep] = (await connection.query(`SHOW VARIABLES LIKE 'wsrep_on'`)) as { Value?: string }[];
  return wsrep?.Value === 'ON';
}

interface HowToConnect {
  /** Absent if the server does not report that it is a node of a cluster. */
  engine?: 'galera';
  /** True for a replica: it is read-only, and no commit waits for it. */
  isReplica?: boolean;
}

/** Opens the pool; every connection of it, now or later, gets the same session variables. */
export async function connect(
  dataSource: DataSource,
  { engine, isReplica = false }: HowToConnect = {},
): Promise<DataSource> {
  await dataSource.initialize();
  const pool = getPool(dataSource);
  const [{ version = '' } = {}] = await dataSource.query<{ version?: string }[]>('SELECT VERSION() AS version');
  if (version.includes('MariaDB')) mariadbs.add(dataSource);
  if (!isReplica && (engine === 'galera' || (await isInCluster(dataSource)))) clusters.add(dataSource);
  const sql = formatSessionVariables(dataSource, isReplica);
  await assertAccepted(dataSource, sql);
  // Statements of a connection run in order, so this one runs before any that the borrower sends.
  pool.on('connection', (connection: PoolConnection) =>
    connection.query(sql, (error) => {
      if (error) refuse(connection, error);
    }),
  );
  return dataSource;
}

function formatSessionVariables(dataSource: DataSource, isReplica: boolean): string {
  const more = isClustered(dataSource) ? clusterVariables : '';
  const variables = `${sessionVariables}, ${formatBounds(isMariadb(dataSource))}${more}`;
  return `${isolation}${isReplica ? onlyReads : ''}; ${variables}`;
}

/** The first, already open connection gets its session variables on the way. */
async function assertAccepted(dataSource: DataSource, sql: string): Promise<void> {
  await dataSource.query(sql).catch((cause: unknown) => {
    if (findOutage(cause)) throw cause;
    throw new Error(
      'The database does not let its connections be bounded: MySQL 8 or MariaDB 10.6 or newer is needed.',
      { cause },
    );
  });
}

/**
 * Destroys a connection whose settings failed, since it would read and wait by other rules; its borrower gets the
 * error.
 */
function refuse(connection: PoolConnection, error: Error): void {
  logger.error(`A connection cannot be used: its server refuses its session variables: ${error.message}`);
  const { stream } = connection as unknown as { stream: Socket };
  stream.destroy(Object.assign(new Error(error.message), { code: 'ECONNRESET' }));
}

/** Takes a connection that changes the schema out of the bound on statements; returns how to put it back. */
export async function liftBounds(runner: QueryRunner): Promise<() => Promise<void>> {
  const [{ version = '' } = {}] = (await runner.query('SELECT VERSION() AS version')) as { version?: string }[];
  const { lift, restore } = formatSchemaBound(version.includes('MariaDB'));
  await runner.query(lift);
  return async () => {
    // A lost connection does not need it.
    await runner.query(restore).catch(() => undefined);
  };
}

/** Counts the open and idle connections of the pool. The driver keeps these numbers but has no public API for them. */
export function countConnections(dataSource: DataSource): { all: number; idle: number } {
  const inside = getPool(dataSource) as unknown as Record<
    '_allConnections' | '_freeConnections',
    { length: number } | undefined
  >;
  return { all: inside._allConnections?.length ?? 0, idle: inside._freeConnections?.length ?? 0 };
}
