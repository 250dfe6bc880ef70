import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import type { Order, OrderCredit } from '@depot/contracts/orders';
import type { TestApp, TestClient, TestUser } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

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
    const rejected = await order(16);
    expect([rejected.status, rejected.body.code]).toEqual([409, 'CREDIT_LIMIT']);
    expect(rejected.body.message).toBe(
      `The credit limit of ${user.name} is $100.00. $50.00 is owed and $20.00 is in open orders; this order asks for $32.00 more.`,
    );
    const forThem = { storeId: user.id, orderItems: [{ productId: trade.goods.No, quantity: 16 }] };
    expect((await trade.admin.post('/api/order', forThem)).body.code).toBe('CREDIT_LIMIT');
    expect((await order(15)).status).toBe(201);
  });

  it('holds for parallel orders together', async () => {
    await fresh('STOP', 100);
    const response = await Promise.all(Array.from({ length: 10 }, () => order(10)));
    expect(response.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(response.filter(({ body }) => body.code === 'CREDIT_LIMIT')).toHaveLength(5);
    expect(await standing()).toMatchObject({ openOrders: 100 });
  });

  it('holds for edits that ask for more, together with new orders; asking for less is always possible', async () => {
    await fresh('STOP', 100);
    const first = (await order(10)).body.obj;
    const second = (await order(10)).body.obj;
    const change = ({ orderId, version }: Order, quantity: number) =>
      store.put('/api/order', { orderId, version, orderItemList: [{ productId: trade.goods.No, quantity }] });
    const response = await Promise.all([change(first, 35), change(second, 35), order(25)]);
    expect(response.filter(({ status }) => status < 300)).toHaveLength(1);
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

  it('goods that have left count as well, until they are billed and owed for', async () => {
    await fresh('STOP', 100);
    const { obj } = (await order(40)).body;
    const { orderId } = obj;
    const lines = [{ productId: trade.goods.No, quantity: 40 }];
    expect((await trade.ops.post('/api/order/process', { orderId, orderItemList: lines })).status).toBe(200);
    expect(await standing()).toMatchObject({ owed: 0, openOrders: 80 });
    await trade.ops.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: lines });
    expect(await standing()).toMatchObject({ owed: 0, openOrders: 80 });
    expect((await order(11)).body.code).toBe('CREDIT_LIMIT');
    await trade.manager.put(`/api/order/direct-complete?id=${orderId}`);
    await trade.ops.post('/api/invoice', { orderId });
    expect(await standing()).toMatchObject({ owed: 80, openOrders: 0 });
    expect((await order(11)).body.code).toBe('CREDIT_LIMIT');
    expect((await order(10)).status).toBe(201);
  });

  it('counts what is billed while an order is weighed, as open or as owed', async () => {
    await fresh('STOP', 100);
    const { orderId } = await shippedOrder(trade, { jars: 30 }, user.id);
    const billing = app.app.get<BillingPort>(BILLING_PORT, { strict: false });
    let bills: Promise<{ status: number }> | undefined;
    /** Runs between the two reads of placing an order: open amounts and unbilled orders. */
    const billOnce = async <T>(seen: T) => {
      bills ??= Promise.resolve(trade.ops.post('/api/invoice', { orderId }));
      await bills;
      return seen;
    };
    const { owed, billedRates } = billing;
    jest.spyOn(billing, 'owed').mockImplementation(async (id) => billOnce(await owed.call(billing, id)));
    jest
      .spyOn(billing, 'billedRates')
      .mockImplementation(async (ids) => billOnce(await billedRates.call(billing, ids)));
    const placed = await order(25);
    jest.restoreAllMocks();
    expect((await bills)?.status).toBe(201);
    expect([placed.status, placed.body.code]).toEqual([409, 'CREDIT_LIMIT']);
    expect(await standing()).toMatchObject({ owed: 60, openOrders: 0 });
  });

  /** Placed, processed and shipped; the store confirms the delivery. */
  const delivered = async (jars: number) => {
    const { orderId } = (await order(jars)).body.obj;
    const lines = [{ productId: trade.goods.No, quantity: jars }];
    await trade.ops.post('/api/order/process', { orderId, orderItemList: lines });
    await trade.ops.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: lines });
    expect((await store.post('/api/order/confirm', { orderId })).status).toBe(200);
    return orderId;
  };

  it('a store does not free its limit by confirming what it has got: that counts until it is billed in full', async () => {
    await fresh('STOP', 500);
    await delivered(200);
    expect(await standing()).toMatchObject({ owed: 0, openOrders: 400 });
    expect((await order(51)).body.code).toBe('CREDIT_LIMIT');
    expect((await order(50)).status).toBe(201);
  });

  it('of an order that is billed in part, the rest counts', async () => {
    await fresh('STOP', 500);
    const orderItems = [
      { productId: trade.goods.No, quantity: 100 },
      { productId: trade.goods.Weighting, weight: 20 },
    ];
    const { obj } = (await store.post<{ obj: Order }>('/api/order', { orderItems })).body;
    const { orderId } = obj;
    await trade.ops.post('/api/order/process', { orderId, orderItemList: orderItems });
    await trade.ops.post('/api/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: orderItems });
    await store.post('/api/order/confirm', { orderId });
    const [jars, shrimp] = obj.orderItems.map(({ orderItemId }) => ({ orderItemId, rate: 2 }));
    expect((await trade.ops.post('/api/invoice', { orderId, orderItemList: [jars] })).status).toBe(201);
    expect(await standing()).toMatchObject({ owed: 200, openOrders: 40 });
    expect((await trade.ops.post('/api/invoice', { orderId, orderItemList: [shrimp] })).status).toBe(201);
    expect(await standing()).toMatchObject({ owed: 240, openOrders: 0 });
    expect((await trade.manager.put(`/api/order/cancel?id=${orderId}&addBack=true`)).status).toBe(200);
    expect(await standing()).toMatchObject({ owed: 0, openOrders: 0 });
  });

  it('holds for processing that makes an order dearer, by pieces or by rates', async () => {
    await fresh('STOP', 100);
    const { orderId } = (await order(45)).body.obj;
    const process = (line: object) =>
      trade.ops.post('/api/order/process', { orderId, orderItemList: [{ productId: trade.goods.No, ...line }] });
    const dearer = await process({ quantity: 2475 });
    expect([dearer.status, dearer.body.code]).toEqual([409, 'CREDIT_LIMIT']);
    expect((await process({ quantity: 45, rate: 110 })).body.code).toBe('CREDIT_LIMIT');
    expect((await trade.level(trade.goods.No)).bookedQuantity).toBeGreaterThanOrEqual(45);
    await trade.manager.put('/api/user', { id: user.id, creditLimit: 10 });
    expect((await process({ quantity: 44 })).status).toBe(200);
  });

  it('holds for parallel processing together with new orders', async () => {
    await fresh('STOP', 100);
    const orders = await Promise.all([1, 2, 3, 4].map(async () => (await order(10)).body.obj));
    const response = await Promise.all([
      ...orders.map(({ orderId }) =>
        trade.ops.post('/api/order/process', { orderId, orderItemList: [{ productId: trade.goods.No, quantity: 20 }] }),
      ),
      order(10),
    ]);
    expect(response.filter(({ body }) => body.code !== undefined).map(({ body }) => body.code)).toContain(
      'CREDIT_LIMIT',
    );
    const { openOrders } = await standing();
    expect(openOrders).toBe(100);
  });

  it('lets goods that have left be recorded, and warns', async () => {
    await fresh('STOP', 100);
    const manual = (jars: number) =>
      trade.manager.post('/api/order/manual', {
        storeId: user.id,
        time: Date.now(),
        orderItems: [{ productId: trade.goods.No, quantity: jars, rate: 2 }],
      });
    const fits = await manual(50);
    expect([fits.status, fits.body.message]).toEqual([201, undefined]);
    const beyond = await manual(1);
    expect(beyond.status).toBe(201);
    expect(beyond.body.message).toBe(
      `The credit limit of ${user.name} is $100.00. With this order $102.00 is owed or not billed yet.`,
    );
    expect(await standing()).toMatchObject({ owed: 0, openOrders: 102 });
    expect((await order(1)).body.code).toBe('CREDIT_LIMIT');
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
