import type { StorePayment } from '@depot/contracts/billing';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { InvoiceHeader } from '../invoice/invoice.repository.js';
import { InvoiceLocking } from '../invoice/invoice-locking.js';
import { InvoiceSealing } from '../invoice/invoice-sealing.js';
import { buildInvoiceHeader } from '../testing/invoice-header.js';
import { MarkInvoicesPaid } from './commands/mark-invoices-paid.js';
import { RecordStorePayment } from './commands/record-store-payment.js';
import { ReverseInvoicePayment } from './commands/reverse-invoice-payment.js';
import { assertNotFuture } from './payment.rules.js';
import { type PaidPart, PaymentService } from './payment.service.js';

const day = 86_400_000;
const refused = (code: string) => expect.objectContaining({ code });

afterEach(() => void jest.restoreAllMocks());

describe('a store pays', () => {
  /** Parts of the payment by invoice number: `[invoice, cents, method]`. */
  async function paid(headers: InvoiceHeader[], asked: Partial<StorePayment>) {
    const given: PaidPart[] = [];
    const ledger = { recordPayment: jest.fn(async (parts: PaidPart[]) => given.push(...parts)) };
    const payments = new RecordStorePayment(
      { storeOfOrder: async () => ({ name: 'Sol' }) } as never,
      { lockOpen: async () => headers } as never,
      ledger as never,
      { listByNumber: async () => [] } as never,
    );
    await payments.execute({ userId: 7, amount: 0, ...asked } as StorePayment);
    return given.map((part) => [part.header.id, part.amount, part.method ?? 'MONEY']);
  }
  const credit = (id: number, total: number) => buildInvoiceHeader(id, { kind: 'RI', total });

  test('one invoice in full before the next', async () => {
    expect(
      await paid([buildInvoiceHeader(1), buildInvoiceHeader(2, { paid: 400 }), buildInvoiceHeader(3)], {
        amount: 1200,
      }),
    ).toEqual([
      [1, 1000, 'MONEY'],
      [2, 200, 'MONEY'],
    ]);
  });

  test('only what is named, and neither credits nor what has nothing open', async () => {
    const all = [buildInvoiceHeader(1), buildInvoiceHeader(2, { paid: 1000 }), credit(3, 500), buildInvoiceHeader(4)];
    expect(await paid(all, { amount: 300, invoiceIds: ['I4'] })).toEqual([[4, 300, 'MONEY']]);
    for (const invoiceId of ['I2', 'RI3', 'I9'])
      await expect(paid(all, { amount: 300, invoiceIds: [invoiceId] })).rejects.toEqual(refused('VALIDATION'));
  });

  test('with credits for what the money leaves open, which are used up as far', async () => {
    const all = [buildInvoiceHeader(1), credit(2, 300), credit(3, 900), buildInvoiceHeader(4)];
    expect(await paid(all, { amount: 600, useCredits: true })).toEqual([
      [1, 600, 'MONEY'],
      [1, 400, 'CREDIT'],
      [4, 800, 'CREDIT'],
      [2, 300, 'CREDIT'],
      [3, 900, 'CREDIT'],
    ]);
    expect(await paid(all, { amount: 1900, useCredits: true })).toEqual([
      [1, 1000, 'MONEY'],
      [4, 900, 'MONEY'],
      [4, 100, 'CREDIT'],
      [2, 100, 'CREDIT'],
    ]);
    expect(await paid(all, { amount: 1900 })).toHaveLength(2);
  });

  test('with the named credits alone where some are named', async () => {
    const all = [buildInvoiceHeader(1), credit(2, 300), credit(3, 900), credit(4, 50)];
    expect(await paid(all, { useCredits: true, creditIds: ['RI4', 'RI2'] })).toEqual([
      [1, 350, 'CREDIT'],
      [2, 300, 'CREDIT'],
      [4, 50, 'CREDIT'],
    ]);
    for (const creditId of ['I1', 'RI9'])
      await expect(paid(all, { useCredits: true, creditIds: [creditId] })).rejects.toEqual(refused('VALIDATION'));
  });

  test('the oldest invoice first, whichever was written first, and none that became void while it waited', async () => {
    const locked = [
      buildInvoiceHeader(1, { invoiceDate: 30 }),
      buildInvoiceHeader(2, { invoiceDate: 10, status: 'VOID' }),
    ];
    const more = [buildInvoiceHeader(3, { invoiceDate: 20 }), buildInvoiceHeader(4, { invoiceDate: 20 })];
    const rows = { findOpenRows: async () => [1, 2, 3, 4], lockRows: async () => [...locked, ...more.toReversed()] };
    const open = await new InvoiceLocking(rows as never).lockOpen(7);
    expect(open.map(({ id }) => id)).toEqual([3, 4, 1]);
  });

  test('no more than is owed, and something', async () => {
    expect(await paid([buildInvoiceHeader(1)], { amount: 1000 })).toHaveLength(1);
    await expect(paid([buildInvoiceHeader(1)], { amount: 1001 })).rejects.toEqual(refused('OVERPAYMENT'));
    await expect(paid([], { amount: 1 })).rejects.toEqual(refused('OVERPAYMENT'));
    await expect(paid([buildInvoiceHeader(1)], { amount: 0, useCredits: true })).rejects.toEqual(refused('VALIDATION'));
    await expect(paid([buildInvoiceHeader(1)], { amount: 5, date: Date.now() + 2 * day })).rejects.toEqual(
      refused('VALIDATION'),
    );
  });

  test('up to a day ahead of our clock, since it may be tomorrow already where they are', () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now);
    expect(() => [undefined, now - 400 * day, now, now + day].forEach(assertNotFuture)).not.toThrow();
    expect(() => assertNotFuture(now + day + 1)).toThrow(refused('VALIDATION'));
  });
});

describe('the ledger', () => {
  function ledger() {
    const calls = {
      add: jest.fn(async (_parts: object[], _details: object) => ({ number: 31, rows: [8, 9] })),
      addReversal: jest.fn(async (_payment: object, _date: number, _reason: string) => 32),
      reversePaid: jest.fn(async (_header: object, _amount: number) => undefined),
      addPaid: jest.fn(async (_amounts: object[]) => undefined),
      sealInvoices: jest.fn(async (_headers: object[]) => undefined),
      postPayments: jest.fn(async (_rows: number[]) => undefined),
      assertOpen: jest.fn(async (_days: string[]) => undefined),
      publish: jest.fn(async (_topics: string[], _storeId: number) => undefined),
    };
    const part = calls as never;
    return { calls, ledger: new PaymentService(part, part, part, part, part, part) };
  }
  const [one, two] = [buildInvoiceHeader(1, { paid: 400 }), buildInvoiceHeader(2, { storeId: 8 })];

  test('writes each part, adds up what an invoice got, and seals what is paid in full', async () => {
    const { calls, ledger: books } = ledger();
    const parts = [
      { header: one, amount: 500 },
      { header: two, amount: 300 },
      { header: one, amount: 100, method: 'CREDIT' as const },
    ];
    expect(await books.recordPayment(parts, { method: 'CASH', date: 1000 } as never)).toBe(31);
    expect(calls.add).toHaveBeenCalledWith(
      [
        { invoicePk: 1, amount: 500 },
        { invoicePk: 2, amount: 300 },
        { invoicePk: 1, amount: 100, method: 'CREDIT' },
      ],
      { method: 'CASH', date: 1000 },
    );
    expect(calls.addPaid).toHaveBeenCalledWith([
      { invoicePk: 1, amount: 600 },
      { invoicePk: 2, amount: 300 },
    ]);
    expect(calls.postPayments).toHaveBeenCalledWith([8, 9]);
    expect(calls.sealInvoices).toHaveBeenCalledWith([one]);
    expect(calls.publish.mock.calls.map(([, storeId]) => storeId)).toEqual([7, 8]);
  });

  test.each([
    [{}, 1001],
    [{ paid: 400 }, 601],
    [{ status: 'PAID' as const }, 1],
    [{ status: 'VOID' as const }, 1],
  ])('takes no more for %j than %i allows', async (over, amount) => {
    const { calls, ledger: books } = ledger();
    await expect(books.recordPayment([{ header: buildInvoiceHeader(1, over), amount }], {} as never)).rejects.toEqual(
      refused('OVERPAYMENT'),
    );
    expect(calls.add).not.toHaveBeenCalled();
  });

  test('takes a payment back by its negative', async () => {
    const { calls, ledger: books } = ledger();
    expect(await books.reversePayment({ invoicePk: 1, amount: 250, date: 4e12 } as never, one, 'wrong store')).toBe(32);
    expect(calls.addReversal).toHaveBeenCalledWith({ invoicePk: 1, amount: 250, date: 4e12 }, 4e12, 'wrong store');
    expect(calls.postPayments).toHaveBeenCalledWith([32]);
    expect(calls.reversePaid).toHaveBeenCalledWith(one, 250);
  });
});

describe('a payment is taken back', () => {
  const stored = { id: 5, invoicePk: 1, amount: 250, method: 'CASH', reverses: null, reversedBy: null };
  async function reversed(
    payment: object | undefined,
    invoice: InvoiceHeader | undefined = buildInvoiceHeader(1, { paid: 250 }),
  ) {
    const reverse = jest.fn(async () => 9);
    const found = invoice ? [invoice] : [];
    const reversing = new ReverseInvoicePayment(
      { lockRows: async () => found } as never,
      { findById: async () => payment } as never,
      { reversePayment: reverse } as never,
      { getById: async (id: number) => ({ id }) } as never,
    );
    return reversing.execute({ paymentId: 5, reason: 'wrong store' });
  }

  test('once, also if its invoice is paid in full', async () => {
    expect(await reversed(stored)).toEqual({ id: 9 });
    await expect(reversed({ ...stored, reversedBy: 6 })).rejects.toEqual(refused('INVALID_TRANSITION'));
    expect(await reversed(stored, buildInvoiceHeader(1, { status: 'PAID' }))).toEqual({ id: 9 });
    await expect(reversed(stored, buildInvoiceHeader(1, { status: 'VOID' }))).rejects.toEqual(
      refused('INVALID_TRANSITION'),
    );
  });

  test('unless it is a used-up credit, or takes one back itself', async () => {
    await expect(reversed({ ...stored, method: 'MARKED' })).rejects.toEqual(refused('INVALID_TRANSITION'));
    await expect(reversed({ ...stored, method: 'CREDIT' })).rejects.toEqual(refused('INVALID_TRANSITION'));
    await expect(reversed({ ...stored, reverses: 4 })).rejects.toEqual(refused('INVALID_TRANSITION'));
    await expect(reversed(undefined)).rejects.toEqual(refused('NOT_FOUND'));
  });
});

test('an invoice whose total was lowered to what is paid is sealed by that, no other', async () => {
  const markPaid = jest.fn(async () => undefined);
  const sealing = new InvoiceSealing({ findByInvoices: async () => [] } as never, { markPaid } as never);
  jest.spyOn(sealing, 'sealInvoices').mockResolvedValue();
  for (const over of [{ paid: 0, total: 0 }, { paid: 400 }, { paid: 1000 }])
    await sealing.sealIfSettled(buildInvoiceHeader(1, over));
  expect(sealing.sealInvoices).toHaveBeenCalledTimes(1);
  expect(sealing.sealInvoices).toHaveBeenCalledWith([buildInvoiceHeader(1, { paid: 1000 })]);
});

test('an invoice is marked as paid with what is open on it; one of nothing is sealed at once', async () => {
  const [recordPayment, sealInvoices, publish] = [1, 2, 3].map(() =>
    jest.fn(async (..._given: unknown[]) => undefined),
  );
  const held = [
    buildInvoiceHeader(1, { paid: 400 }),
    buildInvoiceHeader(2, { status: 'PAID' }),
    buildInvoiceHeader(3, { total: 0, storeId: 8 }),
  ];
  const payment = new MarkInvoicesPaid(
    { lockLive: async () => held } as never,
    { recordPayment } as never,
    { sealInvoices } as never,
    { getByIds: async (ids: string[]) => ids } as never,
    { publish } as never,
  );
  held.push(buildInvoiceHeader(4, { kind: 'RI' }));
  await expect(payment.execute({ invoiceIds: ['I1', 'RI4'] })).rejects.toEqual(refused('INVALID_TRANSITION'));
  expect(recordPayment).not.toHaveBeenCalled();
  held.pop();
  expect(await payment.execute({ invoiceIds: ['I1', 'I2', 'I3', 'I1'] })).toEqual(['I1', 'I2', 'I3']);
  expect(recordPayment?.mock.calls).toEqual([[[{ header: held[0], amount: 600 }], { method: 'MARKED' }]]);
  expect([sealInvoices?.mock.calls, publish?.mock.calls]).toEqual([[[[held[2]]]], [[['invoices', 'orders'], 8]]]);
});
