import type { Invoice } from '@depot/contracts/billing';
import type { Product } from '@depot/contracts/catalog';
import type { Order } from '@depot/contracts/orders';
import type { Statement, UsageReport } from '@depot/contracts/reports';
import type { TestApp, TestUser } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, expect, it } from '@jest/globals';

const address = { name: 'Corner Deli', address1: '1 Main St', city: 'Salem', state: 'MA', zipCode: '01970' };

let app: TestApp;
let trade: Trade;
beforeAll(async () => {
  app = await wholeProduct();
  trade = await openTrade(app);
  await trade.receive([
    { productId: trade.goods.No, quantity: 100 },
    { productId: trade.goods.Weighting, weight: 10_000 },
  ]);
});
afterAll(() => app.close());

/** The user of a store works in the warehouse from now on. */
const hire = async ({ id }: TestUser) =>
  expect((await trade.manager.put('/api/user', { id, role: 'WAREHOUSE_OPS' })).status).toBe(200);

it('papers of a store whose user has another role by now still say where goods and bills go', async () => {
  const store = await trade.addStore();
  for (const type of ['BILL', 'SHIP'])
    expect((await app.as(store).put('/api/client/address', { type, ...address })).status).toBe(200);
  const { orderId } = await shippedOrder(trade, { jars: 2 }, store.id);
  await hire(store);

  const { body } = await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId });
  expect([body.obj.billAddress, body.obj.shipAddress]).toEqual([
    { ...address, address2: '' },
    { ...address, address2: '' },
  ]);
  const seen = await trade.ops.get<{ obj: Order }>(`/api/order?orderId=${orderId}&includeHistory=true`);
  expect(seen.body.obj.shipAddress).toMatchObject(address);
  const account = await trade.manager.post<{ obj: Statement }>('/api/report/statement', {
    userId: store.id,
    start: 0,
    end: Date.now(),
  });
  expect(account.body.obj.address).toContain('1 Main St');
});

it('unpaid invoices of such a store follow a correction, at the price that it was granted', async () => {
  const store = await trade.addStore({ wholesalePrice: true });
  const { orderId } = await shippedOrder(trade, { jars: 4 }, store.id);
  const { invoiceId } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
  await hire(store);

  const correction = {
    productId: trade.goods.No,
    price: 3,
    wholesalePrice: 1.25,
    storeIds: [store.id],
    start: 0,
    end: Date.now(),
  };
  const corrected = await trade.manager.put('/api/correction/invoice-product-price', correction);
  expect(corrected.body).toMatchObject({
    list: [invoiceId],
    changes: [{ invoiceId, storeName: store.name, before: 6, after: 5 }],
  });
});

it('what such a store got stands among that of all stores, under its name; asked for are stores, or all', async () => {
  const store = await trade.addStore();
  const start = Date.now();
  await shippedOrder(trade, { jars: 6 }, store.id);
  await hire(store);
  const body = { productIds: [trade.goods.No], start, end: Date.now() };
  const ask = (stores: object) => trade.manager.post<UsageReport>('/api/report/product-usage', { ...body, ...stores });

  const all = await ask({ allStores: true });
  expect(all.body).toMatchObject({
    list: [{ totalQuantity: 6, stores: [{ storeId: store.id, quantity: 6 }] }],
    storeNames: [{ id: store.id, name: store.name }],
  });
  // Chosen ones are named though they got nothing.
  const chosen = await ask({ storeIds: [trade.tenant.store.id] });
  expect(chosen.body).toMatchObject({ list: [], storeNames: [{ id: trade.tenant.store.id }] });
  for (const none of [{}, { allStores: false }, { storeIds: [] }]) {
    const { status, body: refusal } = await ask(none);
    expect([status, refusal]).toMatchObject([400, { code: 'VALIDATION', details: [{ path: 'storeIds' }] }]);
  }
  const file = await trade.manager.post('/api/document/product-usage/download?format=csv', {
    ...body,
    allStores: true,
  });
  expect(file.bytes.toString()).toContain(store.name);
});

it('all products are those that somebody got, of a place or everywhere, unless some are named', async () => {
  const store = await trade.addStore();
  const start = Date.now();
  await shippedOrder(trade, { jars: 2, shrimp: 4 }, store.id);
  const body = { storeIds: [store.id], start, end: Date.now() };
  const ask = (products: object) =>
    trade.manager.post<UsageReport>('/api/report/product-usage', { ...body, ...products });
  const got = async (products: object) => (await ask(products)).body.list.map(({ productId }) => productId).sort();

  const both = [trade.goods.No, trade.goods.Weighting].sort();
  expect(await got({ allProducts: true })).toEqual(both);
  const { list } = (await trade.manager.get<{ list: Product[] }>('/api/product')).body;
  const { subWarehouse, category } = list.find(({ productId }) => productId === trade.goods.No)!;
  expect(await got({ allProducts: true, subWarehouseId: subWarehouse.id, categoryId: category.id })).toEqual(both);
  for (const elsewhere of [{ subWarehouseId: subWarehouse.id + 1000 }, { categoryId: category.id + 1000 }])
    expect(await got({ allProducts: true, ...elsewhere })).toEqual([]);
  expect(await got({ productIds: [trade.goods.No] })).toEqual([trade.goods.No]);
  for (const none of [{}, { allProducts: false }, { productIds: [] }]) {
    const { status, body: refusal } = await ask(none);
    expect([status, refusal]).toMatchObject([400, { code: 'VALIDATION', details: [{ path: 'productIds' }] }]);
  }
});
