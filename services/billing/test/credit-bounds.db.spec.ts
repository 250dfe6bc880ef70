import type { Invoice } from '@depot/contracts/billing';
import type { Order, OrderReturn } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import type { TestApp, TestClient } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

interface Answer {
  obj: OrderReturn;
  message: string;
  code?: string;
  details?: { path: string; message: string }[];
}

/** Jars and shrimp cost $2.00; the shipped orders are DONE. */
describe('a credit is bound to what was billed', () => {
  let app: TestApp;
  let trade: Trade;
  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([
      { productId: trade.goods.No, quantity: 500 },
      { productId: trade.goods.Weighting, weight: 100_000 },
    ]);
  });
  afterAll(() => app.close());

  const lineOf = (order: Order, product = trade.goods.No) => {
    const { orderItemId, productId } = order.orderItems.find(({ productId: id }) => id === product)!;
    return { orderItemId, productId };
  };
  const giveBack = (order: Order, items: object[], by: TestClient = trade.ops) =>
    by.post<Answer>('/api/return', { orderId: order.orderId, items });
  const creditOf = async (returnId: number) =>
    (await trade.ops.get<{ obj: Invoice }>(`/api/invoice?returnId=${returnId}`)).body.obj;
  const bill = async (order: Order, orderItemList?: object[]) =>
    (await trade.manager.post<{ obj: Invoice }>('/api/invoice', { orderId: order.orderId, orderItemList })).body.obj;
  const edit = ({ invoiceId, invoiceItems }: Invoice, part: object) =>
    trade.manager.put<Answer & { obj: Invoice }>('/api/invoice', {
      invoiceId,
      invoiceItems: [{ invoiceItemId: invoiceItems[0]!.invoiceItemId, ...part }],
    });
  const totals = async (order: Order) => {
    const { list } = (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?orderId=${order.orderId}`)).body;
    const live = list.filter(({ status }) => status !== 'VOID');
    const sum = (credits: boolean) =>
      live
        .filter(({ returnId }) => (returnId !== null) === credits)
        .reduce((cents, { total }) => cents + Math.round(total * 100), 0);
    return { billed: sum(false), credited: sum(true) };
  };

  it('of 8 billed of 10, all 10 that come back are credited as 8', async () => {
    const order = await shippedOrder(trade, { jars: 10 });
    await bill(order, [{ orderItemId: lineOf(order).orderItemId, quantity: 8, rate: 9.12 }]);
    const back = await giveBack(order, [{ ...lineOf(order), returnQty: 10, quantity: 10 }]);
    expect([back.status, back.body.obj.items]).toMatchObject([201, [{ returnQty: 10, quantity: 10, rate: 9.12 }]]);
    expect(await creditOf(back.body.obj.id)).toMatchObject({ total: 72.96, invoiceItems: [{ quantity: 8 }] });
  });

  it('several credits of weighed goods come to the cents that were billed, the last takes the remainder', async () => {
    const order = await shippedOrder(trade, { shrimp: 10 });
    const shrimp = lineOf(order, trade.goods.Weighting);
    await bill(order, [{ orderItemId: shrimp.orderItemId, rate: 1.05 }]);
    const amounts: number[] = [];
    for (const returnWeight of [3.33, 3.33, 3.34]) {
      const { obj } = (await giveBack(order, [{ ...shrimp, returnWeight, weight: 0 }])).body;
      amounts.push((await creditOf(obj.id)).total);
    }
    // 3.33 lb × $1.05 is $3.4965, twice $3.50; 3.34 lb would be $3.51 more.
    expect(amounts).toEqual([3.5, 3.5, 3.5]);
    expect(await totals(order)).toEqual({ billed: 1050, credited: 1050 });
  });

  it('an invoice line cannot be edited below its credits, and may be as low as them', async () => {
    const order = await shippedOrder(trade, { jars: 10 });
    const invoice = await bill(order);
    await giveBack(order, [{ ...lineOf(order), returnQty: 5 }]);
    const low = await edit(invoice, { rate: 0.01 });
    expect([low.status, low.body.details?.[0]?.path]).toEqual([400, 'invoiceItems.0.rate']);
    expect(low.body.details?.[0]?.message).toBe(
      'Jar of olives: $10.00 of it has been credited, it cannot be billed at $0.10.',
    );
    expect((await edit(invoice, { quantity: 4 })).body.details?.[0]?.path).toBe('invoiceItems.0.quantity');
    expect((await edit(invoice, { rate: 1 })).status).toBe(200);
    expect(await totals(order)).toEqual({ billed: 1000, credited: 1000 });
    const rest = await giveBack(order, [{ ...lineOf(order), returnQty: 5 }]);
    expect((await creditOf(rest.body.obj.id)).total).toBe(0);
  });

  it('a correction of prices leaves a line that would come below its credits as it is', async () => {
    const order = await shippedOrder(trade, { jars: 4 });
    const invoice = await bill(order);
    await giveBack(order, [{ ...lineOf(order), returnQty: 3 }]);
    const scope = { start: invoice.invoiceDate, end: Date.now(), productId: trade.goods.No, wholesalePrice: 1 };
    const correct = async (price: number) =>
      (await trade.manager.put<{ list: string[] }>('/api/correction/invoice-product-price', { ...scope, price })).body;
    expect((await correct(1)).list).not.toContain(invoice.invoiceId);
    expect((await correct(1.75)).list).toContain(invoice.invoiceId);
  });

  it('another rate is for the admin group, needs a reason, and stays within what was billed', async () => {
    const order = await shippedOrder(trade, { jars: 10 });
    await bill(order);
    const item = { ...lineOf(order), returnQty: 1 };
    const byOps = await giveBack(order, [{ ...item, rate: 50_000, reason: 'spoilt' }]);
    expect([byOps.status, byOps.body.code]).toEqual([403, 'FORBIDDEN']);
    const noReason = await giveBack(order, [{ ...item, rate: 3 }], trade.manager);
    expect([noReason.status, noReason.body.details?.[0]?.path]).toEqual([400, 'items.0.reason']);
    const tooMuch = await giveBack(order, [{ ...item, rate: 20.01, reason: 'spoilt' }], trade.manager);
    expect([tooMuch.status, tooMuch.body.details?.[0]?.path]).toEqual([400, 'items.0.rate']);
    const agreed = await giveBack(order, [{ ...item, rate: 3, reason: 'spoilt' }], trade.manager);
    expect(agreed.body.obj.items).toMatchObject([{ rate: 3, reason: 'spoilt' }]);
    expect((await creditOf(agreed.body.obj.id)).total).toBe(3);
    // A role that may not set a rate may repeat the billed one, which keeps the agreed rate.
    expect((await giveBack(order, [{ ...item, rate: 2 }])).status).toBe(201);
    const kept = await trade.ops.put<Answer>('/api/return', { id: agreed.body.obj.id, items: [{ ...item, rate: 3 }] });
    expect(kept.body.obj.items).toMatchObject([{ rate: 3, reason: 'spoilt' }]);
  });

  it('an edit without a rate keeps the one that was agreed', async () => {
    const order = await shippedOrder(trade, { jars: 10 });
    const invoice = await bill(order);
    const item = lineOf(order);
    const { obj } = (await giveBack(order, [{ ...item, returnQty: 3 }])).body;
    expect((await edit(invoice, { rate: 2.2 })).status).toBe(200);
    await trade.ops.put('/api/return', { id: obj.id, items: [{ ...item, returnQty: 3, quantity: 1 }] });
    expect(await creditOf(obj.id)).toMatchObject({ total: 6, invoiceItems: [{ rate: 2 }] });
    await trade.ops.put('/api/return', { id: obj.id, items: [{ ...item, returnQty: 3, rate: 2.2 }] });
    expect((await creditOf(obj.id)).total).toBe(6.6);
  });

  it('a credit is changed by its return alone', async () => {
    const order = await shippedOrder(trade, { jars: 2 });
    await bill(order);
    const { obj } = (await giveBack(order, [{ ...lineOf(order), returnQty: 1 }])).body;
    const credit = await creditOf(obj.id);
    expect((await edit(credit, { rate: 500 })).body.code).toBe('INVALID_TRANSITION');
    expect((await edit(credit, { description: 'Olives, spoilt' })).status).toBe(200);
  });

  it('a credit of which a part is used is not voided with its return, nor with its order', async () => {
    const order = await shippedOrder(trade, { jars: 6 });
    await bill(order);
    const { obj } = (await giveBack(order, [{ ...lineOf(order), returnQty: 3 }])).body;
    const part = { invoiceId: obj.invoiceId, amount: 1.5, method: 'CASH' };
    expect((await trade.ops.post('/api/invoice/payment', part)).status).toBe(201);
    const rejected = [
      await trade.ops.delete<Answer>(`/api/return?id=${obj.id}`),
      await trade.manager.put<Answer>(`/api/order/cancel?id=${order.orderId}&addBack=true`),
    ];
    expect(rejected.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'INVOICE_PAID'],
      [409, 'INVOICE_PAID'],
    ]);
    expect(await creditOf(obj.id)).toMatchObject({ total: 6, paid: 1.5, balanceDue: 4.5, status: 'UNPAID' });
  });

  it('what came back before is not billed, its credit becomes nothing, and it stays returned', async () => {
    const order = await shippedOrder(trade, { jars: 10, shrimp: 8 });
    const [jars, shrimp] = [lineOf(order), lineOf(order, trade.goods.Weighting)];
    const first = (
      await giveBack(order, [
        { ...jars, returnQty: 4 },
        { ...shrimp, returnWeight: 8, weight: 8 },
      ])
    ).body.obj;
    expect(await totals(order)).toEqual({ billed: 0, credited: 2400 });
    const invoice = await bill(order, [
      { orderItemId: jars.orderItemId, quantity: 10, rate: 2 },
      { orderItemId: shrimp.orderItemId, rate: 2 },
    ]);
    expect(invoice.invoiceItems).toMatchObject([
      { quantity: 6, amount: 12 },
      { weight: 0, amount: 0 },
    ]);
    expect(await totals(order)).toEqual({ billed: 1200, credited: 0 });
    const later = (await giveBack(order, [{ ...jars, returnQty: 3 }])).body.obj;
    expect((await creditOf(later.id)).total).toBe(6);
    const more = [
      { ...jars, returnQty: 5 },
      { ...shrimp, returnWeight: 8 },
    ];
    expect((await trade.ops.put('/api/return', { id: first.id, items: more })).status).toBe(200);
    expect((await creditOf(first.id)).total).toBe(2);
    const less = await trade.ops.put<Answer>('/api/return', { id: first.id, items: [more[0]] });
    expect([less.status, less.body.message]).toEqual([
      409,
      'Loose shrimp: the invoice was made without 8.00 lb that had come back, so that these stay returned.',
    ]);
    expect((await trade.ops.delete<Answer>(`/api/return?id=${first.id}`)).body.code).toBe('INVALID_TRANSITION');
    expect((await trade.ops.delete(`/api/return?id=${later.id}`)).status).toBe(200);
    expect(await totals(order)).toEqual({ billed: 1200, credited: 200 });
  });

  it('before billing, a credit is at most what was shipped at the rate of the order', async () => {
    const order = await shippedOrder(trade, { jars: 2 });
    const item = { ...lineOf(order), returnQty: 1, reason: 'spoilt' };
    expect((await giveBack(order, [{ ...item, rate: 4.01 }], trade.manager)).body.details?.[0]?.path).toBe(
      'items.0.rate',
    );
    expect((await giveBack(order, [{ ...item, rate: 4 }], trade.manager)).status).toBe(201);
    const rest = await giveBack(order, [item]);
    expect((await creditOf(rest.body.obj.id)).total).toBe(0);
    const low = await trade.manager.post<Answer>('/api/invoice', {
      orderId: order.orderId,
      orderItemList: [{ orderItemId: item.orderItemId, rate: 1.99 }],
    });
    expect([low.status, low.body.details?.[0]?.path]).toEqual([400, 'orderItemList.0.rate']);
    expect((await bill(order)).total).toBe(4);
  });

  it('two returns at once never credit more than was billed', async () => {
    const order = await shippedOrder(trade, { jars: 10 });
    await bill(order, [{ orderItemId: lineOf(order).orderItemId, quantity: 6, rate: 2 }]);
    const item = { ...lineOf(order), returnQty: 5 };
    const both = await Promise.all([giveBack(order, [item]), giveBack(order, [item])]);
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    expect(await totals(order)).toEqual({ billed: 1200, credited: 1200 });
  });

  it('a return waits for an edit of the invoice that is under way, and an edit for a return', async () => {
    const order = await shippedOrder(trade, { jars: 10 });
    const invoice = await bill(order);
    const db = app.app.get(Db, { strict: false });
    const [back] = await trade
      .asManager(() =>
        db.transaction(async () => {
          await db.query('SELECT id FROM invoice WHERE tenant_id = :tenantId AND order_id = :orderId FOR UPDATE', {
            orderId: order.orderId,
          });
          const waiting = giveBack(order, [{ ...lineOf(order), returnQty: 10 }]);
          // Nothing that holds the invoice may be overtaken: the edit is written while the return waits.
          await db.execute(
            `UPDATE invoice_item it JOIN invoice i ON i.id = it.invoice_id SET it.rate = 1, it.amount = 10, i.total = 10
           WHERE it.tenant_id = :tenantId AND i.order_id = :orderId`,
            { orderId: order.orderId },
          );
          return [waiting];
        }),
      )
      .then((pending) => Promise.all(pending));
    expect([back?.status, (await creditOf(back!.body.obj.id)).total]).toEqual([201, 10]);
    for (let round = 0; round < 5; round += 1) {
      const other = await shippedOrder(trade, { jars: 10 });
      const billed = await bill(other);
      await Promise.all([edit(billed, { rate: 1 }), giveBack(other, [{ ...lineOf(other), returnQty: 10 }])]);
      const { billed: cents, credited } = await totals(other);
      expect([1000, 2000]).toContain(cents);
      expect(credited).toBe(cents);
    }
    expect((await edit(invoice, { rate: 0.5 })).status).toBe(400);
  });
});
