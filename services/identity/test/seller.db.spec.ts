import type { Invoice } from '@depot/contracts/billing';
import type { SellerAnswer } from '@depot/contracts/identity';
import type { Order } from '@depot/contracts/orders';
import { addDays, dayOf, formatDate } from '@depot/contracts/time';
import type { TestApp } from '@depot/node-testing';
import { shippedOrder } from '@depot/service-testing/shipped-order';
import { openTrade, type Trade, tradeApp } from '@depot/service-testing/trade';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const details = {
  legalName: 'Acme Foods Inc.',
  address: '12 Harbor Street\nBoston, MA 02118',
  phone: '+1 (617) 555-0100',
  email: 'billing@acme.test',
  taxId: '12-3456789',
  paymentInstructions: 'First Bank, account 12345678',
  paper: 'A4',
} as const;

describe('what papers say of who sells', () => {
  let app: TestApp;
  let trade: Trade;

  beforeAll(async () => {
    app = await tradeApp();
    trade = await openTrade(app);
    await trade.receive([{ productId: trade.goods.No, quantity: 100 }]);
  });
  afterAll(() => app.close());

  const find = async () => (await trade.manager.get<{ obj: SellerAnswer }>('/api/seller')).body.obj;
  const save = (body: object) => trade.manager.put<{ obj: SellerAnswer; code: string }>('/api/seller', body);
  const invoiced = async () => {
    const { orderId } = await shippedOrder(trade, { jars: 2 });
    return (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
  };
  const read = async (orderId: number) =>
    (await trade.ops.get<{ list: Invoice[] }>(`/api/invoice?orderId=${orderId}`)).body.list[0]!;
  const dueDayAfter = ({ invoiceDate }: Invoice, days: number) => addDays(dayOf(invoiceDate, 'America/New_York'), days);

  it('is the name alone until it is entered, and an invoice keeps what was said on its day', async () => {
    expect(await find()).toMatchObject({ legalName: 'Acme Foods', address: '', paper: 'LETTER' });
    const before = await invoiced();
    expect(before.seller).toMatchObject({ legalName: 'Acme Foods', phone: '' });
    expect((await save(details)).body.obj).toMatchObject(details);
    const after = await invoiced();
    expect(after.seller).toEqual(details);
    expect((await read(before.orderId)).seller).toEqual(before.seller);
    await save({ ...details, phone: 'another' });
    expect((await read(after.orderId)).seller).toEqual(details);
  });

  it('refuses an edit of what has changed since, and a word that is no email address', async () => {
    const { version, ...now } = await find();
    expect((await save({ ...now, taxId: 'first', version })).status).toBe(200);
    const second = await save({ ...now, taxId: 'second', version });
    expect([second.status, second.body.code]).toEqual([409, 'STALE']);
    expect((await save({ ...now, email: 'nobody' })).status).toBe(400);
    expect((await save({ ...now, email: '' })).status).toBe(200);
  });

  it('is read and changed by the admin group alone', async () => {
    for (const person of [trade.store, trade.ops]) {
      expect((await person.get('/api/seller')).status).toBe(403);
      expect((await person.put('/api/seller', details)).status).toBe(403);
    }
  });

  it("an invoice is due after the store's days, and keeps its due day", async () => {
    const usual = await invoiced();
    expect(usual).toMatchObject({ paymentTerms: 30, dueDay: dueDayAfter(usual, 30) });
    const { id } = trade.tenant.store;
    const changed = await trade.manager.put('/api/user', { id, paymentTerms: 7 });
    expect(changed.body.obj).toMatchObject({ paymentTerms: 7 });
    const short = await invoiced();
    expect(short).toMatchObject({ paymentTerms: 7, dueDay: dueDayAfter(short, 7) });
    expect(await read(usual.orderId)).toMatchObject({ paymentTerms: 30, dueDay: usual.dueDay });
    expect((await trade.manager.put('/api/user', { id, paymentTerms: 366 })).status).toBe(400);
    const ofOps = await trade.manager.put('/api/user', { id: trade.tenant.ops.id, paymentTerms: 7 });
    expect(ofOps.status).toBe(400);
  });

  const credited = async ({ orderId, orderItems }: Order) => {
    const { orderItemId, productId } = orderItems[0]!;
    const items = [{ orderItemId, productId, returnQty: 1, rate: 2, quantity: 0 }];
    const { id } = (await trade.ops.post<{ obj: { id: number } }>('/api/return', { orderId, items })).body.obj;
    return (await trade.ops.get<{ obj: Invoice }>(`/api/invoice?returnId=${id}`)).body.obj;
  };

  it('a credit names its order and invoice, and is never due', async () => {
    const order = await shippedOrder(trade, { jars: 2 });
    const { orderId, displayId } = order;
    const { invoiceId } = (await trade.ops.post<{ obj: Invoice }>('/api/invoice', { orderId })).body.obj;
    const credit = await credited(order);
    expect(credit).toMatchObject({ paymentTerms: null, dueDay: null, formattedDueDay: '' });
    expect(credit.creditedOrder).toMatchObject({ displayId, invoiceIds: [invoiceId] });
  });

  it('a credit names the order also where that was never billed', async () => {
    const order = await shippedOrder(trade, { jars: 2 }, trade.tenant.store.id, { poNumber: 'PO-4711' });
    const { displayId, time } = order;
    const formattedOrderDate = formatDate(time, 'America/New_York');
    expect((await credited(order)).creditedOrder).toEqual({
      displayId,
      poNumber: 'PO-4711',
      formattedOrderDate,
      invoiceIds: [],
    });
  });

  it('says on which day and how an invoice was paid, or on which it became void', async () => {
    const { invoiceId, orderId } = await invoiced();
    expect(await read(orderId)).toMatchObject({ formattedSettledDay: '', paidMethod: null });
    const { total } = await read(orderId);
    await trade.ops.post('/api/invoice/payment', { invoiceId, amount: total, method: 'CHECK' });
    const paid = await read(orderId);
    expect(paid).toMatchObject({ status: 'PAID', paidMethod: 'CHECK' });
    expect(paid.formattedSettledDay).toBe(paid.formattedInvoiceDate);
    const other = await invoiced();
    await trade.manager.put(`/api/order/cancel?id=${other.orderId}&addBack=true`);
    const gone = await read(other.orderId);
    expect(gone).toMatchObject({ status: 'VOID', paidMethod: null });
    expect(gone.formattedSettledDay).toBe(gone.formattedInvoiceDate);
  });

  it('says the last day of what was paid, whenever it was written down, and nothing of what was taken back', async () => {
    const { invoiceId, orderId, total } = await invoiced();
    const record = async (amount: number, method: string, date?: number) =>
      (await trade.ops.post('/api/invoice/payment', { invoiceId, amount, method, date })).body.obj;
    const { paymentId } = await record(1, 'CARD');
    await trade.ops.post('/api/invoice/payment/reverse', { paymentId, reason: 'Charged back' });
    await record(total - 1, 'TRANSFER', Date.UTC(2026, 2, 12, 15));
    await record(1, 'CHECK', Date.UTC(2026, 2, 10, 15));
    expect(await read(orderId)).toMatchObject({
      status: 'PAID',
      formattedSettledDay: '3/12/2026',
      paidMethod: 'TRANSFER',
    });
  });
});
