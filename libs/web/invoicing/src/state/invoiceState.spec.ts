import type { Invoice } from '@depot/contracts/billing';
import { expect, test } from '@jest/globals';
import { getInvoiceState } from './invoiceState.js';

const today = '2026-03-10';
const bill = { invoiceId: 'I7', status: 'UNPAID', balanceDue: 5, dueDay: today } as const;
const credit = { invoiceId: 'RI7', status: 'UNPAID', balanceDue: 5, dueDay: null } as const;
type Fields = Pick<Invoice, 'invoiceId' | 'status' | 'balanceDue' | 'dueDay'>;

test.each<[string, Fields, object]>([
  ['due today', bill, { name: 'open' }],
  ['due yesterday', { ...bill, dueDay: '2026-03-09' }, { name: 'overdueDays', days: 1 }],
  // clocks change between these days in most zones
  ['due in the month before', { ...bill, dueDay: '2026-02-26' }, { name: 'overdueDays', days: 12 }],
  ['without a due day', { ...bill, dueDay: null }, { name: 'open' }],
  ['paid after its due day', { ...bill, dueDay: '2026-01-01', status: 'PAID', balanceDue: 0 }, { name: 'paid' }],
  ['of zero', { ...bill, dueDay: '2026-01-01', balanceDue: 0 }, { name: 'paid' }],
  ['void', { ...bill, status: 'VOID' }, { name: 'void' }],
  ['credit', credit, { name: 'credit' }],
  ['used credit', { ...credit, status: 'PAID', balanceDue: 0 }, { name: 'creditUsed' }],
  ['void credit', { ...credit, status: 'VOID' }, { name: 'void' }],
])('an invoice %s', (_name, invoice, state) => {
  expect(getInvoiceState(invoice, today)).toEqual(state);
});
