import type { AgeingRow, Statement, StoreBalance } from '@depot/contracts/reports';
import { addDays, dayOf, formatDay, startOfDay } from '@depot/contracts/time';
import type { TestApp } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const timezone = 'America/New_York';
/** Days after the due day with which each bucket ends, as people count them; the last has no end. */
const lastDays = [0, 30, 60, 90];
/** Days in which invoices are to be paid. */
const terms = 30;

let app: TestApp;
let trade: Trade;
beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
});
afterAll(() => app.close());

const rowOf = async (storeId: number) => {
  const { list } = (await trade.manager.get<{ list: AgeingRow[] }>('/api/report/ageing')).body;
  return list.find(({ userId }) => userId === storeId);
};

it('every invoice is in the bucket of its due day, in whole days, to the millisecond', async () => {
  const store = await trade.addStore();
  const today = dayOf(Date.now(), timezone);
  const beginOf = (daysPastDue: number) => startOfDay(addDays(today, -terms - daysPastDue), timezone);
  // Amounts are powers of two, so that the sum of a bucket shows its invoices.
  const dated = lastDays.flatMap((last, bucket) => [
    { bucket, invoiceDate: beginOf(last) },
    { bucket, invoiceDate: beginOf(last) + 1 },
    { bucket: bucket + 1, invoiceDate: beginOf(last) - 1 },
    { bucket: bucket + 1, invoiceDate: beginOf(last + 1) },
  ]);
  const invoices = [
    ...dated,
    { bucket: 0, invoiceDate: beginOf(-1) },
    { bucket: 4, invoiceDate: Date.UTC(2023, 0, 1) },
  ].map((one, at) => ({ ...one, rate: 2 ** at }));
  await billed(
    trade,
    invoices.map(({ invoiceDate, rate }) => ({ storeId: store.id, invoiceDate, quantity: 1, rate })),
  );
  const expected = [0, 1, 2, 3, 4].map(
    (bucket) => invoices.reduce((sum, one) => (one.bucket === bucket ? sum + one.rate : sum), 0) / 100,
  );
  const row = await rowOf(store.id);
  expect(row?.amounts).toEqual(expected);
  expect(row?.owed).toBe((2 ** invoices.length - 1) / 100);

  // The statement asks in SQL of its own.
  const of = { userId: store.id, start: beginOf(0), end: Date.now() };
  const { ageing } = (await trade.manager.post<{ obj: Statement }>('/api/report/statement', of)).body.obj;
  expect(ageing.map(({ amount }) => amount)).toEqual(expected);
});

it('the balance of a store is one figure for all, as of today, with what is overdue of it', async () => {
  const store = await trade.addStore();
  const today = dayOf(Date.now(), timezone);
  const dueToday = startOfDay(addDays(today, -terms), timezone);
  const balanceOf = (userId: number, by = trade.manager) =>
    by.get<{ obj: StoreBalance }>(`/api/report/balance?userId=${userId}`);
  expect((await balanceOf(store.id)).body.obj).toMatchObject({ balance: 0, overdue: 0, formattedBalance: '$0.00' });
  const one = { storeId: store.id, quantity: 1 };
  await billed(trade, [
    { ...one, invoiceDate: dueToday, rate: 1000 },
    { ...one, invoiceDate: dueToday - 1, rate: 234 },
  ]);
  const { obj } = (await balanceOf(store.id)).body;
  expect(obj).toEqual({
    userId: store.id,
    balance: 12.34,
    formattedBalance: '$12.34',
    overdue: 2.34,
    formattedOverdue: '$2.34',
    asOf: today,
    formattedAsOf: formatDay(today),
  });
  expect((await rowOf(store.id))?.owed).toBe(obj.balance);
  const own = app.as(store);
  expect((await balanceOf(store.id, own)).body.obj).toEqual(obj);
  expect((await balanceOf(trade.tenant.store.id, own)).status).toBe(404);
  expect((await balanceOf(4_000_000_000)).status).toBe(404);
});

it('what a store owes is still told, with its name, where its user has another role by now', async () => {
  const { id: userId, name } = await trade.addStore();
  const period = { start: Date.now() - 1_000, end: Date.now() + 1_000 };
  await billed(trade, [{ storeId: userId, invoiceDate: Date.now(), quantity: 1, rate: 500 }]);
  expect((await trade.manager.put('/api/user', { id: userId, role: 'WAREHOUSE_OPS' })).status).toBe(200);
  expect(await rowOf(userId)).toMatchObject({ name, owed: 5 });
  const sales = await trade.manager.post('/api/report/sales', {
    startDate: period.start,
    endDate: period.end,
    timezone,
  });
  expect(sales.body.list).toContainEqual(expect.objectContaining({ userId, name, owed: 5 }));
  const account = await trade.manager.post('/api/report/statement', { userId, ...period });
  expect(account.body.obj).toMatchObject({ clientName: name, balance: 5 });
  expect((await trade.store.post('/api/report/statement', { userId, ...period })).status).toBe(404);
});

it('a credit takes from its own bucket; what is paid and what other stores owe is in none', async () => {
  const [store, other] = [await trade.addStore(), await trade.addStore()];
  const today = Date.now() - 1;
  const old = startOfDay(addDays(dayOf(today, timezone), -terms - 45), timezone);
  await billed(trade, [
    { storeId: store.id, invoiceDate: today, quantity: 1, rate: 10_000 },
    { storeId: store.id, invoiceDate: old, quantity: 1, rate: 700 },
    { storeId: store.id, invoiceDate: old, quantity: 1, rate: 200, isCredit: true },
    { storeId: store.id, invoiceDate: old, quantity: 1, rate: 5_000, isPaid: true },
    { storeId: other.id, invoiceDate: old, quantity: 1, rate: 900 },
  ]);
  expect(await rowOf(store.id)).toMatchObject({ amounts: [100, 0, 5, 0, 0], owed: 105 });
  expect(await rowOf(other.id)).toMatchObject({ amounts: [0, 0, 9, 0, 0], owed: 9 });
});
