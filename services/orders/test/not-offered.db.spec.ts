import type { Order } from '@depot/contracts/orders';
import type { TestApp, TestClient } from '@depot/node-testing';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('a product that a store is not offered', () => {
  let app: TestApp;
  let trade: Trade;
  /** Product hidden from the store's list, and a disabled one; both have plenty of stock. */
  let hidden: number;
  let disabled: number;
  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    hidden = await trade.addProduct('Hidden truffles', 'No');
    disabled = await trade.addProduct('Disabled salt', 'No');
    await trade.receive([trade.goods.No, hidden, disabled].map((productId) => ({ productId, quantity: 100 })));
    const shown = { userId: trade.tenant.store.id, productIds: [trade.goods.No, disabled] };
    expect((await trade.manager.put('/api/user-product/user', shown)).status).toBe(200);
    expect((await trade.manager.delete(`/api/product?id=${disabled}`)).status).toBe(200);
  });
  afterAll(() => app.close());

  const storeId = () => trade.tenant.store.id;
  const line = (productId: number, quantity = 1) => ({ productId, quantity });
  const both = () => [hidden, disabled];
  const rejected = async (
    asked: Promise<{ status: number; body: { code?: string; details?: unknown } }>,
    path: string,
  ) => {
    const { status, body } = await asked;
    expect([status, body.code, body.details]).toEqual([400, 'VALIDATION', [expect.objectContaining({ path })]]);
  };
  const place = async (client: TestClient) =>
    (await client.post<{ obj: Order }>('/api/order', { orderItems: [line(trade.goods.No)], storeId: storeId() })).body
      .obj;

  it('is neither ordered by it nor for it, alone or among others', async () => {
    for (const productId of both()) {
      await rejected(trade.store.post('/api/order', { orderItems: [line(productId)] }), 'orderItems.0.productId');
      const mixed = { storeId: storeId(), orderItems: [line(trade.goods.No), line(productId)] };
      await rejected(trade.store.post('/api/order', mixed), 'orderItems.1.productId');
      await rejected(trade.admin.post('/api/order', mixed), 'orderItems.1.productId');
    }
    expect((await trade.level(hidden)).bookedQuantity).toBe(0);
  });

  it('is not put on an order later, by nobody', async () => {
    const { orderId, version } = await place(trade.store);
    for (const productId of both()) {
      const orderItemList = [line(trade.goods.No), line(productId)];
      const path = 'orderItemList.1.productId';
      await rejected(trade.store.put('/api/order', { orderId, version, orderItemList }), path);
      await rejected(trade.manager.put('/api/order', { orderId, version, orderItemList }), path);
      await rejected(trade.ops.post('/api/order/process', { orderId, orderItemList }), path);
    }
    const { body } = await trade.store.get<{ obj: Order }>(`/api/order?orderId=${orderId}`);
    expect(body.obj).toMatchObject({ status: 'PENDING', version, orderItems: [{ productId: trade.goods.No }] });
  });

  it('is not named to a store that names its id, and neither is whether there is one', async () => {
    const nothing = 4_000_000_000;
    const { store, subWarehouseId, goods } = trade;
    const { orderId, version } = await place(store);
    for (const productId of [...both(), nothing]) {
      const orderItems = [line(productId)];
      const validated = await store.post('/api/order/validate', { orderItems });
      const productName = `Product ${productId} (not available)`;
      expect(validated.body.list).toEqual([{ productId, productName, requested: 1, available: 0 }]);
      const template = { name: 'Weekly', subWarehouseId, orderItems };
      const rejections = [
        await store.post('/api/order', { orderItems }),
        await store.put('/api/order', { orderId, version, orderItemList: [line(goods.No), line(productId)] }),
        await store.post('/api/order-template', template),
      ];
      for (const { status, body } of rejections)
        expect([status, body.details]).toEqual([
          400,
          [expect.objectContaining({ message: 'This product is not available.' })],
        ]);
    }
  });

  it('is not offered again to a store whose user had another role meanwhile', async () => {
    const { id } = await trade.tenant.add('STORE');
    await trade.manager.put('/api/user-product/user', { userId: id, productIds: [trade.goods.No] });
    for (const role of ['WAREHOUSE_OPS', 'STORE'])
      expect((await trade.manager.put('/api/user', { id, role })).status).toBe(200);
    const seen = await trade.manager.get(`/api/user-product/product-ids?storeId=${id}`);
    expect(seen.body).toMatchObject({ list: [trade.goods.No] });
  });

  it('stays on an order that has it already, and on what is written down afterwards', async () => {
    const kept = await trade.addProduct('Kept olives', 'No');
    await trade.receive([{ productId: kept, quantity: 100 }]);
    const orderItems = [line(kept, 2)];
    const { obj } = (await trade.admin.post<{ obj: Order }>('/api/order', { orderItems, storeId: storeId() })).body;
    expect((await trade.manager.delete(`/api/product?id=${kept}`)).status).toBe(200);
    const { orderId, version } = obj;
    const edit = { orderId, version, orderItemList: [line(kept, 3)] };
    expect((await trade.manager.put('/api/order', edit)).status).toBe(200);
    expect((await trade.ops.post('/api/order/process', { orderId, orderItemList: [line(kept, 3)] })).status).toBe(200);
    const manual = { storeId: storeId(), time: Date.now() - 1000, orderItems: [{ ...line(hidden), rate: 1 }] };
    expect((await trade.manager.post('/api/order/manual', manual)).status).toBe(201);
  });
});
