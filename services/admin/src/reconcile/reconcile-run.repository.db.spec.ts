import { runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { adminMigrations } from '../migrations/index.js';
import { ReconcileRunRepository } from './reconcile-run.repository.js';

let database: TestDatabase;
let runs: ReconcileRunRepository;

beforeAll(async () => {
  database = await testDatabase([adminMigrations]);
  runs = new ReconcileRunRepository(database.db);
});
afterAll(() => database.drop());

const as = <T>(tenantId: number, work: () => Promise<T>): Promise<T> =>
  runInContext({ tenantId }, () => database.db.transaction(work));

it('compares each tenant once a day, and stores the result', async () => {
  expect(await database.db.transaction(() => runs.sumNewest())).toEqual({ quantities: null, bookings: null });
  expect(await as(1, () => runs.findNewest())).toBeUndefined();
  const compared = async (tenant: number, day: string, quantities: number, bookings: number) =>
    as(tenant, async () => {
      const claimed = await runs.claim(day, Date.parse(day));
      if (claimed) await runs.saveCounts(day, { quantities, bookings });
      return claimed;
    });
  expect(await compared(1, '2026-11-26', 1, 2)).toBe(true);
  expect(await compared(2, '2026-11-26', 3, 4)).toBe(true);
  expect(await compared(1, '2026-11-27', 5, 6)).toBe(true);
  expect(await compared(1, '2026-11-27', 9, 9)).toBe(false);

  const kept = await database.dataSource.query<{ tenant: number; found: string }[]>(
    `SELECT tenant_id tenant, CONCAT(DATE_FORMAT(day, '%d'), ' ', quantities, ' ', bookings) found FROM reconcile_run
     ORDER BY tenant_id, day`,
  );
  expect(kept.map(({ tenant, found }) => [Number(tenant), found])).toEqual([
    [1, '26 1 2'],
    [1, '27 5 6'],
    [2, '26 3 4'],
  ]);
  expect(await as(1, () => runs.findNewest())).toEqual({ time: Date.UTC(2026, 10, 27), quantities: 5, bookings: 6 });
  expect(await as(2, () => runs.findNewest())).toMatchObject({ quantities: 3, bookings: 4 });
  expect(await database.db.transaction(() => runs.sumNewest())).toMatchObject({ quantities: 8, bookings: 10 });
});
