import type { Invoice } from '@depot/contracts/billing';
import type { Order, OrderReturn } from '@depot/contracts/orders';
import type { TestAnswer, TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** Topics of a store's paper and of its order, sorted. */
const billing = ['invoices', 'orders'];
const returning = ['invoices', 'orders', 'returns'];

describe('who looks at a list is told of every change of what is on it', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([
      { productId: trade.goods.No, quantity: 1_000 },
      { productId: trade.goods.Weighting, weight: 10_000 },
    ]);
  });
  afterAll(() => app.close());

  /** Topics published by a successful step: to its store and the warehouse, and to the warehouse alone. */
  const told = async <T>(step: () => Promise<TestAnswer<T>>) => {
    const rows = (after: number) =>
      app.database.dataSource.query<{ id: string; storeId: number | null; topics: string }[]>(
        'SELECT id, store_id AS storeId, topics FROM live_change WHERE tenant_id = ? AND id > ? ORDER BY id',
        [trade.tenant.tenantId, after],
      );
    const before = Number((await rows(0)).at(-1)?.id ?? 0);
    const { status, body } = await step();
    expect([status < 300, body]).toEqual([true, body]);
    const changes = await rows(before);
    const to = (id: number | null) => {
      const heard = changes.filter(({ storeId }) => storeId === id).flatMap(({ topics }) => topics.split(' '));
      return [...new Set(heard)].sort();
    };
    return { store: to(trade.tenant.store.id), warehouse: to(null), body };
  };

  it('each step of an order, to its store too; that of the stock, to the warehouse alone', async () => {
    const lines = (quantity: number) => [{ productId: trade.goods.No, quantity }];
    const placed = await told(() => trade.store.post<{ obj: Order }>('/api/order', { orderItems: lines(2) }));
    const { orderId, version, orderItems } = placed.body.obj;
    const order = ['orders', `order:${orderId}`].sort();
    expect(placed).toMatchObject({ store: order, warehouse: ['inventory'] });
    const goods = { orderId, inventoryList: [], nonWeightOrderItems: lines(1) };
    const kept = [{ orderItemId: orderItems[0]!.orderItemId, ...lines(1)[0] }];
    for (const [step, warehouse] of [
      [() => trade.store.put('/api/order', { orderId, version, orderItemList: kept }), ['inventory']],
      [() => trade.ops.post('/api/order/process', { orderId, orderItemList: lines(1) }), []],
      [() => trade.ops.post('/api/order/outbound', goods), ['inventory']],
      [() => trade.manager.put(`/api/order/direct-complete?id=${orderId}`), []],
      [() => trade.manager.put(`/api/order/cancel?id=${orderId}`), []],
      [() => trade.manager.delete(`/api/order?id=${orderId}`), []],
    ] as const)
      expect(await told<object>(step)).toMatchObject({ store: order, warehouse });
  });

  it('what a distributor is allowed and called, whoever says so', async () => {
    const { admin } = await openTrade(app);
    const changed = { id: trade.tenant.tenantId, name: 'Acme Foods' };
    expect(await told(() => admin.put('/api/admin/warehouse', changed))).toMatchObject({ warehouse: ['session'] });
  });

  it('an order that is recorded by hand, and what it took', async () => {
    const recorded = { storeId: trade.tenant.store.id, time: Date.now() - 1000 };
    const orderItems = [{ productId: trade.goods.No, quantity: 1, rate: 1 }];
    const made = await told(() => trade.manager.post<{ obj: Order }>('/api/order/manual', { ...recorded, orderItems }));
    expect(made).toMatchObject({
      store: ['orders', `order:${made.body.obj.orderId}`].sort(),
      warehouse: ['inventory'],
    });
  });

  it('each step of an invoice', async () => {
    const { orderId } = await shippedOrder(trade, { jars: 3 });
    const made = await told(() => trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId }));
    expect(made).toMatchObject({ store: billing, warehouse: [] });
    const { invoiceId, invoiceItems } = made.body.obj;
    const edited = [{ invoiceItemId: invoiceItems[0]!.invoiceItemId, quantity: 2 }];
    expect(await told(() => trade.ops.put('/api/invoice', { invoiceId, invoiceItems: edited }))).toMatchObject({
      store: billing,
    });
    const price = { productId: trade.goods.No, price: 3, wholesalePrice: 3, start: 0, end: Date.now() + 1 };
    expect(await told(() => trade.manager.put('/api/correction/invoice-product-price', price))).toMatchObject({
      store: billing,
    });
    const part = { invoiceId, amount: 1, method: 'CASH' };
    const paid = await told(() => trade.ops.post<{ obj: { paymentId: number } }>('/api/invoice/payment', part));
    expect(paid.store).toEqual(billing);
    const { paymentId } = paid.body.obj;
    const reversed = await told(() => trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' }));
    expect(reversed.store).toContain('invoices');
    expect((await told(() => trade.ops.put('/api/invoice/paid', { invoiceIds: [invoiceId] }))).store).toEqual(billing);
  });

  it('an invoice of nothing that is marked as paid', async () => {
    const { orderId, orderItems } = await shippedOrder(trade, { jars: 1 });
    const orderItemList = orderItems.map(({ orderItemId }) => ({ orderItemId, quantity: 1, rate: 0 }));
    const { obj } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId, orderItemList })).body;
    const paid = await told(() => trade.ops.put('/api/invoice/paid', { invoiceIds: [obj.invoiceId] }));
    expect(paid.store).toEqual(billing);
  });

  it('each step of a return', async () => {
    const { orderId, orderItems } = await shippedOrder(trade, { jars: 3 });
    const items = (returnQty: number) =>
      orderItems.map(({ orderItemId, productId }) => ({ orderItemId, productId, returnQty, quantity: 0 }));
    const made = await told(() => trade.ops.post<{ obj: OrderReturn }>('/api/return', { orderId, items: items(1) }));
    const { id, version } = made.body.obj;
    expect(made.store).toEqual(returning);
    expect((await told(() => trade.ops.put('/api/return', { id, version, items: items(2) }))).store).toEqual(returning);
    expect((await told(() => trade.manager.delete(`/api/return?id=${id}`))).store).toEqual(returning);
  });

  it('what is kept out of ordering, or counted anew', async () => {
    const productId = trade.goods.Weighting;
    const weight = { product: { productId, totalWeight: 99, reason: 'Weighed again' } };
    const counted = await told(() => trade.manager.put('/api/product/weight', weight));
    expect(counted).toMatchObject({ store: [], warehouse: ['inventory'] });
    const product = { productId: trade.goods.No, reserved: 2 };
    expect(await told(() => trade.admin.put('/api/product', { product }))).toMatchObject({
      store: [],
      warehouse: ['inventory'],
    });
  });
});
