import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { untilLockWait } from './lock-waits.js';
import { type TestDatabase, testDatabase } from './test-database.js';

const row = 'UPDATE activity_chain SET last_no = last_no';

describe('the wait for a lock that somebody waits for', () => {
  const databases: TestDatabase[] = [];

  beforeAll(async () => {
    for (let count = 0; count < 2; count += 1) databases.push(await testDatabase());
  });
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  /** Holds the row of the first database, lets another transaction wait for it, and calls `ask` meanwhile. */
  async function whileOneWaits<T>(ask: (waits: Promise<unknown>) => Promise<T>, after = 0): Promise<T> {
    const { dataSource } = databases[0]!;
    const holder = dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query(row);
    const waits = wait(after).then(() => dataSource.query(row));
    try {
      return await ask(waits);
    } finally {
      await holder.rollbackTransaction();
      await holder.release();
      await waits;
    }
  }

  it('is over for each of several that look at one server at the same time', async () => {
    const seen = await whileOneWaits(
      (waits) =>
        Promise.all(
          Array.from({ length: 8 }, async (_, index) => {
            await wait(index * 20);
            return untilLockWait(databases[0]!.dataSource, waits);
          }),
        ),
      300,
    );
    expect(seen).toEqual(Array.from({ length: 8 }, () => true));
  });

  it('goes on where somebody waits in another database alone', async () => {
    const other = databases[1]!.dataSource;
    await whileOneWaits(async (waits) => {
      await untilLockWait(databases[0]!.dataSource, waits);
      expect(await untilLockWait(other, other.query('DO SLEEP(0.5)'))).toBe(false);
    });
  });

  it('is over where nobody waited and the work has ended', async () => {
    expect(await untilLockWait(databases[0]!.dataSource, Promise.resolve())).toBe(false);
  });
});
