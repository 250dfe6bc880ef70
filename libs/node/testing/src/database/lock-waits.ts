import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Milliseconds between two questions. */
const pollMs = 50;

/**
 * Waits until some transaction of the database waits for a row that another holds, or until the work that is to wait
 * has ended: then it did not have to. Returns whether somebody waits.
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
 * InnoDB's own report is asked, which is made anew for everybody: `information_schema.innodb_trx` tells what it told
 * before for as long as anybody on the server goes on asking it. The report is of the whole server, so that its
 * connections are looked up.
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
