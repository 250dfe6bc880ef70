import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Milliseconds for which InnoDB tells what it told before, counted anew with each question. */
const refreshed = 150;

/**
 * Waits until some transaction waits for a row that another holds, or until the work that is to wait has ended: then it
 * did not have to. Returns whether somebody waits.
 */
export async function untilLockWait(dataSource: DataSource, work: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  void work.then(end, end);
  const waiting = `SELECT trx_id FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'`;
  while (!hasEnded) {
    if ((await dataSource.query<object[]>(waiting)).length > 0) return true;
    await wait(refreshed);
  }
  return false;
}
