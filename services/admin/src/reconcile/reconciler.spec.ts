import { afterEach, expect, jest, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Reconciler } from './reconciler.js';

const now = Date.UTC(2026, 10, 27, 23, 59);

afterEach(() => void jest.restoreAllMocks());

function reconciler(found: { quantities: object[]; bookings: object[] }, mayClaim = true) {
  const warned = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  const runs = {
    claim: jest.fn(async (_day: string, _now: number) => mayClaim),
    saveCounts: jest.fn(async (_day: string, _found: object) => undefined),
  };
  const stock = { quantityMismatches: async () => found.quantities, productMismatches: async () => found.bookings };
  const parts = [
    ...[{ transaction: (work: () => Promise<number>) => work() }, runs, { add: () => undefined }],
    ...[{ allTenants: async () => [{ id: 1, name: 'Corner Foods' }] }, stock],
  ] as never[];
  return { runs, warned, run: () => new Reconciler(...(parts as [never, never, never, never, never])).run(now) };
}

test('counts inconsistent products by kind, and logs their total', async () => {
  const { runs, warned, run } = reconciler({ quantities: [{}, {}], bookings: [{}, {}, {}] });
  await run();
  expect(runs.saveCounts).toHaveBeenCalledWith('2026-11-27', { quantities: 2, bookings: 3 });
  expect(warned.mock.calls).toEqual([['Corner Foods: the stock data of 5 products is inconsistent.']]);
});

test('logs nothing without differences, or if another process has claimed the day', async () => {
  const agreed = reconciler({ quantities: [], bookings: [] });
  await agreed.run();
  expect([agreed.runs.saveCounts.mock.calls.length, agreed.warned.mock.calls.length]).toEqual([1, 0]);
  const taken = reconciler({ quantities: [{}], bookings: [] }, false);
  await taken.run();
  expect([taken.runs.saveCounts.mock.calls.length, taken.warned.mock.calls.length]).toEqual([0, 0]);
});
