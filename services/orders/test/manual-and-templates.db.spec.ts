import type { Order, OrderTemplate } from '@depot/contracts/orders';
import type { TestApp } from '@depot/node-testing';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

let app: TestApp;
let trade: Trade;

beforeAll(async () => {
  app = await tradeApp();
  trade = await openTrade(app);
});
afterAll(() => app.close());

describe('manual orders', () => {
  const march = Date.UTC(2026, 2, 4, 15);

  it('are DONE at once, of any date, with the rates that were agreed, and their goods are gone', async () => {
    const [wheel] = await trade.receive([
      { productId: trade.goods.Yes, quantity: 1, weight: 800 },
      { productId: trade.goods.No, quantity: 10 },
    ]);
    const { body, status } = await trade.manager.post<{ obj: Order }>('/api/order/manual', {
      storeId: trade.tenant.store.id,
      time: march,
      orderItems: [
        { productId: trade.goods.Yes, quantity: 1, rate: 3.5, inventoryIds: [wheel!.inventoryId] },
        { productId: trade.goods.No, quantity: 4, rate: 0.75 },
      ],
    });
    expect(status).toBe(201);
    expect(body.obj).toMatchObject({ status: 'DONE', time: march, historyOrder: true });
    expect(body.obj.orderItems).toMatchObject([
      { weight: 8, rate: 3.5, scannedInvIds: [wheel!.inventoryId] },
      { quantity: 4, rate: 0.75 },
    ]);
    expect(await trade.level(trade.goods.No)).toMatchObject({ quantity: 6, bookedQuantity: 0 });
    const invoice = await trade.ops.post('/api/invoice', { orderId: body.obj.orderId });
    expect(invoice.body.obj.total).toBe(31);
  });

  it('take what had expired as well, for it has left already', async () => {
    const productId = await trade.addProduct('Old jar', 'No');
    await trade.receive([{ productId, quantity: 2, lot: 'OLD', expiry: '2026-01-31' }]);
    const { status } = await trade.manager.post('/api/order/manual', {
      storeId: trade.tenant.store.id,
      time: march,
      orderItems: [{ productId, quantity: 2, rate: 1 }],
    });
    expect([status, (await trade.level(productId)).quantity]).toEqual([201, 0]);
  });

  it('take nothing that is not free, and then leave nothing behind', async () => {
    await trade.store.post('/api/order', { orderItems: [{ productId: trade.goods.No, quantity: 5 }] });
    const { list } = (await trade.manager.get('/api/order')).body;
    const rejected = await trade.manager.post('/api/order/manual', {
      storeId: trade.tenant.store.id,
      time: march,
      orderItems: [{ productId: trade.goods.No, quantity: 2, rate: 1 }],
    });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'INSUFFICIENT_STOCK']);
    expect((await trade.manager.get('/api/order')).body.list).toEqual(list);
  });

  it('have happened: a day that has not come is refused', async () => {
    const { status, body } = await trade.manager.post('/api/order/manual', {
      storeId: trade.tenant.store.id,
      time: Date.now() + 2 * 86_400_000,
      orderItems: [{ productId: trade.goods.No, quantity: 1, rate: 1 }],
    });
    expect([status, body.details]).toMatchObject([400, [{ path: 'time' }]]);
  });

  it('are the admin group’s', async () => {
    const body = {
      storeId: trade.tenant.store.id,
      time: march,
      orderItems: [{ productId: trade.goods.No, quantity: 1, rate: 1 }],
    };
    expect((await trade.ops.post('/api/order/manual', body)).status).toBe(403);
    expect((await trade.store.post('/api/order/manual', body)).status).toBe(403);
  });
});

describe('order templates', () => {
  const body = (name: string, productIds: number[]) => ({
    name,
    subWarehouseId: trade.subWarehouseId,
    orderItems: productIds.map((productId) => ({ productId, quantity: 2 })),
  });
  const create = (name: string, productIds: number[], client = trade.store) =>
    client.post<{ obj: OrderTemplate; code: string }>('/api/order-template', body(name, productIds));

  it('are kept by their owner, one name once', async () => {
    const made = await create('Monday', [trade.goods.No, trade.goods.Yes]);
    expect(made.status).toBe(201);
    expect(made.body.obj.orderItems).toMatchObject([
      { productName: 'Jar of olives', quantity: 2, disabled: false },
      { productName: 'Wheel of cheese' },
    ]);
    const taken = await create('monday', [trade.goods.No]);
    expect([taken.status, taken.body.code]).toEqual([409, 'DUPLICATE']);
    expect((await create('Monday', [trade.goods.No], trade.manager)).status).toBe(201);
    const { id, version } = made.body.obj;
    const changed = await trade.store.put<{ obj: OrderTemplate }>('/api/order-template', {
      id,
      ...body('Tuesday', [trade.goods.Weighting]),
      version,
    });
    const late = { id, ...body('Wednesday', [trade.goods.No]), version };
    expect((await trade.manager.put('/api/order-template', late)).body.code).toBe('STALE');
    expect(changed.body.obj).toMatchObject({ id, name: 'Tuesday', orderItems: [{ productId: trade.goods.Weighting }] });
    const all = async (client = trade.store) =>
      (await client.get<{ list: OrderTemplate[] }>('/api/order-template')).body.list.map(({ name }) => name);
    expect(await all()).toEqual(['Tuesday']);
    expect(await all(trade.manager)).toEqual(['Monday', 'Tuesday']);
    const stranger = app.as(await trade.tenant.add('STORE'));
    expect((await stranger.get(`/api/order-template/query?id=${id}`)).status).toBe(404);
    expect((await stranger.delete(`/api/order-template?id=${id}`)).status).toBe(404);
    expect((await trade.store.delete(`/api/order-template?id=${id}`)).body.message).toBe('Order template removed.');
    expect((await trade.store.get(`/api/order-template/query?id=${id}`)).status).toBe(404);
  });

  it('hold products that can be ordered, each once, and say which cannot any more', async () => {
    const tin = await trade.addProduct('Tin of sardines', 'No');
    expect((await create('Twice', [tin, tin])).status).toBe(400);
    expect((await create('Unknown', [4_000_000])).status).toBe(400);
    expect((await create('None', [])).status).toBe(400);
    const { obj } = (await create('Fish', [tin, trade.goods.No])).body;
    await trade.manager.delete(`/api/product?id=${tin}`);
    const seen = await trade.store.get<{ obj: OrderTemplate }>(`/api/order-template/query?id=${obj.id}`);
    expect(seen.body.obj.orderItems.map(({ disabled }) => disabled)).toEqual([true, false]);
    expect((await create('Fish again', [tin])).status).toBe(400);
  });

  it('of a store hold what that store is offered, whoever edits them', async () => {
    const secret = await trade.addProduct('Truffle for one', 'No');
    await trade.manager.put('/api/user-product/user', { userId: trade.tenant.store.id, productIds: [trade.goods.No] });
    const { id, version } = (await create('Of the store', [trade.goods.No])).body.obj;
    const edit = (productId: number) =>
      trade.manager.put('/api/order-template', {
        id,
        version,
        name: 'Of the store',
        subWarehouseId: trade.subWarehouseId,
        orderItems: [{ productId, quantity: 1 }],
      });
    const rejected = await edit(secret);
    expect([rejected.status, rejected.body.details?.[0]?.path]).toEqual([400, 'orderItems.0.productId']);
    expect((await edit(trade.goods.No)).status).toBe(200);
  });
});
