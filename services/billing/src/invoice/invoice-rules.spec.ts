import type { CreateInvoice } from '@depot/contracts/billing';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { describe, expect, jest, test } from '@jest/globals';
import { PaymentView } from '../payment/payment-view.js';
import { CreditedOrders } from './credited-orders.js';
import type { InvoiceHead } from './invoice.repository.js';
import { InvoiceGeneration } from './invoice-generation.js';
import { InvoiceListing } from './invoice-listing.js';
import { InvoiceLocking, requireNothingPaid, requireUnpaid } from './invoice-locking.js';
import { InvoicePayment } from './invoice-payment.js';
import { InvoiceView } from './invoice-view.js';

const refused = (code: string) => expect.objectContaining({ code });
const head = (id: number, over: Partial<InvoiceHead> = {}) =>
  ({ id, number: id, kind: 'I', storeId: 7, status: 'UNPAID', total: 1000, paid: 0, ...over }) as InvoiceHead;

/** Works as a store, or as the warehouse. */
function as<T>(storeId: number | undefined, work: () => Promise<T>): Promise<T> {
  const session = { role: storeId === undefined ? 'WAREHOUSE_ADMIN' : 'STORE', storeId, tenantId: 1 } as CurrentSession;
  return runInContext({ session }, work);
}

describe('an order is billed', () => {
  const line = (orderItemId: number) => ({
    ...{
      orderItemId,
      productId: orderItemId,
      name: `P${orderItemId}`,
      hasWeight: 'No' as const,
      quantity: 5,
      weight: 0,
    },
    ...{ weights: [], rate: 100, notes: '' },
  });
  async function billed(asked: CreateInvoice['orderItemList'], before: number[] = [], status = 'DONE') {
    const order = { orderId: 3, displayId: 58, storeId: 7, status, lines: [line(1), line(2)] };
    const inserted: { items: { orderItemId: number; amount: number }[] }[] = [];
    const noteBilled = jest.fn(async () => undefined);
    const generation = new InvoiceGeneration(
      { lockForBilling: async () => order, noteBilled } as never,
      { billedRates: async () => new Map(before.map((id) => [id, 100])) } as never,
      { settle: async (_order: object, asked: object[]) => asked } as never,
      { next: async () => 12 } as never,
      { of: async () => ({}) } as never,
      { insert: async (invoices: typeof inserted) => void inserted.push(...invoices) } as never,
      { byId: async (id: string) => id } as never,
      { publish: async () => undefined } as never,
    );
    const invoiceId = await generation.generate({ orderId: 3, orderItemList: asked });
    const items = inserted[0]?.items.map(({ orderItemId, amount }) => [orderItemId, amount]);
    return { invoiceId, items, isAll: noteBilled.mock.calls.length === 1 };
  }

  test('as a whole, or in parts of which each line is billed once', async () => {
    expect(await billed(undefined)).toEqual({
      invoiceId: 'I12',
      items: [
        [1, 500],
        [2, 500],
      ],
      isAll: true,
    });
    expect(await billed(undefined, [1])).toMatchObject({ items: [[2, 500]], isAll: true });
    const part = [{ orderItemId: 2, quantity: 3, rate: 200 }];
    expect(await billed(part)).toMatchObject({ items: [[2, 600]], isAll: false });
    expect(await billed(part, [1])).toMatchObject({ isAll: true });
  });

  test('once, and when its goods have arrived', async () => {
    await expect(billed(undefined, [1, 2])).rejects.toEqual(refused('DUPLICATE'));
    await expect(billed([{ orderItemId: 1 }], [1])).rejects.toEqual(refused('DUPLICATE'));
    await expect(billed([{ orderItemId: 1 }, { orderItemId: 1 }])).rejects.toEqual(refused('DUPLICATE'));
    await expect(billed(undefined, [], 'OUTBOUND')).rejects.toEqual(refused('INVALID_TRANSITION'));
  });
});

describe('invoices are read', () => {
  const all = [head(1), head(2, { storeId: 8 })];
  const heads = jest.fn(async (_filter: object, _limit?: number) => [] as InvoiceHead[]);
  const byNumber = async (ids: { number: number }[]) =>
    all.filter(({ number }) => ids.some((id) => id.number === number));
  const view = new InvoiceView({ heads, byNumber } as never, {} as never, {} as never, {} as never, {} as never);
  const payments = new PaymentView({ heads, byNumber } as never, { ofInvoice: async () => [] } as never);

  test('by a store as far as they are its own', async () => {
    await as(7, () => view.find({ storeId: 8 }));
    expect(heads).not.toHaveBeenCalled();
    await as(7, () => view.find({ orderIds: [3] }));
    await as(7, () => view.find({ storeId: 7 }));
    await as(undefined, () => view.page({ storeId: 8 }, 5));
    expect(heads.mock.calls).toEqual([
      [{ orderIds: [3], storeId: 7 }, undefined],
      [{ storeId: 7 }, undefined],
      [{ storeId: 8 }, 6],
    ]);
    for (const ids of [['I2'], ['I9']])
      await expect(as(7, () => view.byIds(ids))).rejects.toEqual(refused('NOT_FOUND'));
    await expect(as(undefined, () => view.byIds(['I9']))).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('with what has settled those that are paid, and whose goods a credit is for, billed or not', async () => {
    const said = { billAddress: '{}', shipAddress: '{}', timezone: 'UTC', invoiceDate: 0, dueAt: 0 };
    const credit = (id: number, orderId: number) => head(id, { ...said, kind: 'RI', orderId });
    const held = [
      head(1, { ...said, status: 'PAID', orderId: 3 }),
      credit(2, 4),
      credit(3, 5),
      credit(4, 6),
      credit(5, 7),
    ];
    const settlements = jest.fn(async (_rows: number[]) => new Map([[1, { date: 0, method: 'CHECK' }]]));
    const order = { displayId: 58, poNumber: 'PO-7', time: Date.UTC(2026, 10, 4) };
    const known = jest.fn(async (_ids: number[]) => new Map([4, 5].map((id) => [id, order])));
    const ofOrders = jest.fn(async (_ids: number[]) => new Map([[4, { invoiceIds: ['I1'] }]]));
    const was = { displayId: 60, poNumber: 'PO-9', invoiceIds: ['I3'] };
    const billedAs = jest.fn(async (_ids: number[]) => new Map([[7, was]]));
    const whole = new InvoiceView(
      { heads: async () => held } as never,
      { ofInvoices: async () => [] } as never,
      { byIds: async () => new Map() } as never,
      { settlements } as never,
      new CreditedOrders({ ofOrders } as never, { billedAs } as never, { known } as never),
    );
    const named = { displayId: 58, poNumber: 'PO-7', formattedOrderDate: '11/4/2026' };
    expect(await as(undefined, () => whole.find({}))).toMatchObject([
      { invoiceId: 'I1', paidMethod: 'CHECK', creditedOrder: null },
      { invoiceId: 'RI2', paidMethod: null, creditedOrder: { ...named, invoiceIds: ['I1'] } },
      { invoiceId: 'RI3', creditedOrder: { ...named, invoiceIds: [] } },
      // Their orders were deleted, and one of them was never billed.
      { invoiceId: 'RI4', creditedOrder: null },
      { invoiceId: 'RI5', creditedOrder: { ...was, formattedOrderDate: '' } },
    ]);
    expect([settlements, known, ofOrders, billedAs].map(({ mock }) => mock.calls)).toEqual([
      [[[1]]],
      [[[4, 5, 6, 7]], [[3]]],
      [[[4, 5, 6, 7]]],
      [[[6, 7]]],
    ]);
  });

  test('and so are their payments', async () => {
    expect(await as(7, () => payments.ofInvoice('I1'))).toEqual([]);
    expect(await as(undefined, () => payments.ofInvoice('I2'))).toEqual([]);
    await expect(as(7, () => payments.ofInvoice('I2'))).rejects.toEqual(refused('NOT_FOUND'));
    await expect(as(undefined, () => payments.ofInvoice('I9'))).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('to the end of the range by the page, and all of an order', async () => {
    const find = jest.fn(async (_filter: object) => [{ id: 1 }]);
    const page = jest.fn(async (_filter: object, _size: number, _before?: string) => ({ list: [], more: true }));
    const listing = new InvoiceListing({ find, page } as never);
    for (const query of [
      { start: 5, end: 9 },
      { userId: 7, before: 'I4' },
    ])
      await listing.find(query);
    expect(page.mock.calls).toMatchObject([
      [{ start: 5, end: 10 }, expect.any(Number), undefined],
      [{ storeId: 7, end: undefined }, expect.any(Number), 'I4'],
    ]);
    expect(await listing.find({ orderId: 3 })).toEqual({ list: [{ id: 1 }], more: false });
    expect(find.mock.calls).toMatchObject([[{ orderIds: [3] }]]);
    find.mockResolvedValueOnce([]);
    await expect(listing.ofReturn(4)).rejects.toEqual(refused('NOT_FOUND'));
  });
});

describe('an invoice for a command', () => {
  const locking = (...held: InvoiceHead[]) => new InvoiceLocking({ lock: async () => held } as never);

  test('is there, is not void, and each is locked once', async () => {
    expect(await locking(head(1)).live(['I1', 'I1', 'I01'])).toHaveLength(1);
    await expect(locking(head(1)).live(['I1', 'I2'])).rejects.toEqual(refused('NOT_FOUND'));
    await expect(locking(head(1, { status: 'VOID' })).live(['I1'])).rejects.toEqual(refused('INVALID_TRANSITION'));
    await expect(locking(head(1, { status: 'PAID' })).unpaid('I1')).rejects.toEqual(refused('INVOICE_PAID'));
  });

  test('is unpaid for a change, and nothing is paid on it where it is taken out of the books', () => {
    expect(requireUnpaid(head(1, { paid: 5 }))).toBeDefined();
    expect(requireNothingPaid(head(1))).toBeDefined();
    expect(() => requireNothingPaid(head(1, { paid: 1 }))).toThrow(refused('INVOICE_PAID'));
    expect(() => requireNothingPaid(head(1, { status: 'PAID' }))).toThrow(refused('INVOICE_PAID'));
  });

  test('is marked as paid with what is open on it; one of nothing is sealed at once', async () => {
    const [record, seal, publish] = [1, 2, 3].map(() => jest.fn(async (..._given: unknown[]) => undefined));
    const held = [head(1, { paid: 400 }), head(2, { status: 'PAID' }), head(3, { total: 0, storeId: 8 })];
    const payment = new InvoicePayment(
      { live: async () => held } as never,
      { record } as never,
      { seal } as never,
      { byIds: async (ids: string[]) => ids } as never,
      { publish } as never,
    );
    held.push(head(4, { kind: 'RI' }));
    await expect(payment.pay({ invoiceIds: ['I1', 'RI4'] })).rejects.toEqual(refused('INVALID_TRANSITION'));
    expect(record).not.toHaveBeenCalled();
    held.pop();
    expect(await payment.pay({ invoiceIds: ['I1', 'I2', 'I3', 'I1'] })).toEqual(['I1', 'I2', 'I3']);
    expect(record?.mock.calls).toEqual([[[{ head: held[0], amount: 600 }], { method: 'MARKED' }]]);
    expect([seal?.mock.calls, publish?.mock.calls]).toEqual([[[[held[2]]]], [[['invoices', 'orders'], 8]]]);
  });
});
