import type { StatementInvoice } from '@depot/contracts/billing';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ageingOf, openAmount } from './ageing.js';

const now = Date.UTC(2026, 10, 20, 15);
const day = 86_400_000;
const invoice = (daysAgo: number, over: Partial<StatementInvoice> = {}): StatementInvoice => ({
  invoiceId: 'I1',
  invoiceDate: now - daysAgo * day,
  credit: false,
  total: 100,
  paid: 0,
  ...over,
});
const amounts = (invoices: StatementInvoice[]) =>
  ageingOf(invoices, now, 'America/New_York').map(({ amount }) => amount);

const anyInvoice = fc
  .record({ daysAgo: fc.integer({ min: -5, max: 400 }), credit: fc.boolean(), total: fc.nat(1e9), part: fc.nat(100) })
  .map(({ daysAgo, credit, total, part }) =>
    invoice(daysAgo, { credit, total, paid: Math.floor((total * part) / 100) }),
  );

describe('ageing', () => {
  test('each debt stands in the bucket of its age', () => {
    expect(
      amounts([invoice(0), invoice(1), invoice(30), invoice(31), invoice(60), invoice(61), invoice(90), invoice(91)]),
    ).toEqual([100, 200, 200, 200, 100]);
  });

  test('a credit takes away from what is owed', () => {
    expect(amounts([invoice(0), invoice(0, { credit: true, total: 30 })])).toEqual([70, 0, 0, 0, 0]);
  });

  test('the buckets sum to what is owed', () => {
    fc.assert(
      fc.property(fc.array(anyInvoice), (invoices) => {
        const owed = invoices.reduce((sum, one) => sum + openAmount(one), 0);
        expect(amounts(invoices).reduce((sum, amount) => sum + amount, 0)).toBe(owed);
      }),
    );
  });
});
