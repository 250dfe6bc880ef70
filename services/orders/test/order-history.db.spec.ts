import type { Order } from '@depot/contracts/orders';
import type { TestApp, TestClient } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('the story of an order', () => {
  let app: TestApp;
  let trade: Trade;
  const address = { name: 'Acme', address1: '1 Main St', city: 'Albany', state: 'NY', zipCode: '12207' };

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
    expect((await trade.store.put('/api/client/address', { ...address, type: 'SHIP' })).status).toBe(200);
  });
  afterAll(() => app.close());

  const read = async ({ orderId }: Pick<Order, 'orderId'>, by: TestClient) =>
    (await by.get<{ obj: Order }>(`/api/order?orderId=${orderId}&includeHistory=true`)).body.obj;
  const jars = (quantity: number) => [{ productId: trade.goods.No, quantity }];

  it('tells who did what, from the placing to the end', async () => {
    const { orderId, version } = (await trade.store.post<{ obj: Order }>('/api/order', { orderItems: jars(1) })).body
      .obj;
    await trade.store.put('/api/order', { orderId, version, orderItemList: jars(2) });
    await trade.ops.post('/api/order/process', { orderId, orderItemList: jars(2) });
    const refused = await trade.ops.post('/api/order/process', { orderId, orderItemList: jars(2) });
    expect(refused.status).toBe(409);
    await trade.manager.put(`/api/order/cancel?id=${orderId}`);
    const { store, ops, manager } = trade.tenant;
    const { history = [], shipAddress } = await read({ orderId }, trade.manager);
    expect(history.map(({ kind, user }) => [kind, user])).toEqual([
      ['PLACED', store.name],
      ['EDITED', store.name],
      ['PROCESSING', ops.name],
      ['CANCELLED', manager.name],
    ]);
    expect(history.map(({ time }) => time)).toEqual(history.map(({ time }) => time).toSorted((a, b) => a - b));
    expect(shipAddress).toMatchObject(address);
  });

  it('tells a store its own name only, and a reader of the store no addresses', async () => {
    const order = await shippedOrder(trade, { jars: 1 });
    const own = await read(order, trade.store);
    expect(own.history?.map(({ kind, user }) => [kind, user])).toEqual([
      ['PLACED', ''],
      ['PROCESSING', ''],
      ['OUTBOUND', ''],
      ['DONE', ''],
    ]);
    expect(own.shipAddress).toMatchObject(address);
    const seen = await read(order, app.as(trade.tenant.viewer));
    expect(seen.history).toHaveLength(4);
    expect(seen).not.toHaveProperty('shipAddress');
  });

  it('of an order recorded by hand begins with the recording', async () => {
    const { obj } = (
      await trade.manager.post<{ obj: Order }>('/api/order/manual', {
        storeId: trade.tenant.store.id,
        time: Date.now() - 1000,
        orderItems: [{ ...jars(1)[0], rate: 2 }],
      })
    ).body;
    const { history } = await read(obj, trade.ops);
    expect(history).toMatchObject([{ kind: 'RECORDED', user: trade.tenant.manager.name, time: obj.time }]);
  });

  it('is not told where nobody asks for it', async () => {
    const { orderId } = await shippedOrder(trade, { jars: 1 });
    expect((await trade.ops.get(`/api/order?orderId=${orderId}`)).body.obj).not.toHaveProperty('history');
  });
});
