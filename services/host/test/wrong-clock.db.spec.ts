import { MailOutbox, OutboxWorker, type ScheduledTask, ScheduledTasks } from '@depot/node-platform';
import type { TestApp } from '@depot/node-testing';
import { providerOf } from '@depot/service-testing/provider-of';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';

// Starts processes of the product.
jest.setTimeout(180_000);

interface Jobs {
  begin(work: object): Promise<number>;
  getState(id: number): Promise<{ status: string }>;
}
interface Imports {
  begin(kind: string, fileName: string, start: { dryRun: boolean }): Promise<number>;
  find(id: number): Promise<{ status: string }>;
}
interface LiveRows {
  listForTenant(after: number, ageMs: number, limit: number): Promise<object[]>;
}

const hour = 3_600_000;
const everyDay = { weekdays: [1, 2, 3, 4, 5, 6, 7], cutoff: 0, paused: false };

let app: TestApp;
let trade: Trade;
const tasks: ScheduledTask[] = [];
beforeAll(async () => {
  const add = jest.spyOn(ScheduledTasks.prototype, 'add').mockImplementation((task) => void tasks.push(task));
  app = await wholeProduct();
  add.mockRestore();
  trade = await openTrade(app);
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => app.close());

/** Sets the clock of this process off by `ms`; the database's clock stays right. */
function clockIsOffBy(ms: number) {
  const right = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => right() + ms);
}
const run = async (name: string) => {
  const task = tasks.find((each) => each.name === name);
  if (!task) throw new Error(`There is no task "${name}".`);
  await task.run(new AbortController().signal);
};
const rows = (sql: string) => app.database.dataSource.query<object[]>(sql);

beforeEach(() => app.database.dataSource.query('DELETE FROM outbox'));

test('a mail that another process is sending is not sent again by one whose clock is ahead', async () => {
  const sent: string[] = [];
  const worker = app.app.get(OutboxWorker, { strict: false });
  worker.registerDelivery('mail', async (mail) => {
    sent.push((mail as { to: string }).to);
    if (sent.length > 1) return 'SENT';
    clockIsOffBy(hour);
    await worker.sendDue();
    return 'SENT';
  });
  const mail = { to: 'one@store.test', subject: 'Once', body: 'Once.' };
  await app.app.get(MailOutbox, { strict: false }).queueMail(mail);
  await worker.sendDue();
  expect(sent).toEqual(['one@store.test']);
});

test('a mail that a process wrote whose clock is ahead leaves at once', async () => {
  clockIsOffBy(hour);
  await app.app.get(MailOutbox, { strict: false }).queueMail({ to: 'two@store.test', subject: 'Now', body: 'Now.' });
  jest.restoreAllMocks();
  const worker = app.app.get(OutboxWorker, { strict: false });
  worker.registerDelivery('mail', async () => 'SENT');
  expect(await worker.sendDue()).toBe(1);
});

test('a document in the making is not told as interrupted, nor removed once it is made', async () => {
  const jobs = providerOf<Jobs>(app, 'JobService');
  const id = await trade.asManager(() => jobs.begin({ total: 1, make: () => Promise.resolve(undefined) }));
  clockIsOffBy(2 * hour);
  expect(await trade.asManager(() => jobs.getState(id))).toMatchObject({ status: 'WAITING' });
  await run('old document jobs');
  expect(await trade.asManager(() => jobs.getState(id))).toMatchObject({ status: 'WAITING' });
});

test('an import under way is not given up', async () => {
  const runs = providerOf<Imports>(app, 'ImportRunRepository');
  const id = await trade.asManager(() => runs.begin('stock', 'stock.csv', { dryRun: false }));
  clockIsOffBy(hour);
  expect(await trade.asManager(() => runs.find(id))).toMatchObject({ status: 'CHECKING' });
  await run('imports that died');
  jest.restoreAllMocks();
  expect(await trade.asManager(() => runs.find(id))).toMatchObject({ status: 'CHECKING' });
});

/** A template of the store that orders by itself every day. */
async function standingOrder(name: string) {
  const orderItems = [{ productId: trade.goods.No, quantity: 1 }];
  const template = { name, subWarehouseId: trade.subWarehouseId, orderItems };
  const { body } = await trade.store.post('/api/order-template', template);
  await trade.store.put('/api/order-template/standing', { id: Number(body.obj.id), standing: everyDay });
}

test('a standing order counts from now, whatever the clock of the process that sets it says', async () => {
  clockIsOffBy(hour);
  await standingOrder('Set ahead');
  const isLate = 'since > UNIX_TIMESTAMP() * 1000 + 60000';
  expect(await rows(`SELECT ${isLate} AS isLate FROM standing_order`)).toEqual([{ isLate: 0 }]);
});

test('a standing order waits for its cutoff, and the comparison of a day for the day', async () => {
  await trade.receive([{ productId: trade.goods.No, quantity: 10 }]);
  await standingOrder('Daily');
  const [{ today }] = (await rows('SELECT UTC_DATE() AS today')) as [{ today: string }];
  clockIsOffBy(24 * hour);
  await run('standing orders');
  await run('reconcile');
  expect(await rows('SELECT * FROM standing_order_day')).toEqual([]);
  expect(await rows('SELECT DISTINCT day FROM reconcile_run')).toEqual([{ day: today }]);
});

test('what was changed a moment ago is kept for who was away, and told', async () => {
  const lately = () => trade.inTenant(() => providerOf<LiveRows>(app, 'LiveRows').listForTenant(0, 60_000, 500));
  await trade.addProduct('Tin of beans', 'No');
  const before = await lately();
  expect(before).not.toEqual([]);
  clockIsOffBy(2 * hour);
  await run('old live changes');
  expect(await lately()).toEqual(before);
});
