import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Order, OrderCredit } from '@depot/contracts/orders';
import type { TestApp, TestClient, TestUser } from '@depot/node-testing';
import { billed } from './billed-trade.js';
import { openTrade, tradeApp, type Trade } from './trade.js';

describe('credit limit of a store', () => {
  let app: TestApp;
  let trade: Trade;
  let user: TestUser;
  let store: TestClient;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([
      { productId: trade.goods.No, quantity: 10_000 },
      { productId: trade.goods.Weighting, weight: 100_000 },
      ...[1000, 2000].map((weight) => ({ productId: trade.goods.Yes, quantity: 1, weight })),
    ]);
  });
  afterAll(() => app.close());

  const fresh = async (creditPolicy: string, creditLimit: number) => {
    user = await trade.addStore();
    store = app.as(user);
    const set = await trade.manager.put('/api/user', { id: user.id, creditPolicy, creditLimit });
    expect(set.body.obj).toMatchObject({ creditPolicy, creditLimit });
  };
  /** Jars cost $2.00 each. */
  const order = (jars: number) =>
    store.post<{ obj: Order; code: string; message: string }>('/api/order', {
      orderItems: [{ productId: trade.goods.No, quantity: jars }],
    });
  const standing = async () => (await store.get<{ obj: OrderCredit }>('/api/order/credit')).body.obj;
  const owe = (dollars: number, isPaid = false) =>
    billed(trade, [{ storeId: user.id, invoiceDate: Date.now() - 1000, quantity: 1, rate: dollars * 100, isPaid }]);

  it('stops an order that goes beyond it, and says by how much', async () => {
    await fresh('STOP', 100);
    await owe(50);
    await owe(500, true);
    expect((await order(10)).status).toBe(201);
    expect(await standing()).toEqual({ policy: 'STOP', limit: 100, owed: 50, openOrders: 20 });
    const refused = await order(16);
    expect([refused.status, refused.body.code]).toEqual([409, 'CREDIT_LIMIT']);
    expect(refused.body.message).toBe(
      `The credit limit of ${user.name} is $100.00. $50.00 is owed and $20.00 is in open orders; this order asks for $32.00 more.`,
    );
    const forThem = { storeId: user.id, orderItems: [{ productId: trade.goods.No, quantity: 16 }] };
    expect((await trade.admin.post('/api/order', forThem)).body.code).toBe('CREDIT_LIMIT');
    expect((await order(15)).status).toBe(201);
  });

  it('holds for parallel orders together', async () => {
    await fresh('STOP', 100);
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(10)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.filter(({ body }) => body.code === 'CREDIT_LIMIT')).toHaveLength(5);
    expect(await standing()).toMatchObject({ openOrders: 100 });
  });

  it('holds for edits that ask for more, together with new orders; asking for less is always possible', async () => {
    await fresh('STOP', 100);
    const first = (await order(10)).body.obj;
    const second = (await order(10)).body.obj;
    const change = ({ orderId, version }: Order, quantity: number) =>
      store.put('/api/order', { orderId, version, orderItemList: [{ productId: trade.goods.No, quantity }] });
    const answers = await Promise.all([change(first, 35), change(second, 35), order(25)]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect((await standing()).openOrders).toBeLessThanOrEqual(100);
    await trade.manager.put('/api/user', { id: user.id, creditLimit: 10 });
    const { obj } = (await store.get<{ obj: Order }>(`/api/order?orderId=${first.orderId}`)).body;
    expect((await change(obj, 9)).status).toBe(200);
  });

  it('a cancelled order and a payment make room', async () => {
    await fresh('STOP', 100);
    const { orderId } = (await order(50)).body.obj;
    expect((await order(1)).status).toBe(409);
    await store.put(`/api/order/cancel?id=${orderId}`);
    expect((await order(1)).status).toBe(201);
    await owe(98);
    expect((await order(1)).status).toBe(409);
    await trade.ops.post('/api/invoice/payment/store', { userId: user.id, amount: 2, method: 'CASH' });
    expect((await order(1)).status).toBe(201);
  });

  it('counts pieces that are not chosen yet with the average weight in stock', async () => {
    await fresh('STOP', 100);
    const placed = await store.post('/api/order', { orderItems: [{ productId: trade.goods.Yes, quantity: 2 }] });
    expect(placed.status).toBe(201);
    expect(await standing()).toMatchObject({ openOrders: 60 });
  });

  it('only warns where it is only to warn, and means nothing where there is none', async () => {
    await fresh('WARN', 1);
    expect((await order(10)).status).toBe(201);
    expect(await standing()).toEqual({ policy: 'WARN', limit: 1, owed: 0, openOrders: 20 });
    await trade.manager.put('/api/user', { id: user.id, creditPolicy: 'NONE' });
    expect(await standing()).toMatchObject({ policy: 'NONE' });
    expect((await trade.manager.put('/api/user', { id: trade.tenant.ops.id, creditPolicy: 'STOP' })).status).toBe(400);
    expect((await store.put('/api/user', { id: user.id, creditPolicy: 'NONE' })).status).toBe(403);
  });
});
