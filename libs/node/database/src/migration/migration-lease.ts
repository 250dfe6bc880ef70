import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isConflict } from '../failures.js';

/** How a lease is looked at and kept. */
export interface LeaseTimes {
  /** Milliseconds between two looks at a lease that somebody has. */
  lookMs: number;
  /** So many looks without a sign of life of its holder end it. */
  looks: number;
  /** Milliseconds between two signs of life. */
  beatMs: number;
  /** Milliseconds after which waiting is given up. */
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
 * A lock that holds over all nodes of a cluster, where `GET_LOCK` is a node's own: a row that names who has it. Its
 * holder gives signs of life. Nobody's clock is compared with another's: who waits counts its own looks, none of which
 * is answered while a change of the schema holds the cluster up. Returns how to give it back.
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
    await acquire(runner, me, times);
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
    // one that cannot be given back ends by itself
    await runner.query('UPDATE migration_lease SET holder = ? WHERE holder = ?', [nobody, me]).catch(() => undefined);
    await runner.release();
  };
}

async function acquire(runner: LeaseConnection, me: string, { lookMs, looks, giveUpMs }: LeaseTimes): Promise<void> {
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
    if ((lease.holder === nobody || same >= looks) && (await claims(runner, me, lease.beat))) return;
    if (Date.now() > end) throw new Error(`Another process has been migrating for more than ${giveUpMs / 1000} s.`);
    await wait(lookMs);
  }
}

/** False where somebody else was quicker. */
async function claims(runner: LeaseConnection, me: string, beat: number): Promise<boolean> {
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
