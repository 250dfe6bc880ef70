import type { Invoice } from '@depot/contracts/billing';
import type { OrderReturn } from '@depot/contracts/orders';
import type { Statement } from '@depot/contracts/reports';
import type { TestApp } from '@depot/node-testing';
import { billed } from '@depot/service-testing/billed-trade';
import { textOf } from '@depot/service-testing/printed-text';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade } from '@depot/service-testing/trade';
import { wholeProduct } from '@depot/service-testing/whole-product';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

describe('papers about money', () => {
  let app: TestApp;
  let trade: Trade;
  let invoice: Invoice;

  beforeAll(async () => {
    app = await wholeProduct();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
    const { orderId } = await shippedOrder(trade, { jars: 10 });
    const { body } = await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId });
    invoice = body.obj;
  });
  afterAll(() => app.close());

  const print = async (path: string, body: object, language = 'gb') => {
    const answer = await trade.ops.post(`/api/document/${path}/download`, body, { 'accept-language': language });
    const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers['content-disposition'] ?? '')?.[1] ?? '';
    return { name: decodeURIComponent(name), text: (await textOf(answer.bytes)).replace(/\s+/g, ' ') };
  };
  const paper = (invoiceId: string, language?: string) => print('invoice', { invoiceIds: [invoiceId] }, language);

  it('an invoice says when and how it is to be paid, and its file whose and which it is', async () => {
    const { name, text } = await paper(invoice.invoiceId);
    const { clientName, formattedDueDay, formattedTotal } = invoice;
    expect(name).toBe(`Invoice ${invoice.invoiceId} – ${clientName}.pdf`);
    for (const said of [`Due ${formattedDueDay}`, 'Terms Net 30 days', '$2.00 / ea', `Balance Due ${formattedTotal}`])
      expect(text).toContain(said);
    const chinese = await paper(invoice.invoiceId, 'cn');
    expect(chinese.name).toBe(`发票 ${invoice.invoiceId} – ${clientName}.pdf`);
    for (const said of [`到期日 ${formattedDueDay}`, '账期 30 天', `未付余额 ${formattedTotal}`])
      expect(chinese.text).toContain(said);
  });

  it('a credit names the invoice that it is for, counts against what is owed, and is due to nobody', async () => {
    const [line] = invoice.invoiceItems;
    const items = [{ orderItemId: line!.orderItemId, productId: trade.goods.No, returnQty: 3, quantity: 3 }];
    const made = await trade.ops.post<{ obj: OrderReturn }>('/api/return', { orderId: invoice.orderId, items });
    expect(made.status).toBe(201);
    const answer = await trade.ops.get<{ obj: Invoice }>(`/api/invoice?returnId=${made.body.obj.id}`);
    const credit = answer.body.obj;
    const { name, text } = await paper(credit.invoiceId);
    expect(name).toMatch(/^Credit RI/);
    expect(text).toContain(`For invoice ${invoice.invoiceId}`);
    expect(text).toContain(`-${credit.formattedTotal}`);
    expect(text).not.toMatch(/Balance Due|Due |Net 30|How to pay/);
  });

  it('a statement says all that is owed, also from before its period', async () => {
    const { id: storeId } = trade.tenant.store;
    await billed(trade, [{ storeId, invoiceDate: Date.UTC(2026, 0, 5), quantity: 7, rate: 12_345 }]);
    const day = Date.now();
    const { text } = await print('statement', { userId: storeId, start: day - 86_400_000, end: day + 86_400_000 });
    expect(text).toContain('Brought forward $864.15');
    // The balance brought forward, and ten jars less the three returned ones.
    expect(text).toContain('Balance Due $878.15');
    // Marking as paid states no method, so the customer's paper shows no payment.
    await trade.ops.put('/api/invoice/paid', { invoiceIds: [invoice.invoiceId] });
    const paid = await print('statement', { userId: storeId, start: day - 86_400_000, end: day + 86_400_000 });
    expect(paid.text).toMatch(/\d Payment \$20\.00/);
    expect(paid.text).not.toContain('Marked');
  });

  it('a statement lists a payment that was taken back with its opposite, and one with a credit by its money', async () => {
    const { id: storeId } = await trade.addStore();
    const order = await shippedOrder(trade, { jars: 10 }, storeId);
    const { orderId, orderItems } = order;
    const { invoiceId } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
    const part = { invoiceId, amount: 3, method: 'CHECK', reference: 'C-77' };
    const { paymentId } = (await trade.ops.post('/api/invoice/payment', part)).body.obj;
    await trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Bounced' });
    const { orderItemId } = orderItems[0]!;
    const items = [{ orderItemId, productId: trade.goods.No, returnQty: 2, quantity: 2 }];
    await trade.ops.post('/api/return', { orderId, items });
    await trade.ops.post('/api/invoice/payment/store', {
      userId: storeId,
      amount: 16,
      method: 'CASH',
      useCredits: true,
    });
    const period = { userId: storeId, start: Date.now() - 86_400_000, end: Date.now() + 86_400_000 };
    const { obj } = (await trade.ops.post<{ obj: Statement }>('/api/report/statement', period)).body;
    expect(obj.payments.map(({ method, formattedAmount }) => [method, formattedAmount])).toEqual([
      ['CHECK', '$3.00'],
      ['CHECK', '-$3.00'],
      ['CASH', '$16.00'],
    ]);
    expect(obj.formattedBalance).toBe('$0.00');
  });
});
