import type { Invoice } from '@depot/contracts/billing';
import type { FirstSteps } from '@depot/contracts/inventory';
import type { TestApp } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { openTrade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

let app: TestApp;
beforeAll(async () => {
  app = await tradeApp();
});
afterAll(() => app.close());

const stepsOf = async (by: Parameters<TestApp['as']>[0]) =>
  (await app.as(by).get<{ obj: FirstSteps }>('/api/dashboard/first-steps')).body.obj;
const doneBy = async (by: Parameters<TestApp['as']>[0]) =>
  Object.entries(await stepsOf(by)).flatMap(([step, isDone]) => (isDone === true ? [step] : []));

it('tells a new distributor step by step what is done', async () => {
  const { manager } = await app.seedTenant(); // seeds users as well, one of them a store
  const made = async (path: string, body: object) =>
    Number((await app.as(manager).post<{ obj: { id: number } }>(path, body)).body.obj.id);
  expect(await doneBy(manager)).toEqual(['hasStores']);
  const area = await made('/api/warehouse', { name: 'Cold store' });
  expect(await doneBy(manager)).toEqual(['hasAreas', 'hasStores']);
  await made('/api/category', { name: 'Dairy', subWarehouse: { id: area } });
  expect(await doneBy(manager)).toEqual(['hasAreas', 'hasCategories', 'hasStores']);
});

it('counts the company details as entered once they have an address', async () => {
  const { manager } = await app.seedTenant();
  const { body } = await app.as(manager).get('/api/seller');
  const save = (more: object) => app.as(manager).put('/api/seller', { ...body.obj, version: undefined, ...more });
  expect((await save({ phone: '1' })).status).toBe(200);
  expect(await doneBy(manager)).toEqual(['hasStores']);
  expect((await save({ address: '12 Harbor Street' })).status).toBe(200);
  expect(await doneBy(manager)).toEqual(['hasCompany', 'hasStores']);
});

it('goes on from goods to a paid invoice; an order says what must have been there before it', async () => {
  const trade = await openTrade(app);
  const { manager, store } = trade.tenant;
  const before = ['hasAreas', 'hasCategories', 'hasProducts', 'hasStores'];
  expect(await doneBy(manager)).toEqual(before);
  await trade.receive([{ productId: trade.goods.No, quantity: 5 }]);
  expect(await doneBy(manager)).toEqual([...before, 'hasReceived']);
  const lines = [{ productId: trade.goods.No, quantity: 1 }];
  const place = async () =>
    Number((await trade.admin.post('/api/order', { storeId: store.id, orderItems: lines })).body.obj.orderId);
  await trade.admin.put(`/api/order/cancel?id=${await place()}`);
  expect(await doneBy(manager)).toEqual([...before, 'hasReceived']);

  const orderId = await place();
  await place(); // and one that stays behind
  const done = [...before, 'hasReceived', 'hasOrdered'];
  await trade.ops.post('/api/order/process', { orderId, orderItemList: lines });
  expect([await doneBy(manager), (await stepsOf(manager)).orderId]).toEqual([done, orderId]);
  await trade.ops.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: lines });
  expect(await doneBy(manager)).toEqual([...done, 'hasShipped']);
  await trade.manager.put(`/api/order/direct-complete?id=${orderId}`);
  expect([await doneBy(manager), (await stepsOf(manager)).orderId]).toEqual([[...done, 'hasShipped'], orderId]);
  const { body } = await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId });
  expect(await doneBy(manager)).toEqual([...done, 'hasShipped', 'hasBilled']);
  await trade.ops.put('/api/invoice/paid', { invoiceIds: [body.obj.invoiceId] });
  expect(await doneBy(manager)).toEqual([...done, 'hasShipped', 'hasBilled', 'hasPaid']);
});

it('takes a paid invoice for the furthest, and a credit for none', async () => {
  const trade = await openTrade(app);
  const { manager, store } = trade.tenant;
  const invoice = { storeId: store.id, invoiceDate: Date.now(), quantity: 1, rate: 200 };
  await billed(trade, [{ ...invoice, isPaid: true, isCredit: true }]);
  expect((await stepsOf(manager)).hasBilled).toBe(false);
  await billed(trade, [{ ...invoice, isPaid: true }, invoice]);
  expect(await stepsOf(manager)).toMatchObject({ hasBilled: true, hasPaid: true });
});

it('is told of the own tenant alone, and to who sets it up', async () => {
  const { manager, ops, store } = await app.seedTenant('Empty Foods');
  expect(await doneBy(manager)).toEqual(['hasStores']);
  for (const other of [ops, store]) expect((await app.as(other).get('/api/dashboard/first-steps')).status).toBe(403);
});
