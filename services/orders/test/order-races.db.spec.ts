import type { Order } from '@depot/contracts/orders';
import type { TestAnswer, TestApp } from '@depot/node-testing';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

interface Answer {
  obj: Order;
  code?: string;
}
const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Counts responses by result, e.g. `{ '200': 1, '409 STALE': 3 }`. */
function outcomes(response: readonly TestAnswer<{ code?: string }>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of response) {
    const outcome = body.code ? `${status} ${body.code}` : String(status);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe('many people at the same moment', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await Promise.all([trade.store.get('/api/order'), trade.ops.get('/api/order'), trade.manager.get('/api/order')]);
  });
  afterAll(() => app.close());

  let product: number;
  beforeEach(async () => {
    product = await trade.addProduct(`Tin ${expect.getState().currentTestName}`, 'No');
    await trade.receive([{ productId: product, quantity: 5 }]);
  });

  const place = (quantity = 1, headers?: Record<string, string>) =>
    trade.store.post<Answer>('/api/order', { orderItems: [{ productId: product, quantity }] }, headers);
  const process = ({ orderId, orderItems }: Order) =>
    trade.ops.post<Answer>('/api/order/process', {
      orderId,
      orderItemList: orderItems.map(({ productId, quantity }) => ({ productId, quantity })),
    });
  const outbound = ({ orderId }: Order, quantity: number, headers?: Record<string, string>) =>
    trade.ops.post<Answer>(
      '/api/order/outbound',
      { orderId, inventoryList: [], nonWeightOrderItems: [{ productId: product, quantity }] },
      headers,
    );
  const cancel = ({ orderId }: Order) => trade.manager.put<Answer>(`/api/order/cancel?id=${orderId}`);

  it('20 orders for the last 5 pieces: exactly 5 are placed', async () => {
    const response = await times(20, () => place());
    expect(outcomes(response)).toEqual({ '201': 5, '409 INSUFFICIENT_STOCK': 15 });
    expect(await trade.level(product)).toMatchObject({ quantity: 5, bookedQuantity: 5 });
    const ids = response.filter(({ status }) => status === 201).map(({ body }) => body.obj.displayId);
    expect(new Set(ids).size).toBe(5);
  });

  it('the same idempotency key ten times: one order, ten equal answers', async () => {
    const response = await times(10, () => place(1, { 'idempotency-key': `once-${product}` }));
    expect(outcomes(response)).toEqual({ '201': 10 });
    expect(new Set(response.map(({ body }) => body.obj.orderId)).size).toBe(1);
    expect((await trade.level(product)).bookedQuantity).toBe(1);
  });

  it('processed and cancelled at once: both may happen in turn, and no booking is left', async () => {
    const { obj: order } = (await place(3)).body;
    const [processed, cancelled] = await Promise.all([process(order), cancel(order)]);
    expect(cancelled.status).toBe(200);
    expect([200, 409]).toContain(processed.status);
    expect(await trade.level(product)).toMatchObject({ quantity: 5, bookedQuantity: 0 });
    const now = await trade.ops.get<Answer>(`/api/order?orderId=${order.orderId}`);
    expect(now.body.obj.status).toBe('CANCELLED');
  });

  it('shipped and cancelled at once: the goods left exactly if the order says so', async () => {
    const { obj: order } = (await place(2)).body;
    await process(order);
    const [shipped, cancelled] = await Promise.all([outbound(order, 2), cancel(order)]);
    expect(cancelled.status).toBe(200);
    const { obj } = (await trade.ops.get<Answer>(`/api/order?orderId=${order.orderId}`)).body;
    expect(obj).toMatchObject({ status: 'CANCELLED', historyOrder: shipped.status === 200 });
    expect(await trade.level(product)).toMatchObject({ quantity: shipped.status === 200 ? 3 : 5, bookedQuantity: 0 });
  });

  it('shipped five times at once: it leaves once', async () => {
    const { obj: order } = (await place(2)).body;
    await process(order);
    expect(outcomes(await times(5, () => outbound(order, 2)))).toEqual({ '200': 1, '409 INVALID_TRANSITION': 4 });
    expect(await trade.level(product)).toMatchObject({ quantity: 3, bookedQuantity: 0 });
  });

  it('shipped ten times at once with one idempotency key: it leaves once, and everybody hears so', async () => {
    const { obj: order } = (await place(2)).body;
    await process(order);
    const response = await times(10, () => outbound(order, 2, { 'idempotency-key': `leaves-${order.orderId}` }));
    expect(outcomes(response)).toEqual({ '200': 10 });
    expect(new Set(response.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await trade.level(product)).toMatchObject({ quantity: 3, bookedQuantity: 0 });
  });

  it('one labelled piece scanned for six orders at once: it leaves with one of them', async () => {
    const wheel = trade.goods.Yes;
    const [piece] = await trade.receive(
      [1000, 1010, 1020, 1030, 1040, 1050].map((weight) => ({ productId: wheel, quantity: 1, weight })),
    );
    const orders = await times(6, async () => {
      const orderItems = [{ productId: wheel, quantity: 1 }];
      const { obj } = (await trade.store.post<Answer>('/api/order', { orderItems })).body;
      await trade.ops.post('/api/order/process', { orderId: obj.orderId, orderItemList: orderItems });
      return obj.orderId;
    });
    const response = await times(6, (index) =>
      trade.ops.post<Answer>('/api/order/outbound', {
        orderId: orders[index],
        inventoryList: [piece!.inventoryId],
        nonWeightOrderItems: [],
      }),
    );
    expect(outcomes(response)['200']).toBe(1);
    expect(response.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await trade.level(wheel)).toMatchObject({ quantity: 5, totalWeight: 5150, bookedQuantity: 5 });
  });

  it('returned six times at once: no more comes back than went out', async () => {
    const { obj: order } = (await place(4)).body;
    await process(order);
    const { orderItemId } = (await outbound(order, 4)).body.obj.orderItems[0]!;
    const items = [{ orderItemId, productId: product, returnQty: 1, rate: 2, quantity: 1 }];
    const response = await times(6, () => trade.ops.post<Answer>('/api/return', { orderId: order.orderId, items }));
    expect(outcomes(response)).toMatchObject({ '201': 4 });
    expect(response.filter(({ status }) => status !== 201 && (status < 400 || status >= 500))).toEqual([]);
    expect(await trade.level(product)).toMatchObject({ quantity: 5, bookedQuantity: 0 });
  });

  it('ordered by ADMIN beyond what is there, eight times at once: what is booked and what is short add up', async () => {
    const response = await times(8, () =>
      trade.admin.post<Answer>('/api/order', {
        storeId: trade.tenant.store.id,
        orderItems: [{ productId: product, quantity: 1 }],
      }),
    );
    expect(outcomes(response)).toEqual({ '201': 8 });
    expect(response.reduce((sum, { body }) => sum + (body.obj.orderItems[0]!.short ?? 0), 0)).toBe(3);
    expect(await trade.level(product)).toMatchObject({ quantity: 5, bookedQuantity: 5 });
  });

  it('edited four times at once from the same version: one edit counts', async () => {
    const { obj: order } = (await place(1)).body;
    const edit = (quantity: number) =>
      trade.store.put<Answer>('/api/order', {
        orderId: order.orderId,
        version: 1,
        orderItemList: [{ productId: product, quantity }],
      });
    const response = await times(4, (index) => edit(index + 2));
    expect(outcomes(response)).toEqual({ '200': 1, '409 STALE': 3 });
    const kept = response.find(({ status }) => status === 200)!.body.obj.orderItems[0]!.quantity;
    expect((await trade.level(product)).bookedQuantity).toBe(kept);
  });

  it('invoiced four times at once: each line is billed once', async () => {
    const { obj: order } = (await place(1)).body;
    await process(order);
    await outbound(order, 1);
    await trade.manager.put(`/api/order/direct-complete?id=${order.orderId}`);
    const response = await times(4, () => trade.ops.post<Answer>('/api/invoice', { orderId: order.orderId }));
    expect(outcomes(response)).toEqual({ '201': 1, '409 DUPLICATE': 3 });
  });

  it('paid and cancelled at once: a paid order stays, a cancelled one is never paid', async () => {
    const { obj: order } = (await place(1)).body;
    await process(order);
    await outbound(order, 1);
    await trade.manager.put(`/api/order/direct-complete?id=${order.orderId}`);
    const { invoiceId } = (await trade.ops.post('/api/invoice', { orderId: order.orderId })).body.obj;
    const [paid, cancelled] = await Promise.all([
      trade.ops.put('/api/invoice/paid', { invoiceIds: [invoiceId] }),
      cancel(order),
    ]);
    const outcome = [paid.body.code ?? paid.status, cancelled.body.code ?? cancelled.status];
    expect([
      [200, 'INVOICE_PAID'],
      ['INVALID_TRANSITION', 200],
    ]).toContainEqual(outcome);
  });

  it('forty orders at once get numbers without gaps, and the counts stay true', async () => {
    const first = (await place()).body.obj.displayId;
    const other = await trade.addProduct(`Plenty ${product}`, 'No');
    await trade.receive([{ productId: other, quantity: 1000 }]);
    const response = await times(40, () =>
      trade.store.post<Answer>('/api/order', { orderItems: [{ productId: other, quantity: 1 }] }),
    );
    const ids = response.map(({ body }) => body.obj.displayId).sort((a, b) => a - b);
    expect(ids).toEqual(Array.from({ length: 40 }, (_, index) => first + 1 + index));
    await times(10, (index) => cancel(response[index]!.body.obj));
    const { body } = await trade.manager.get('/api/order/pending-count');
    const [counted] = await trade.inTenant(() =>
      app.db.query<{ count: number }>(
        `SELECT COUNT(*) count FROM orders WHERE tenant_id = :tenantId AND status = 'PENDING'`,
      ),
    );
    expect(body.obj.count).toBe(counted!.count);
  });
});
