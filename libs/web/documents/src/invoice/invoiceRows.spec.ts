import type { InvoiceItem } from '@depot/contracts/billing';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { buildInvoicePaperColumns, measureRow, splitItems } from './invoiceRows.js';

const item = (weights: number[]): InvoiceItem => ({
  invoiceItemId: 7,
  orderItemId: 8,
  productId: 1,
  description: 'Wheel of cheese',
  notes: '',
  quantity: 2,
  weight: 8,
  weights,
  rate: 1,
  byWeight: true,
  amount: 8,
  formattedRate: '$1.00',
  formattedAmount: '$8.00',
});
const columns = buildInvoicePaperColumns([item([])], 'gb', 'LETTER');

test('every weight is printed once, in its order, and no row is larger than a page', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 700, size: 'max' }),
      (hundredths) => {
        const rows = splitItems([item(hundredths.map((weight) => weight / 100))]);
        const printed = rows.map(({ weights }) => weights).join(' ');
        expect(printed.split(' + ').map((text) => Math.round(Number(text.replaceAll(',', '')) * 100))).toEqual(
          hundredths,
        );
        expect(rows.map(({ isRest }) => isRest)).toEqual(rows.map((_, at) => at > 0));
        for (const row of rows) expect(measureRow(row, columns)).toBeLessThan(400);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      },
    ),
    { endOnFailure: true }, // hundreds of weights take longer to shorten than to read
  );
});

test('a single weight stands in its column alone', () => {
  expect(splitItems([item([12.5]), item([])]).map(({ weights }) => weights)).toEqual(['', '']);
});
