import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource, QueryRunner } from 'typeorm';
import { boundsOf, schemaBound } from './bounds.js';

/** Every connection reads only what is committed, refuses values that do not fit, and thinks in UTC. */
const sessionVariables =
  "SET SESSION transaction_isolation = 'READ-COMMITTED', SESSION sql_mode = " +
  "'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', SESSION time_zone = '+00:00'";
/** Servers that still call them tx_isolation and tx_read_only (MariaDB before 11.1) are told so. */
const asOlder = (sql: string) => sql.replaceAll('SESSION transaction_', 'SESSION tx_');

/** The pool of the driver under TypeORM. */
export function poolOf(dataSource: DataSource): Pool {
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
 * On a node of a cluster a reader waits until everything is there that another node has acknowledged before (reads, and
 * changes by condition), and a statement of its own that met another is run again by the server.
 */
const clusterVariables = ', SESSION wsrep_sync_wait = 7, SESSION wsrep_retry_autocommit = 20';

/** Nothing of ours may change a replica, whatever its account may do. */
const replicaVariables = ', SESSION transaction_read_only = 1';

const clusters = new WeakSet<DataSource>();

/** True for a node of a Galera cluster: its locks are its own, and other nodes are met at the commit. */
export function isClustered(dataSource: DataSource): boolean {
  return clusters.has(dataSource);
}

/** Asks the server whether it is one. */
export async function isInCluster(connection: Pick<DataSource | QueryRunner, 'query'>): Promise<boolean> {
  const [wsrep] = (await connection.query(`SHOW VARIABLES LIKE 'wsrep_on'`)) as { Value?: string }[];
  return wsrep?.Value === 'ON';
}

interface HowToConnect {
  /** Where the server does not say that it is a node of a cluster. */
  engine?: 'galera';
  /** It only follows: nothing is changed there, and nobody waits for it. */
  isReplica?: boolean;
}

/** Opens the pool; every connection of it, now or later, gets the same session variables. */
export async function connect(
  dataSource: DataSource,
  { engine, isReplica = false }: HowToConnect = {},
): Promise<DataSource> {
  await dataSource.initialize();
  const pool = poolOf(dataSource);
  const [{ version = '' } = {}] = await dataSource.query<{ version?: string }[]>('SELECT VERSION() AS version');
  if (version.includes('MariaDB')) mariadbs.add(dataSource);
  if (!isReplica && (engine === 'galera' || (await isInCluster(dataSource)))) clusters.add(dataSource);
  const sql = await acceptedSessionVariables(dataSource, isReplica);
  // Statements of a connection run in order, so this one runs before any that the borrower sends.
  pool.on('connection', (connection: PoolConnection) => connection.query(sql, () => undefined));
  return dataSource;
}

/** Tells which spelling the server knows; the first, already open connection gets its session variables on the way. */
async function acceptedSessionVariables(dataSource: DataSource, isReplica: boolean): Promise<string> {
  const more = isReplica ? replicaVariables : isClustered(dataSource) ? clusterVariables : '';
  const wanted = `${sessionVariables}, ${boundsOf(isMariadb(dataSource))}${more}`;
  for (const sql of [wanted, asOlder(wanted)]) {
    const isAccepted = await dataSource.query(sql).then(
      () => true,
      () => false,
    );
    if (isAccepted) return sql;
  }
  throw new Error('The database does not let its connections be bounded: MySQL 8 or MariaDB 10.6 or newer is needed.');
}

/** Takes a connection that changes the schema out of the bound on statements; returns how to put it back. */
export async function unbounded(runner: QueryRunner): Promise<() => Promise<void>> {
  const [{ version = '' } = {}] = (await runner.query('SELECT VERSION() AS version')) as { version?: string }[];
  const { lift, restore } = schemaBound(version.includes('MariaDB'));
  await runner.query(lift);
  return async () => {
    // A connection that is gone needs it no more.
    await runner.query(restore).catch(() => undefined);
  };
}

/** How many connections of the pool are open and idle. The driver counts, but publishes no figures. */
export function poolLoad(dataSource: DataSource): { all: number; idle: number } {
  const inside = poolOf(dataSource) as unknown as Record<
    '_allConnections' | '_freeConnections',
    { length: number } | undefined
  >;
  return { all: inside._allConnections?.length ?? 0, idle: inside._freeConnections?.length ?? 0 };
}
