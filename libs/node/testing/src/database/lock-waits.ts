import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Milliseconds between two questions. */
const pollMs = 50;

/**
 * Waits until a transaction of the database waits for a row lock, or until `work` has ended without waiting. Returns
 * whether a transaction waits.
 */
export async function untilLockWait(dataSource: DataSource, work: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  const end = () => void (hasEnded = true);
  void work.then(end, end);
  while (!hasEnded) {
    if (await somebodyWaits(dataSource)) return true;
    await wait(pollMs);
  }
  return false;
}

/**
 * Reads InnoDB's status report, which is computed for each query: `information_schema.innodb_trx` is cached for as long
 * as any connection keeps reading it. The report covers the whole server, so its connections are filtered by database.
 */
async function somebodyWaits(dataSource: DataSource): Promise<boolean> {
  const [report] = await dataSource.query<{ Status: string }[]>('SHOW ENGINE INNODB STATUS');
  const waiting = (report?.Status ?? '')
    .split('---TRANSACTION')
    .slice(1)
    .filter((transaction) => transaction.includes('LOCK WAIT'))
    .map((transaction) => Number(/thread id (\d+)/.exec(transaction)?.[1]));
  if (waiting.length === 0) return false;
  const own = await dataSource.query<{ id: number }[]>(
    'SELECT id FROM information_schema.processlist WHERE db = DATABASE()',
  );
  return own.some(({ id }) => waiting.includes(Number(id)));
}
