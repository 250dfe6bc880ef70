import { describe, expect, test } from '@jest/globals';
import {
  assertBalanced,
  type InvoiceToPost,
  type LedgerEntry,
  type PaymentToPost,
  postInvoice,
  postPayment,
} from './posting-rules.js';

const invoice: InvoiceToPost = {
  id: 5,
  kind: 'I',
  number: 12,
  storeId: 7,
  day: '2026-03-04',
  total: 1000,
  postedTotal: 0,
  version: 0,
};
const payment: PaymentToPost = {
  id: 9,
  number: 3,
  storeId: 7,
  method: 'CHECK',
  amount: 400,
  day: '2026-03-06',
  invoiceKind: 'I',
  invoiceDay: '2026-03-04',
};
const shorten = (entries: readonly LedgerEntry[]) =>
  entries.map(({ postingDay, account, amount }) => [postingDay.slice(8), account, amount]);

describe('an invoice', () => {
  test('debits the receivable for a sale on its own day', () => {
    const entries = postInvoice(invoice);
    expect(entries[0]).toEqual({
      document: 'I',
      documentId: 5,
      number: 12,
      storeId: 7,
      version: 1,
      line: 0,
      postingDay: '2026-03-04',
      account: 'RECEIVABLE',
      amount: 1000,
    });
    expect(shorten(entries)).toEqual([
      ['04', 'RECEIVABLE', 1000],
      ['04', 'SALES', -1000],
    ]);
  });

  test('is mirrored and posted again where its total changed, and only mirrored where it became void', () => {
    const changed = postInvoice({ ...invoice, postedTotal: 700, version: 1 });
    expect(changed.map(({ version, line }) => [version, line])).toEqual([
      [2, 0],
      [2, 1],
      [2, 2],
      [2, 3],
    ]);
    expect(shorten(changed)).toEqual([
      ['04', 'RECEIVABLE', -700],
      ['04', 'SALES', 700],
      ['04', 'RECEIVABLE', 1000],
      ['04', 'SALES', -1000],
    ]);
    expect(shorten(postInvoice({ ...invoice, total: 0, postedTotal: 700, version: 1 }))).toEqual([
      ['04', 'RECEIVABLE', -700],
      ['04', 'SALES', 700],
    ]);
    expect(postInvoice({ ...invoice, total: 0 })).toEqual([]);
  });

  test('of a return debits returns and reduces the receivable', () => {
    expect(shorten(postInvoice({ ...invoice, kind: 'RI' }))).toEqual([
      ['04', 'RETURNS', 1000],
      ['04', 'RECEIVABLE', -1000],
    ]);
  });
});

describe('a payment', () => {
  test('becomes credit of the customer on its day, and pays the invoice on the later day', () => {
    expect(shorten(postPayment(payment))).toEqual([
      ['06', 'RECEIPTS_CHECK', 400],
      ['06', 'CUSTOMER_CREDIT', -400],
      ['06', 'CUSTOMER_CREDIT', 400],
      ['06', 'RECEIVABLE', -400],
    ]);
    expect(shorten(postPayment({ ...payment, day: '2026-03-01' }))).toEqual([
      ['01', 'RECEIPTS_CHECK', 400],
      ['01', 'CUSTOMER_CREDIT', -400],
      ['04', 'CUSTOMER_CREDIT', 400],
      ['04', 'RECEIVABLE', -400],
    ]);
  });

  test('is mirrored by its reversal', () => {
    expect(shorten(postPayment({ ...payment, day: '2026-03-09', amount: -400 }))).toEqual([
      ['09', 'RECEIPTS_CHECK', -400],
      ['09', 'CUSTOMER_CREDIT', 400],
      ['09', 'CUSTOMER_CREDIT', -400],
      ['09', 'RECEIVABLE', 400],
    ]);
  });

  test('of a credit is its refund, on the later day', () => {
    expect(shorten(postPayment({ ...payment, invoiceKind: 'RI', day: '2026-03-01', method: 'CASH' }))).toEqual([
      ['04', 'RECEIVABLE', 400],
      ['04', 'RECEIPTS_CASH', -400],
    ]);
  });

  test('by a credit of a return moves no account', () => {
    expect(postPayment({ ...payment, method: 'CREDIT' })).toEqual([]);
  });
});

test('a posting that does not sum to zero on a day is refused', () => {
  const [debit, credit] = postInvoice(invoice);
  expect(() => assertBalanced([...postInvoice(invoice), ...postPayment(payment)])).not.toThrow();
  expect(() => assertBalanced([debit!])).toThrow('I 5 version 1 on 2026-03-04 sum to 1000 cents');
  expect(() => assertBalanced([debit!, { ...credit!, postingDay: '2026-03-05' }])).toThrow('not to zero');
  expect(() => assertBalanced([debit!, { ...credit!, version: 2 }])).toThrow('not to zero');
});
