import { RECONCILIATION_PORT, type ReconciliationPort } from '@depot/contracts/inventory';
import type { Order } from '@depot/contracts/orders';
import type { AnyBody, TestAnswer, TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';

// A long random run.
jest.setTimeout(180_000);

type Answer = Promise<TestAnswer<AnyBody>>;

/** A random step of a user; `at` picks its order. */
const command = fc.record({
  kind: fc.constantFrom(
    'place',
    'place',
    'exceed',
    'edit',
    'process',
    'process',
    'ship',
    'ship',
    'complete',
    'cancel',
    'bill',
    'pay',
    'giveBack',
    'forget',
    'receive',
    'remove',
    'payPart',
    'takeBackPayment',
    'correctPrice',
    'recount',
    'stranger',
  ),
  at: fc.nat(1000),
  amount: fc.integer({ min: 1, max: 6 }),
  flag: fc.boolean(),
});
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

describe('whatever people do with orders, some of it at the same moment', () => {
  let app: TestApp;
  let trade: Trade;
  let stranger: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    stranger = await openTrade(app);
    await trade.receive([
      { productId: trade.goods.No, quantity: 60 },
      { productId: trade.goods.Weighting, weight: 6000 },
      ...Array.from({ length: 12 }, (_, index) => ({ productId: trade.goods.Yes, quantity: 1, weight: 1000 + index })),
    ]);
    // every kind of row exists, independent of the random steps
    const order = await shippedOrder(trade, { jars: 3, shrimp: 2.5, wheels: await freePieces(2) });
    await trade.ops.post('/api/invoice', { orderId: order.orderId });
    expect((await giveBack(order, 1)).status).toBe(201);
    const { orderId } = (
      await trade.store.post('/api/order', { orderItems: [{ productId: trade.goods.No, quantity: 1 }] })
    ).body.obj;
    expect((await trade.store.put(`/api/order/cancel?id=${String(orderId)}`)).status).toBe(200);
    expect((await trade.manager.delete(`/api/order?id=${String(orderId)}`)).status).toBe(200);
  });
  afterAll(() => app.close());

  const rows = <T extends object>(sql: string) => trade.inTenant(() => app.db.query<T>(sql));
  const linesOf = ({ amount, flag }: Command) => [
    { productId: trade.goods.No, quantity: amount },
    ...(flag
      ? [{ productId: trade.goods.Yes, quantity: 1 + (amount % 2) }]
      : [{ productId: trade.goods.Weighting, weight: amount + 0.37 }]),
  ];
  const orderAt = async ({ at }: Command) => {
    const list = await rows<{ id: number }>(
      'SELECT id FROM orders WHERE tenant_id = :tenantId ORDER BY id DESC LIMIT 8',
    );
    const id = list[at % Math.max(list.length, 1)]?.id ?? 1;
    return (await trade.admin.get<{ obj?: Order }>(`/api/order?orderId=${id}`)).body.obj;
  };
  const freePieces = async (count: number) => {
    const free = await rows<{ id: number }>(
      `SELECT id FROM inventory_unit WHERE tenant_id = :tenantId AND product_id = ${trade.goods.Yes} AND status = 'IN_STOCK' ORDER BY id LIMIT ${count}`,
    );
    return free.map(({ id }) => id);
  };
  const wanted = (order: Order) =>
    order.orderItems.map(({ productId, quantity, weight, hasWeight }) =>
      hasWeight === 'Weighting' ? { productId, weight } : { productId, quantity },
    );
  const ship = async (order: Order) =>
    trade.ops.post('/api/order/outbound', {
      orderId: order.orderId,
      inventoryList: await freePieces(order.orderItems.find(({ hasWeight }) => hasWeight === 'Yes')?.quantity ?? 0),
      nonWeightOrderItems: wanted(order).filter(({ productId }) => productId !== trade.goods.Yes),
    });
  const giveBack = (order: Order, amount: number) =>
    trade.ops.post('/api/return', {
      orderId: order.orderId,
      items: order.orderItems.map(({ orderItemId, productId, hasWeight, scannedInvIds }) => {
        const line = { orderItemId, productId };
        if (hasWeight === 'No') return { ...line, returnQty: amount, quantity: amount - 1 };
        if (hasWeight === 'Weighting') return { ...line, returnWeight: amount, weight: amount / 2 };
        return { ...line, returnQty: 1, inventoryIds: scannedInvIds.slice(0, 1) };
      }),
    });

  /** A user of another tenant does the same to this order, and must always be refused. */
  const asStranger = async ({ orderId, version }: Order, amount: number): Answer => {
    const orderItemList = [{ productId: trade.goods.No, quantity: amount }];
    const response = await Promise.all([
      stranger.admin.put('/api/order', { orderId, version, orderItemList }),
      stranger.admin.post('/api/order/process', { orderId, orderItemList }),
      stranger.admin.put(`/api/order/cancel?id=${orderId}&addBack=true`),
      stranger.admin.delete(`/api/order?id=${orderId}`),
      stranger.admin.post('/api/invoice', { orderId }),
    ]);
    expect(response.map(({ status }) => status)).toEqual(response.map(() => 404));
    return stranger.admin.get('/api/order');
  };

  const run = async (what: Command): Answer => {
    const { kind, amount, flag } = what;
    if (kind === 'place') return trade.store.post('/api/order', { orderItems: linesOf(what) });
    if (kind === 'exceed')
      return trade.admin.post('/api/order', {
        storeId: trade.tenant.store.id,
        orderItems: linesOf({ ...what, amount: amount * 4 }),
      });
    if (kind === 'receive') {
      await trade.receive([
        { productId: trade.goods.No, quantity: amount },
        { productId: trade.goods.Yes, quantity: 1, weight: 900 + amount },
        { productId: trade.goods.Weighting, weight: amount * 100 },
      ]);
    }
    const order = await orderAt(what);
    if (!order) return trade.admin.get('/api/order');
    const { orderId, version } = order;
    switch (kind) {
      case 'edit':
        return trade.manager.put('/api/order', { orderId, version, orderItemList: linesOf(what) });
      case 'process':
        return trade.ops.post('/api/order/process', { orderId, orderItemList: wanted(order) });
      case 'ship':
        return ship(order);
      case 'complete':
        return trade.manager.put(`/api/order/direct-complete?id=${orderId}`);
      case 'cancel':
        return trade.manager.put(`/api/order/cancel?id=${orderId}&addBack=${flag}`);
      case 'bill':
        return trade.ops.post('/api/invoice', { orderId });
      case 'pay':
        return trade.ops.put('/api/invoice/paid', {
          invoiceIds: order.invoiceIds.length > 0 && flag ? order.invoiceIds : ['I1'],
        });
      case 'giveBack':
        return giveBack(order, amount);
      case 'remove': {
        const [cancelled] = await rows<{ id: number }>(
          `SELECT id FROM orders WHERE tenant_id = :tenantId AND status = 'CANCELLED' ORDER BY id DESC LIMIT 1`,
        );
        return trade.manager.delete(`/api/order?id=${cancelled?.id ?? orderId}`);
      }
      case 'payPart':
        return trade.ops.post('/api/invoice/payment', {
          invoiceId: order.invoiceIds[0] ?? 'I1',
          amount: amount / 100,
          method: 'CASH',
        });
      case 'takeBackPayment': {
        const [paid] = await rows<{ id: number }>(
          'SELECT id FROM invoice_payment WHERE tenant_id = :tenantId ORDER BY id DESC LIMIT 1',
        );
        return trade.ops.post('/api/invoice/payment/reverse', { paymentId: paid?.id ?? 1, reason: 'Bounced' });
      }
      case 'correctPrice': {
        const price = { productId: trade.goods.No, price: amount, wholesalePrice: amount };
        return trade.manager.put('/api/correction/invoice-product-price', { ...price, start: 0, end: Date.now() });
      }
      case 'recount': {
        const [lot] = await rows<{ id: number; quantity: number }>(
          `SELECT id, quantity FROM inventory_unit WHERE tenant_id = :tenantId AND product_id = ${trade.goods.No}
           AND status = 'IN_STOCK' ORDER BY id DESC LIMIT 1`,
        );
        const quantity = Math.max(1, (lot?.quantity ?? 1) + (flag ? 1 : -1));
        return trade.ops.put('/api/inventory', { inventoryId: lot?.id ?? 1, quantity, reason: 'Counted' });
      }
      case 'stranger':
        return asStranger(order, amount);
      default: {
        const [last] = await rows<{ id: number }>(
          'SELECT id FROM order_return WHERE tenant_id = :tenantId ORDER BY id DESC LIMIT 1',
        );
        return trade.ops.delete(`/api/return?id=${last?.id ?? 1}`);
      }
    }
  };

  /** Statements that find rows only where something is wrong. */
  const wrong = {
    countsThatLie: `SELECT t.store_id, t.status, t.orders, COUNT(o.id) found FROM order_tally t
      LEFT JOIN orders o ON o.tenant_id = t.tenant_id AND o.store_id = t.store_id AND o.status = t.status
      WHERE t.tenant_id = :tenantId GROUP BY t.store_id, t.status, t.orders HAVING found <> t.orders`,
    ordersNobodyCounts: `SELECT o.store_id, o.status, COUNT(*) found FROM orders o
      LEFT JOIN order_tally t ON t.tenant_id = o.tenant_id AND t.store_id = o.store_id AND t.status = o.status
      WHERE o.tenant_id = :tenantId GROUP BY o.store_id, o.status, t.orders HAVING COALESCE(t.orders, 0) <> found`,
    linesOfNoOrder: `SELECT l.id FROM order_line l LEFT JOIN orders o ON o.id = l.order_id
      WHERE l.tenant_id = :tenantId AND o.id IS NULL`,
    paymentsThatLie: `SELECT i.id FROM invoice i LEFT JOIN invoice_payment p ON p.invoice_id = i.id
      WHERE i.tenant_id = :tenantId GROUP BY i.id, i.paid HAVING i.paid <> COALESCE(SUM(p.amount), 0)`,
    moreReturnedThanShipped: `SELECT l.id FROM order_line l JOIN order_return_line r ON r.order_line_id = l.id
      WHERE l.tenant_id = :tenantId GROUP BY l.id, l.quantity, l.weight HAVING SUM(r.return_quantity) > l.quantity OR SUM(r.return_weight) > l.weight`,
    pieceOnTwoOrders: `SELECT u.inventory_id FROM order_line_unit u JOIN orders o ON o.id = u.order_id AND o.status IN ('OUTBOUND', 'DONE')
      LEFT JOIN order_return_unit r ON r.order_id = u.order_id AND r.inventory_id = u.inventory_id
      WHERE u.tenant_id = :tenantId AND r.id IS NULL GROUP BY u.inventory_id HAVING COUNT(*) > 1`,
    totalsThatLie: `SELECT i.id FROM invoice i JOIN invoice_item it ON it.invoice_id = i.id WHERE i.tenant_id = :tenantId
      GROUP BY i.id, i.total, i.paid, i.status HAVING SUM(it.amount) <> i.total OR i.paid > i.total
        OR (i.status <> 'VOID' AND (i.paid = i.total AND i.total > 0) <> (i.status = 'PAID' AND i.total > 0))`,
    billedTwice: `SELECT it.order_line_id FROM invoice_item it JOIN invoice i ON i.id = it.invoice_id AND i.kind = 'I' AND i.status <> 'VOID'
      WHERE it.tenant_id = :tenantId GROUP BY it.order_line_id HAVING COUNT(*) > 1`,
    shortBeyondPending: `SELECT l.id FROM order_line l JOIN orders o ON o.id = l.order_id
      WHERE l.tenant_id = :tenantId AND l.short > 0 AND o.status NOT IN ('PENDING', 'CANCELLED')`,
  };

  it('every figure stays true, and nothing breaks', async () => {
    const stockReconciliation = app.app.get<ReconciliationPort>(RECONCILIATION_PORT, { strict: false });
    const seen = new Set<number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 10, maxLength: 20 }),
        async (steps) => {
          for (const batch of steps) {
            const response = await Promise.all(batch.map(run));
            for (const { status } of response) seen.add(status);
            expect(response.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
          }
          expect(
            await trade.inTenant(async () => [
              await stockReconciliation.quantityMismatches(),
              await stockReconciliation.productMismatches(),
            ]),
          ).toEqual([[], []]);
          for (const [name, sql] of Object.entries(wrong)) expect([name, await rows(sql)]).toEqual([name, []]);
        },
      ),
      { numRuns: 5, endOnFailure: true },
    );
    expect([...seen].sort()).toEqual(expect.arrayContaining([200, 201, 409]));
  });
});
