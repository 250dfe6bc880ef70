import {
  BILLING_REPORT_PORT,
  type BillingReportPort,
  type Invoice,
  type OpenInvoice,
  type Payment,
} from '@depot/contracts/billing';
import type { TestApp, TestUser } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const march = (day: number) => Date.UTC(2026, 2, day, 15);

describe('payments', () => {
  let app: TestApp;
  let trade: Trade;
  let made = 0;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 1000 }]);
  });
  afterAll(() => app.close());

  /** Creates invoices of these amounts in dollars, on consecutive days; returns their ids. */
  const invoices = async (storeId: number, ...dollars: number[]) => {
    await billed(
      trade,
      dollars.map((amount, at) => ({
        storeId,
        invoiceDate: march(at + 1),
        quantity: 1,
        rate: Math.round(amount * 100),
      })),
    );
    return dollars.map(() => `I${(made += 1)}`);
  };
  const record = (invoiceId: string, amount: number, more: object = {}) =>
    trade.ops.post<{ obj: Payment; code: string; message: string }>('/api/invoice/payment', {
      invoiceId,
      amount,
      method: 'CASH',
      ...more,
    });
  const reverse = (paymentId: number) =>
    trade.ops.post<{ obj: Payment; code: string }>('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' });
  const payments = async (invoiceId: string) =>
    (await trade.ops.get<{ list: Payment[] }>(`/api/invoice/payment?invoiceId=${invoiceId}`)).body.list;
  const payStore = (userId: number, amount: number, more: object = {}) =>
    trade.ops.post<{ list: Payment[]; code: string; message: string }>('/api/invoice/payment/store', {
      userId,
      amount,
      method: 'TRANSFER',
      ...more,
    });
  const find = async (invoiceId: string, storeId = trade.tenant.store.id) =>
    (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?userId=${storeId}`)).body.list.find(
      (one) => one.invoiceId === invoiceId,
    )!;
  const paidOf = async (invoiceId: string) => {
    const { total, paid, balanceDue, status } = await find(invoiceId);
    return { total, paid, balanceDue, status };
  };

  it('come in parts, until the invoice is paid in full and sealed', async () => {
    const [id] = await invoices(trade.tenant.store.id, 100);
    const first = await record(id!, 30.25, { reference: 'C-77', note: 'First part', date: march(9), method: 'CHECK' });
    expect(first).toMatchObject({
      status: 201,
      body: { obj: { invoiceId: id, amount: 30.25, method: 'CHECK', formattedAmount: '$30.25' } },
    });
    expect(await paidOf(id!)).toEqual({ total: 100, paid: 30.25, balanceDue: 69.75, status: 'UNPAID' });
    const above = await record(id!, 69.76);
    expect([above.status, above.body.code]).toEqual([409, 'OVERPAYMENT']);
    expect(above.body.message).toBe(`Only $69.75 is outstanding on invoice ${id}; $69.76 is too much.`);
    await record(id!, 69.75);
    expect(await paidOf(id!)).toEqual({ total: 100, paid: 100, balanceDue: 0, status: 'PAID' });
    expect((await record(id!, 0.01)).body.code).toBe('OVERPAYMENT');
    const list = await payments(id!);
    expect(
      list.map(({ amount, reference, note, user, mayReverse }) => [amount, reference, note, user, mayReverse]),
    ).toEqual([
      [30.25, 'C-77', 'First part', trade.tenant.ops.name, true],
      [69.75, '', '', trade.tenant.ops.name, true],
    ]);
  });

  it('are reversed after the invoice was paid in full: it opens again, and its content stays sealed', async () => {
    const store = await trade.addStore();
    const { orderId } = await shippedOrder(trade, { jars: 10 }, store.id);
    const { obj: invoice } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body;
    made += 1;
    const { invoiceId, invoiceItems, invoiceDate } = invoice;
    const { paymentId } = (await record(invoiceId, 8, { method: 'CHECK' })).body.obj;
    await trade.ops.put('/api/invoice/paid', { invoiceIds: [invoiceId] });
    expect((await payments(invoiceId)).map(({ method, mayReverse }) => [method, mayReverse])).toEqual([
      ['CHECK', true],
      ['MARKED', false],
    ]);
    const [, marked] = await payments(invoiceId);
    expect((await reverse(marked!.paymentId)).body.code).toBe('INVALID_TRANSITION');
    expect((await reverse(paymentId)).status).toBe(201);
    expect(await find(invoiceId, store.id)).toMatchObject({
      paid: 12,
      balanceDue: 8,
      status: 'UNPAID',
      isSealed: true,
    });
    const items = [{ invoiceItemId: invoiceItems[0]!.invoiceItemId, rate: 3 }];
    const edited = await trade.ops.put<{ code: string }>('/api/invoice', { invoiceId, invoiceItems: items });
    expect([edited.status, edited.body.code]).toEqual([409, 'INVOICE_PAID']);
    expect((await trade.manager.put(`/api/order/cancel?id=${orderId}`)).body.code).toBe('INVOICE_PAID');
    const range = { start: invoiceDate, end: invoiceDate, storeIds: [store.id] };
    const price = { productId: trade.goods.No, price: 3, wholesalePrice: 3, ...range };
    expect((await trade.manager.put('/api/correction/invoice-product-price', price)).body.list).toEqual([]);
    expect((await record(invoiceId, 8)).status).toBe(201);
    expect(await find(invoiceId, store.id)).toMatchObject({ paid: 20, status: 'PAID' });
  });

  it('that are all reversed leave a sealed invoice, which no price correction changes', async () => {
    const store = await trade.addStore();
    const { orderId } = await shippedOrder(trade, { jars: 10 }, store.id);
    const { obj: invoice } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body;
    made += 1;
    const { invoiceId, invoiceDate } = invoice;
    const { paymentId } = (await record(invoiceId, 20)).body.obj;
    expect(await find(invoiceId, store.id)).toMatchObject({ status: 'PAID' });
    await Promise.all([reverse(paymentId), reverse(paymentId)]);
    expect(await find(invoiceId, store.id)).toMatchObject({ paid: 0, balanceDue: 20, status: 'UNPAID' });
    const range = { start: invoiceDate, end: invoiceDate, storeIds: [store.id] };
    const price = { productId: trade.goods.No, price: 3, wholesalePrice: 3, ...range };
    expect((await trade.manager.put('/api/correction/invoice-product-price', price)).body.list).toEqual([]);
    expect((await trade.manager.put(`/api/order/cancel?id=${orderId}`)).body.code).toBe('INVOICE_PAID');
  });

  it('are called on a statement what they are: a reversal, or what was paid out of a credit', async () => {
    const store = await trade.addStore();
    const bill = { storeId: store.id, invoiceDate: march(1), quantity: 1 };
    await billed(trade, [{ ...bill, rate: 5000 }]);
    await billed(trade, [{ ...bill, rate: 3000, isCredit: true }]);
    const { list } = (
      await trade.manager.get<{ list: { invoiceId: string }[] }>(`/api/invoice/open?userId=${store.id}`)
    ).body;
    const [invoice, credit] = list.map(({ invoiceId }) => invoiceId).toSorted();
    made += 1;
    const { obj } = (await record(invoice!, 20, { date: march(2) })).body;
    await reverse(obj.paymentId);
    await record(credit!, 10, { date: march(3) });
    const report = app.app.get<BillingReportPort>(BILLING_REPORT_PORT, { strict: false });
    const range = { start: march(1), end: Date.now() + 1 };
    const accounts = await trade.inTenant(() => report.accounts([store.id], range, Number.MAX_SAFE_INTEGER, [0]));
    const found = accounts.get(store.id)!.payments.map(({ kind, amount }) => `${kind} ${amount}`);
    expect(found.toSorted()).toEqual(['PAYMENT 2000', 'REFUND -1000', 'REVERSAL -2000']);
  });

  it('are taken back by a further row, once, and never by changing one', async () => {
    const [id] = await invoices(trade.tenant.store.id, 50);
    const { obj } = (await record(id!, 20)).body;
    const taken = await reverse(obj.paymentId);
    expect(taken.body.obj).toMatchObject({
      amount: -20,
      reverses: obj.paymentId,
      reason: 'Bounced',
      mayReverse: false,
    });
    expect(await paidOf(id!)).toMatchObject({ paid: 0, status: 'UNPAID' });
    expect((await reverse(obj.paymentId)).status).toBe(409);
    expect((await reverse(taken.body.obj.paymentId)).status).toBe(409);
    expect((await payments(id!)).map(({ amount, isReversed }) => [amount, isReversed])).toEqual([
      [20, true],
      [-20, false],
    ]);
  });

  it('are not taken back before they have come', async () => {
    const [id] = await invoices(trade.tenant.store.id, 50);
    const tomorrow = Date.now() + 40_000_000;
    const { obj } = (await record(id!, 20, { date: tomorrow })).body;
    expect((await reverse(obj.paymentId)).body.obj.date).toBe(tomorrow);
    const { body } = await record(id!, 20, { date: 1_700_000_000_000 });
    expect((await reverse(body.obj.paymentId)).body.obj.date).toBeGreaterThan(tomorrow - 50_000_000);
  });

  it('marking as paid records the rest', async () => {
    const [id] = await invoices(trade.tenant.store.id, 80);
    await record(id!, 30);
    await trade.ops.put('/api/invoice/paid', { invoiceIds: [id] });
    await trade.ops.put('/api/invoice/paid', { invoiceIds: [id] });
    expect((await payments(id!)).map(({ amount, method }) => [amount, method])).toEqual([
      [30, 'CASH'],
      [50, 'MARKED'],
    ]);
  });

  it('parallel ones never add up to more than the invoice', async () => {
    const [id] = await invoices(trade.tenant.store.id, 100);
    const response = await Promise.all(Array.from({ length: 12 }, () => record(id!, 15)));
    expect(response.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(response.filter(({ status }) => status === 409)).toHaveLength(6);
    expect(await paidOf(id!)).toMatchObject({ paid: 90, status: 'UNPAID' });
    const { paymentId } = (await payments(id!))[0]!;
    const taken = await Promise.all(Array.from({ length: 8 }, () => reverse(paymentId)));
    expect(taken.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)]);
    expect(await paidOf(id!)).toMatchObject({ paid: 75 });
    const mixed = await Promise.all([
      record(id!, 25),
      trade.ops.put('/api/invoice/paid', { invoiceIds: [id] }),
      record(id!, 25),
    ]);
    expect(mixed.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await paidOf(id!)).toMatchObject({ paid: 100, status: 'PAID' });
    expect((await payments(id!)).reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
  });

  it('the same key records one', async () => {
    const [id] = await invoices(trade.tenant.store.id, 100);
    const key = { 'idempotency-key': 'pay-once' };
    const body = { invoiceId: id, amount: 10, method: 'CARD' };
    await Promise.all(Array.from({ length: 5 }, () => trade.ops.post('/api/invoice/payment', body, key)));
    expect(await payments(id!)).toHaveLength(1);
  });

  it('an invoice with payments is neither corrected nor voided, and its total stays above what was paid', async () => {
    const order = await shippedOrder(trade, { jars: 10 });
    const { obj: invoice } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId: order.orderId })).body;
    made += 1;
    await record(invoice.invoiceId, 12);
    const price = {
      productId: trade.goods.No,
      price: 9,
      wholesalePrice: 9,
      start: 0,
      end: Date.now() + 1,
      dryRun: true,
    };
    const { list } = (await trade.manager.put<{ list: string[] }>('/api/correction/invoice-product-price', price)).body;
    expect(list).not.toContain(invoice.invoiceId);
    expect((await trade.manager.put(`/api/order/cancel?id=${order.orderId}&addBack=true`)).body.code).toBe(
      'INVOICE_PAID',
    );
    const { invoiceItemId } = invoice.invoiceItems[0]!;
    const edit = (quantity: number) =>
      trade.ops.put('/api/invoice', { invoiceId: invoice.invoiceId, invoiceItems: [{ invoiceItemId, quantity }] });
    expect((await edit(5)).body.code).toBe('INVOICE_PAID');
    expect((await edit(7)).status).toBe(200);
    expect((await edit(6)).body.obj).toMatchObject({ total: 12, status: 'PAID' });
    expect((await edit(7)).body.code).toBe('INVOICE_PAID');
  });

  it('a payment is dated today or before', async () => {
    const [id] = await invoices(trade.tenant.store.id, 10);
    const later = Date.now() + 3 * 86_400_000;
    for (const answer of [
      await record(id!, 1, { date: later }),
      await payStore(trade.tenant.store.id, 1, { date: later }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION']);
    }
    expect((await payments(id!)).length).toBe(0);
    expect((await record(id!, 0)).status).toBe(400);
    expect((await record(id!, 0.001)).status).toBe(400);
    expect((await record('I999999', 1)).status).toBe(404);
  });

  describe('of a store', () => {
    let store: TestUser;
    const open = async () =>
      (await trade.ops.get<{ list: OpenInvoice[] }>(`/api/invoice/open?userId=${store.id}`)).body.list;

    it('pay its invoices oldest first, in one transaction', async () => {
      store = await trade.addStore();
      const ids = await invoices(store.id, 100, 50, 25.5);
      const { status, body } = await payStore(store.id, 120, { reference: 'T-1' });
      expect(status).toBe(201);
      expect(body.list.map(({ invoiceId, amount, reference }) => [invoiceId, amount, reference])).toEqual([
        [ids[0], 100, 'T-1'],
        [ids[1], 20, 'T-1'],
      ]);
      expect(new Set(body.list.map(({ number }) => number)).size).toBe(1);
      expect((await open()).map(({ invoiceId, balanceDue }) => [invoiceId, balanceDue])).toEqual([
        [ids[1], 30],
        [ids[2], 25.5],
      ]);
      const above = await payStore(store.id, 55.51);
      expect([above.status, above.body.code]).toEqual([409, 'OVERPAYMENT']);
      expect((await payStore(store.id, 10, { invoiceIds: [ids[2]] })).body.list).toMatchObject([
        { invoiceId: ids[2], amount: 10 },
      ]);
      expect((await payStore(store.id, 10, { invoiceIds: [ids[0]] })).status).toBe(400);
      await payStore(store.id, 45.5);
      expect(await open()).toEqual([]);
      expect((await payStore(store.id, 1)).body.message).toContain('has no open invoices');
    });

    it('in parallel never pay twice', async () => {
      store = await trade.addStore();
      await invoices(store.id, ...Array.from({ length: 10 }, () => 10));
      const response = await Promise.all(Array.from({ length: 6 }, () => payStore(store.id, 30)));
      expect(response.filter(({ status }) => status === 201)).toHaveLength(3);
      expect(response.filter(({ status }) => status === 409)).toHaveLength(3);
      expect((await open()).reduce((sum, { balanceDue }) => sum + balanceDue, 0)).toBe(10);
    });

    it('use up credits of returns, which are settled by that', async () => {
      store = await trade.addStore();
      const order = await shippedOrder(trade, { jars: 20 }, store.id);
      const { obj: invoice } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId: order.orderId }))
        .body;
      made += 1;
      const items = [
        { orderItemId: order.orderItems[0]!.orderItemId, productId: trade.goods.No, returnQty: 5, quantity: 5 },
      ];
      const credit = (await trade.ops.post('/api/return', { orderId: order.orderId, items })).body.obj;
      expect((await open()).map(({ invoiceId, balanceDue }) => [invoiceId, balanceDue])).toEqual([
        [invoice.invoiceId, 40],
        [credit.invoiceId, 10],
      ]);
      const { body } = await payStore(store.id, 30, { useCredits: true });
      expect(body.list.map(({ invoiceId, amount, method }) => [invoiceId, amount, method])).toEqual([
        [invoice.invoiceId, 30, 'TRANSFER'],
        [invoice.invoiceId, 10, 'CREDIT'],
        [credit.invoiceId, 10, 'CREDIT'],
      ]);
      expect(await open()).toEqual([]);
    });

    it('tell the activity log how much was money and how much credit', async () => {
      store = await trade.addStore();
      const order = await shippedOrder(trade, { jars: 20 }, store.id);
      await trade.ops.post('/api/invoice', { orderId: order.orderId });
      made += 1;
      const giveBack = (jars: number) =>
        trade.ops.post('/api/return', {
          orderId: order.orderId,
          items: [{ orderItemId: order.orderItems[0]!.orderItemId, productId: trade.goods.No, returnQty: jars }],
        });
      await giveBack(5);
      await payStore(store.id, 0, { useCredits: true });
      await giveBack(4);
      await payStore(store.id, 12, { useCredits: true });
      await payStore(store.id, 3);
      const rows = await app.database.dataSource.query<{ text_gb: string; text_cn: string }[]>(
        `SELECT text_gb, text_cn FROM activity_log WHERE operation = 'billingStorePayment' AND text_gb LIKE ?
         ORDER BY id`,
        [`%by ${store.name} over%`],
      );
      expect(rows.map(({ text_gb }) => text_gb.split(' by ')[0])).toEqual([
        'Recorded a payment of $10.00 in credits',
        'Recorded a payment of $12.00 and $8.00 in credits',
        'Recorded a payment of $3.00',
      ]);
      expect(rows.map(({ text_cn }) => text_cn.split('，')[0]?.split(' 的')[1])).toEqual([
        '抵扣 $10.00',
        '收款 $12.00 及抵扣 $8.00',
        '收款 $3.00',
      ]);
    });

    it('and the part that a credit has paid is not taken back, though money beside it may be', async () => {
      store = await trade.addStore();
      const { orderId, orderItems } = await shippedOrder(trade, { jars: 20 }, store.id);
      await trade.ops.post('/api/invoice', { orderId });
      made += 1;
      const { orderItemId } = orderItems[0]!;
      const items = [{ orderItemId, productId: trade.goods.No, returnQty: 5, quantity: 5 }];
      await trade.ops.post('/api/return', { orderId, items });
      const more = await shippedOrder(trade, { jars: 5 }, store.id);
      await trade.ops.post('/api/invoice', { orderId: more.orderId });
      made += 1;
      // $40 and $10 are owed, and a credit of $10 is open: $35 of money leaves $5 open.
      const { body } = await payStore(store.id, 35, { useCredits: true });
      const byCredit = body.list.filter(({ method }) => method === 'CREDIT');
      expect(byCredit.map(({ mayReverse }) => mayReverse)).toEqual(byCredit.map(() => false));
      const codes = await Promise.all(byCredit.map(async ({ paymentId }) => (await reverse(paymentId)).body.code));
      expect(codes).toEqual(codes.map(() => 'INVALID_TRANSITION'));
      expect(codes).toHaveLength(3);
      expect((await open()).map(({ paid, balanceDue }) => [paid, balanceDue])).toEqual([[5, 5]]);
    });
  });

  it('a store reads its own and records none', async () => {
    const other = await trade.addStore();
    const [own] = await invoices(trade.tenant.store.id, 10);
    const [theirs] = await invoices(other.id, 10);
    await record(own!, 5);
    const list = await trade.store.get<{ list: Payment[] }>(`/api/invoice/payment?invoiceId=${own}`);
    expect(list.body.list).toMatchObject([{ amount: 5 }]);
    expect((await trade.store.get(`/api/invoice/payment?invoiceId=${theirs}`)).status).toBe(404);
    expect((await trade.store.get(`/api/invoice/open?userId=${other.id}`)).body.list).toEqual([]);
    expect((await trade.store.post('/api/invoice/payment', { invoiceId: own, amount: 1, method: 'CASH' })).status).toBe(
      403,
    );
  });
});
