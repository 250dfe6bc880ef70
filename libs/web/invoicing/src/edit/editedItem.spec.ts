import type { InvoiceItem } from '@depot/contracts/billing';
import { expect, test } from '@jest/globals';
import { buildChange } from './editedItem.js';

const item = (fields: Partial<InvoiceItem>): InvoiceItem => ({
  invoiceItemId: 4,
  orderItemId: 8,
  productId: 1,
  description: 'Queso',
  notes: '',
  quantity: 3,
  weight: 0,
  weights: [],
  rate: 2.5,
  byWeight: false,
  amount: 7.5,
  formattedRate: '$2.50',
  formattedAmount: '$7.50',
  ...fields,
});

test('a counted line sends what was changed of quantity and rate, an emptied rate is 0', () => {
  expect(buildChange(item({}), { quantity: 2, rate: 199 })).toEqual({ invoiceItemId: 4, quantity: 2, rate: 1.99 });
  expect(buildChange(item({}), { quantity: 3, rate: 199 })).toEqual({ invoiceItemId: 4, rate: 1.99 });
  expect(buildChange(item({}), { quantity: 2 })).toEqual({ invoiceItemId: 4, quantity: 2, rate: 0 });
  expect(buildChange(item({}), { quantity: 3, rate: 250 })).toBeUndefined();
});

test('a weighed line sends its rate only', () => {
  const weighed = item({ weight: 12.3, weights: [6.15, 6.15] });
  expect(buildChange(weighed, { quantity: 9, rate: 450 })).toEqual({ invoiceItemId: 4, rate: 4.5 });
  expect(buildChange(weighed, { quantity: 9, rate: 250 })).toBeUndefined();
});
