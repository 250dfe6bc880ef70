import type { CreateInvoice } from '@depot/contracts/billing';
import { type CurrentSession, runInContext } from '@depot/node-context';
import { describe, expect, jest, test } from '@jest/globals';
import { PaymentView } from '../payment/payment-view.js';
import { buildInvoiceHeader } from '../testing/invoice-header.js';
import { GenerateInvoice } from './commands/generate-invoice.js';
import { CreditedOrders } from './credited-orders.js';
import type { InvoiceHeader } from './invoice.repository.js';
import { InvoiceLocking, requireNothingPaid, requireUnpaid } from './invoice-locking.js';
import { InvoiceView } from './invoice-view.js';
import { GetCreditOfReturn } from './queries/get-credit-of-return.js';
import { GetInvoices } from './queries/get-invoices.js';

const refused = (code: string) => expect.objectContaining({ code });

/** Works as a store, or as the warehouse. */
function as<T>(storeId: number | undefined, work: () => Promise<T>): Promise<T> {
  const session = { role: storeId === undefined ? 'WAREHOUSE_ADMIN' : 'STORE', storeId, tenantId: 1 } as CurrentSession;
  return runInContext({ session }, work);
}

describe('an order is billed', () => {
  const line = (orderItemId: number) => ({
    orderItemId,
    productId: orderItemId,
    name: `P${orderItemId}`,
    hasWeight: 'No' as const,
    quantity: 5,
    weight: 0,
    weights: [],
    rate: 100,
    notes: '',
  });
  async function billed(asked: CreateInvoice['orderItemList'], before: number[] = [], status = 'DONE') {
    const order = { orderId: 3, displayId: 58, storeId: 7, status, lines: [line(1), line(2)] };
    const inserted: { items: { orderItemId: number; amount: number }[] }[] = [];
    const noteBilled = jest.fn(async () => undefined);
    const generation = new GenerateInvoice(
      { lockForBilling: async () => order, noteBilled } as never,
      { findBilledRates: async () => new Map(before.map((id) => [id, 100])) } as never,
      { deductEarlyCredits: async (_order: object, asked: object[]) => asked } as never,
      { assignNumber: async () => 12 } as never,
      { loadParties: async () => ({}) } as never,
      { insert: async (invoices: typeof inserted) => void inserted.push(...invoices) } as never,
      { assertOpen: async () => undefined } as never,
      { getById: async (id: string) => id } as never,
      { publish: async () => undefined } as never,
    );
    const invoiceId = await generation.execute({ orderId: 3, orderItemList: asked });
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
  const all = [buildInvoiceHeader(1), buildInvoiceHeader(2, { storeId: 8 })];
  const findHeaders = jest.fn(async (_filter: object, _limit?: number) => [] as InvoiceHeader[]);
  const findByNumbers = async (ids: { number: number }[]) =>
    all.filter(({ number }) => ids.some((id) => id.number === number));
  const view = new InvoiceView(
    { findHeaders, findByNumbers } as never,
    {} as never,
    {} as never,
    {} as never,
    {} as never,
  );
  const payments = new PaymentView({ findHeaders, findByNumbers } as never, { findByInvoice: async () => [] } as never);

  test('by a store as far as they are its own', async () => {
    await as(7, () => view.findInvoices({ storeId: 8 }));
    expect(findHeaders).not.toHaveBeenCalled();
    await as(7, () => view.findInvoices({ orderIds: [3] }));
    await as(7, () => view.findInvoices({ storeId: 7 }));
    await as(undefined, () => view.findPage({ storeId: 8 }, 5));
    expect(findHeaders.mock.calls).toEqual([
      [{ orderIds: [3], storeId: 7 }, undefined],
      [{ storeId: 7 }, undefined],
      [{ storeId: 8 }, 6],
    ]);
    for (const ids of [['I2'], ['I9']])
      await expect(as(7, () => view.getByIds(ids))).rejects.toEqual(refused('NOT_FOUND'));
    await expect(as(undefined, () => view.getByIds(['I9']))).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('with what has settled those that are paid, and whose goods a credit is for, billed or not', async () => {
    const said = { billAddress: '{}', shipAddress: '{}', timezone: 'UTC', invoiceDate: 0, dueAt: 0 };
    const credit = (id: number, orderId: number) => buildInvoiceHeader(id, { ...said, kind: 'RI', orderId });
    const held = [
      buildInvoiceHeader(1, { ...said, status: 'PAID', orderId: 3 }),
      credit(2, 4),
      credit(3, 5),
      credit(4, 6),
      credit(5, 7),
    ];
    const findSettlements = jest.fn(async (_rows: number[]) => new Map([[1, { date: 0, method: 'CHECK' }]]));
    const order = { displayId: 58, poNumber: 'PO-7', time: Date.UTC(2026, 10, 4) };
    const known = jest.fn(async (_ids: number[]) => new Map([4, 5].map((id) => [id, order])));
    const findByOrders = jest.fn(async (_ids: number[]) => new Map([[4, { invoiceIds: ['I1'] }]]));
    const was = { displayId: 60, poNumber: 'PO-9', invoiceIds: ['I3'] };
    const findBilledOrders = jest.fn(async (_ids: number[]) => new Map([[7, was]]));
    const whole = new InvoiceView(
      { findHeaders: async () => held } as never,
      { findByInvoices: async () => [] } as never,
      { findByIds: async () => new Map() } as never,
      { findSettlements } as never,
      new CreditedOrders({ findByOrders } as never, { findBilledOrders } as never, { known } as never),
    );
    const named = { displayId: 58, poNumber: 'PO-7', formattedOrderDate: '11/4/2026' };
    expect(await as(undefined, () => whole.findInvoices({}))).toMatchObject([
      { invoiceId: 'I1', paidMethod: 'CHECK', creditedOrder: null },
      { invoiceId: 'RI2', paidMethod: null, creditedOrder: { ...named, invoiceIds: ['I1'] } },
      { invoiceId: 'RI3', creditedOrder: { ...named, invoiceIds: [] } },
      // Their orders were deleted, and one of them was never billed.
      { invoiceId: 'RI4', creditedOrder: null },
      { invoiceId: 'RI5', creditedOrder: { ...was, formattedOrderDate: '' } },
    ]);
    expect([findSettlements, known, findByOrders, findBilledOrders].map(({ mock }) => mock.calls)).toEqual([
      [[[1]]],
      [[[4, 5, 6, 7]], [[3]]],
      [[[4, 5, 6, 7]]],
      [[[6, 7]]],
    ]);
  });

  test('and so are their payments', async () => {
    expect(await as(7, () => payments.listByInvoice('I1'))).toEqual([]);
    expect(await as(undefined, () => payments.listByInvoice('I2'))).toEqual([]);
    await expect(as(7, () => payments.listByInvoice('I2'))).rejects.toEqual(refused('NOT_FOUND'));
    await expect(as(undefined, () => payments.listByInvoice('I9'))).rejects.toEqual(refused('NOT_FOUND'));
  });

  test('to the end of the range by the page, and all of an order', async () => {
    const findInvoices = jest.fn(async (_filter: object) => [{ id: 1 }]);
    const findPage = jest.fn(async (_filter: object, _size: number, _before?: string) => ({ list: [], more: true }));
    const listing = new GetInvoices({ findInvoices, findPage } as never);
    for (const query of [
      { start: 5, end: 9 },
      { userId: 7, before: 'I4' },
    ])
      await listing.execute(query);
    expect(findPage.mock.calls).toMatchObject([
      [{ start: 5, end: 10 }, expect.any(Number), undefined],
      [{ storeId: 7, end: undefined }, expect.any(Number), 'I4'],
    ]);
    expect(await listing.execute({ orderId: 3 })).toEqual({ list: [{ id: 1 }], more: false });
    expect(findInvoices.mock.calls).toMatchObject([[{ orderIds: [3] }]]);
    findInvoices.mockResolvedValueOnce([]);
    await expect(new GetCreditOfReturn({ findInvoices } as never).execute(4)).rejects.toEqual(refused('NOT_FOUND'));
  });
});

describe('an invoice for a command', () => {
  const locking = (...held: InvoiceHeader[]) => new InvoiceLocking({ lockByNumbers: async () => held } as never);

  test('is there, is not void, and each is locked once', async () => {
    expect(await locking(buildInvoiceHeader(1)).lockLive(['I1', 'I1', 'I01'])).toHaveLength(1);
    await expect(locking(buildInvoiceHeader(1)).lockLive(['I1', 'I2'])).rejects.toEqual(refused('NOT_FOUND'));
    await expect(locking(buildInvoiceHeader(1, { status: 'VOID' })).lockLive(['I1'])).rejects.toEqual(
      refused('INVALID_TRANSITION'),
    );
    await expect(locking(buildInvoiceHeader(1, { status: 'PAID' })).lockUnpaid('I1')).rejects.toEqual(
      refused('INVOICE_PAID'),
    );
  });

  test('is unpaid for a change, and nothing is paid on it where it is taken out of the books', () => {
    expect(requireUnpaid(buildInvoiceHeader(1, { paid: 5 }))).toBeDefined();
    expect(requireNothingPaid(buildInvoiceHeader(1))).toBeDefined();
    expect(() => requireNothingPaid(buildInvoiceHeader(1, { paid: 1 }))).toThrow(refused('INVOICE_PAID'));
    expect(() => requireUnpaid(buildInvoiceHeader(1, { contentHash: 'a' }))).toThrow(refused('INVOICE_PAID'));
    expect(() => requireNothingPaid(buildInvoiceHeader(1, { status: 'PAID' }))).toThrow(refused('INVOICE_PAID'));
  });
});
