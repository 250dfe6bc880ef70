import { expect, test } from '@jest/globals';
import { dueOn } from './paymentValues.js';

test('credits are taken off what is due, to the cent', () => {
  const invoices = [
    { invoiceId: 'I1', balanceDue: 0.1 },
    { invoiceId: 'I2', balanceDue: 0.2 },
    { invoiceId: 'RI1', balanceDue: 0.05 },
  ];
  expect(dueOn(invoices)).toBe(25);
  expect(dueOn([])).toBe(0);
});
