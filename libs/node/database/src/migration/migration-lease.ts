import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isConflict } from '../failures.js';

/** Times of a lease. */
export interface LeaseTimes {
  /** Milliseconds between two checks of a lease that another process holds. */
  lookMs: number;
  /** Checks without a heartbeat after which the lease expires. */
  looks: number;
  /** Milliseconds between two signs of life. */
  beatMs: number;
  /** Milliseconds after which waiting ends with an error. */
  giveUpMs: number;
}

/** A connection of the lease's own. */
interface LeaseConnection {
  query(sql: string, values?: unknown[]): Promise<unknown>;
  release(): Promise<void>;
}

const usual: LeaseTimes = { lookMs: 1_000, looks: 30, beatMs: 5_000, giveUpMs: 120_000 };

const table = `CREATE TABLE IF NOT EXISTS migration_lease (
  id TINYINT UNSIGNED NOT NULL PRIMARY KEY COMMENT 'always 1', holder CHAR(36) CHARACTER SET ascii NOT NULL,
  beat BIGINT UNSIGNED NOT NULL)`;
const nobody = '';

/**
 * A lock for all nodes of a cluster, where `GET_LOCK` is local to a node: a row that names its holder, which renews it
 * by a heartbeat. No two clocks are compared: a waiter counts its own checks, and while a schema change blocks the
 * cluster no check returns. Returns a function that releases the lease.
 */
export async function takeLease(
  connections: { createQueryRunner(): LeaseConnection },
  times: LeaseTimes = usual,
): Promise<() => Promise<void>> {
  const runner = connections.createQueryRunner();
  const me = randomUUID();
  try {
    await runner.query(table);
    await runner.query('INSERT IGNORE INTO migration_lease VALUES (1, ?, 0)', [nobody]);
    await waitForLease(runner, me, times);
  } catch (error) {
    await runner.release();
    throw error;
  }
  const timer = setInterval(() => {
    // a sign that is lost is followed by another
    runner.query('UPDATE migration_lease SET beat = beat + 1 WHERE holder = ?', [me]).catch(() => undefined);
  }, times.beatMs).unref();
  return async () => {
    clearInterval(timer);
    // a lease that cannot be released expires
    await runner.query('UPDATE migration_lease SET holder = ? WHERE holder = ?', [nobody, me]).catch(() => undefined);
    await runner.release();
  };
}

async function waitForLease(
  runner: LeaseConnection,
  me: string,
  { lookMs, looks, giveUpMs }: LeaseTimes,
): Promise<void> {
  const end = Date.now() + giveUpMs;
  let [last, same] = [-1, 0];
  for (;;) {
    const [lease] = (await runner.query('SELECT holder, beat FROM migration_lease WHERE id = 1')) as {
      holder: string;
      beat: number;
    }[];
    if (!lease) throw new Error('The row of migration_lease is gone.');
    same = lease.beat === last ? same + 1 : 0;
    last = lease.beat;
    if ((lease.holder === nobody || same >= looks) && (await tryLease(runner, me, lease.beat))) return;
    if (Date.now() > end) throw new Error(`Another process has been migrating for more than ${giveUpMs / 1000} s.`);
    await wait(lookMs);
  }
}

/** False if another process took the lease first. */
async function tryLease(runner: LeaseConnection, me: string, beat: number): Promise<boolean> {
  try {
    const result = (await runner.query(
      'UPDATE migration_lease SET holder = ?, beat = beat + 1 WHERE id = 1 AND beat = ?',
      [me, beat],
    )) as { affectedRows: number };
    return result.affectedRows === 1;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}
