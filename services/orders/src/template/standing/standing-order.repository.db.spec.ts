import { type CurrentSession, runInContext } from '@depot/node-context';
import { type TestDatabase, testDatabase } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { orderMigrations } from '../../migrations/index.js';
import { TemplateRepository } from '../template.repository.js';
import { StandingOrderRepository } from './standing-order.repository.js';

let database: TestDatabase;
let standing: StandingOrderRepository;
let daily: number;
let weekly: number;

const inTenant = <T>(work: () => Promise<T>): Promise<T> =>
  runInContext({ session: { id: 4, tenantId: 1 } as CurrentSession }, () => database.db.transaction(work));

/** Takes a day for the standing order as it is now. */
const claim = async (templateId: number, day: string, since?: number) => {
  const [now] = await database.dataSource.query<{ since: number }[]>(
    'SELECT since FROM standing_order WHERE template_id = ?',
    [templateId],
  );
  return inTenant(() => standing.claim({ templateId, since: since ?? Number(now?.since ?? 0) }, day));
};

beforeAll(async () => {
  database = await testDatabase([orderMigrations]);
  standing = new StandingOrderRepository(database.db);
  const templates = new TemplateRepository(database.db);
  [daily, weekly] = await inTenant(async () => [
    await templates.insert('Daily', 1),
    await templates.insert('Weekly', 1),
  ]);
  for (const templateId of [daily, weekly])
    await inTenant(() => standing.set(templateId, { weekdays: [1], cutoff: 600, paused: false }));
});
afterAll(() => database.drop());

it('the order of a day is noted for that standing order and that day alone', async () => {
  const days = ['2026-11-23', '2026-11-30'];
  for (const templateId of [daily, weekly]) for (const day of days) expect(await claim(templateId, day)).toBe(true);
  expect(await claim(daily, '2026-11-23')).toBe(false);
  await inTenant(() => standing.recordOrder(daily, '2026-11-30', 7));
  const noted = await database.dataSource.query<{ templateId: number; day: string }[]>(
    `SELECT template_id templateId, DATE_FORMAT(day, '%Y-%m-%d') day FROM standing_order_day WHERE order_id = 7`,
  );
  expect(noted.map(({ templateId, day }) => [Number(templateId), day])).toEqual([[daily, '2026-11-30']]);
});

it('one that was set to something else since it was read takes no day', async () => {
  expect(await claim(daily, '2026-12-14', 1)).toBe(false);
  expect(await claim(daily, '2026-12-14')).toBe(true);
});

it('one that is paused, or has ended, takes no day; the other one does', async () => {
  await inTenant(() => standing.set(daily, { weekdays: [1], cutoff: 600, paused: true }));
  expect(await claim(daily, '2026-12-07')).toBe(false);
  await inTenant(() => standing.remove(daily));
  expect(await claim(daily, '2026-12-07')).toBe(false);
  expect(await claim(weekly, '2026-12-07')).toBe(true);
});
