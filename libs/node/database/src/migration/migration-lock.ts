import type { DataSource, QueryRunner } from 'typeorm';
import { isInCluster, liftBounds } from '../connections/sessions.js';
import { stepLockWait } from './between-others.js';
import { takeLease } from './migration-lease.js';

/** Seconds to wait for another process that is migrating the same database. */
const lockTimeout = 120;

/** The name of a lock has 64 characters at most. */
const lockName = `LEFT(CONCAT('depot.migrate.', DATABASE()), 64)`;

/** A source of separate connections. */
export type ConnectionSource = Pick<DataSource, 'createQueryRunner'>;

/**
 * Several processes may start at once; one migrates, and the others wait and find nothing left to do. The server
 * releases the lock of a killed process only after its current statement has ended, so that no other process starts in
 * the middle of it. On a cluster, whose locks are local to a node, a lease comes first.
 */
export async function runExclusively<T>(
  connections: ConnectionSource,
  work: (runner: QueryRunner) => Promise<T>,
): Promise<T> {
  const runner = connections.createQueryRunner();
  try {
    if (!(await isInCluster(runner))) return await runLocked(runner, work);
    const giveBack = await takeLease(connections);
    try {
      return await runLocked(runner, work);
    } finally {
      await giveBack();
    }
  } finally {
    await runner.release();
  }
}

/** Holds the lock of one server. */
async function runLocked<T>(runner: QueryRunner, work: (runner: QueryRunner) => Promise<T>): Promise<T> {
  const restore = await liftBounds(runner);
  const [answer] = (await runner.query(
    `SELECT GET_LOCK(${lockName}, ${lockTimeout}) AS got, @@SESSION.lock_wait_timeout AS ofTables,
      @@SESSION.innodb_lock_wait_timeout AS ofRows`,
  )) as { got: number | string | null; ofTables: number; ofRows: number }[];
  if (!answer || Number(answer.got) !== 1)
    throw new Error(`Another process has been migrating this database for more than ${lockTimeout} s.`);
  const bound = (ofTables: number, ofRows: number) =>
    runner.query(`SET SESSION lock_wait_timeout = ${ofTables}, SESSION innodb_lock_wait_timeout = ${ofRows}`);
  try {
    await bound(stepLockWait, stepLockWait);
    return await work(runner);
  } finally {
    // A lost connection has lost both.
    await bound(Number(answer.ofTables), Number(answer.ofRows)).catch(() => undefined);
    await runner.query(`SELECT RELEASE_LOCK(${lockName})`).catch(() => undefined);
    await restore();
  }
}
