import type { FirstSteps } from '@depot/contracts/inventory';
import type { TestApp } from '@depot/node-testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { openTrade, tradeApp } from './trade.js';

let app: TestApp;
beforeAll(async () => {
  app = await tradeApp();
});
afterAll(() => app.close());

const stepsOf = async (by: Parameters<TestApp['as']>[0]) =>
  (await app.as(by).get<{ obj: FirstSteps }>('/api/dashboard/first-steps')).body.obj;
const doneBy = async (by: Parameters<TestApp['as']>[0]) =>
  Object.entries(await stepsOf(by)).flatMap(([step, isDone]) => (isDone ? [step] : []));

it('tells a new distributor step by step what is done', async () => {
  const { manager } = await app.seedTenant(); // with its people, of whom one is a store
  const made = async (path: string, body: object) =>
    Number((await app.as(manager).post<{ obj: { id: number } }>(path, body)).body.obj.id);
  expect(await doneBy(manager)).toEqual(['hasStores']);
  const area = await made('/api/warehouse', { name: 'Cold store' });
  expect(await doneBy(manager)).toEqual(['hasAreas', 'hasStores']);
  await made('/api/category', { name: 'Dairy', subWarehouse: { id: area } });
  expect(await doneBy(manager)).toEqual(['hasAreas', 'hasCategories', 'hasStores']);
});

it('goes on to goods and orders, which say what must have been there before them', async () => {
  const trade = await openTrade(app);
  const { manager, store } = trade.tenant;
  const before = ['hasAreas', 'hasCategories', 'hasProducts', 'hasStores'];
  expect(await doneBy(manager)).toEqual(before);
  await trade.receive([{ productId: trade.goods.No, quantity: 5 }]);
  expect(await doneBy(manager)).toEqual([...before, 'hasReceived']);
  const orderItems = [{ productId: trade.goods.No, quantity: 1 }];
  expect((await trade.admin.post('/api/order', { storeId: store.id, orderItems })).status).toBe(201);
  expect(await doneBy(manager)).toEqual([...before, 'hasReceived', 'hasOrdered']);
});

it('is told of the own tenant alone, and to who sets it up', async () => {
  const { manager, ops, store } = await app.seedTenant('Empty Foods');
  expect(await doneBy(manager)).toEqual(['hasStores']);
  for (const other of [ops, store]) expect((await app.as(other).get('/api/dashboard/first-steps')).status).toBe(403);
});
