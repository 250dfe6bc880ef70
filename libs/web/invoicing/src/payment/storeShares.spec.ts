import type { OpenInvoice } from '@depot/contracts/billing';
import { describe, expect, test } from '@jest/globals';
import { splitPayment, storeOpen } from './storeShares.js';

const open = (invoiceId: string, balanceDue: number): OpenInvoice => ({
  invoiceId,
  balanceDue,
  total: balanceDue,
  paid: 0,
  invoiceDate: 0,
  formattedInvoiceDate: '',
});
const list = [open('I1', 100), open('RI1', 30), open('I2', 50.5), open('I3', 0)];

describe('what a payment of a store pays', () => {
  test('the oldest first, each in full before the next', () => {
    const store = storeOpen(list, undefined);
    expect([store.owed, store.credits, store.invoices.length]).toEqual([15_050, 3_000, 2]);
    expect([...splitPayment(store, 12_000, false)]).toEqual([
      ['I1', 10_000],
      ['I2', 2_000],
    ]);
  });

  test('credits fill up what money leaves open, and no more', () => {
    const store = storeOpen(list, undefined);
    expect([...splitPayment(store, 13_000, true)]).toEqual([
      ['I1', 10_000],
      ['I2', 5_050],
    ]);
    expect([...splitPayment(store, 0, true)]).toEqual([['I1', 3_000]]);
  });

  test('only the named ones where some are named', () => {
    expect([...splitPayment(storeOpen(list, ['I2', 'RI1']), 100, false)]).toEqual([['I2', 100]]);
  });
});
