import type { Pool, PoolConnection } from 'mysql2';
import type { DataSource } from 'typeorm';

/** Every connection reads only what is committed, refuses values that do not fit, and thinks in UTC. */
const manners =
  "SET SESSION transaction_isolation = 'READ-COMMITTED', sql_mode = 'STRICT_TRANS_TABLES,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION', time_zone = '+00:00'";
/** The same for servers that still call it tx_isolation (MariaDB before 11.1). */
const olderManners = manners.replace('transaction_isolation', 'tx_isolation');

/** The pool of the driver under TypeORM. */
export function poolOf(dataSource: DataSource): Pool {
  const { pool } = dataSource.driver as unknown as { pool?: Pool };
  if (!pool) throw new Error('The database is not connected.');
  return pool;
}

const mariadbs = new WeakSet<DataSource>();

/** True for MariaDB, which answers inserted rows; MySQL does not. */
export function isMariadb(dataSource: DataSource): boolean {
  return mariadbs.has(dataSource);
}

/** Opens the pool, and sees that every connection of it, now or later, has the same manners. */
export async function connect(dataSource: DataSource): Promise<DataSource> {
  await dataSource.initialize();
  const pool = poolOf(dataSource);
  const sql = await acceptedManners(dataSource);
  const [{ version = '' } = {}] = await dataSource.query<{ version?: string }[]>('SELECT VERSION() AS version');
  if (version.includes('MariaDB')) mariadbs.add(dataSource);
  // Statements of a connection run in order, so this one runs before any that the borrower sends.
  pool.on('connection', (connection: PoolConnection) => connection.query(sql, () => undefined));
  return dataSource;
}

/** Tells which spelling the server knows; the first, already open connection gets its manners on the way. */
async function acceptedManners(dataSource: DataSource): Promise<string> {
  try {
    await dataSource.query(manners);
    return manners;
  } catch {
    await dataSource.query(olderManners);
    return olderManners;
  }
}

/** How busy the pool is: connections open and idle, and requests waiting for one. The driver counts, but publishes no figures. */
export function poolLoad(dataSource: DataSource): { all: number; idle: number; waiting: number } {
  const inside = poolOf(dataSource) as unknown as Record<
    '_allConnections' | '_freeConnections' | '_connectionQueue',
    { length: number } | undefined
  >;
  return {
    all: inside._allConnections?.length ?? 0,
    idle: inside._freeConnections?.length ?? 0,
    waiting: inside._connectionQueue?.length ?? 0,
  };
}
