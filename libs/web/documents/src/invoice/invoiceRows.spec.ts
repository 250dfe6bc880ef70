import type { InvoiceItem } from '@depot/contracts/billing';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { invoicePks, linesOfRow } from './invoiceRows.js';

const item = (weights: number[]) => ({ invoiceItemId: 7, description: 'Wheel of cheese', weights }) as InvoiceItem;

test('every weight is printed once, in its order, and no row is larger than a page', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 2, maxLength: 700 }), (hundredths) => {
      const rows = invoicePks([item(hundredths.map((weight) => weight / 100))]);
      const printed = rows.map(({ weights }) => weights).join(' ');
      expect(printed.split(' + ').map((text) => Math.round(Number(text.replaceAll(',', '')) * 100))).toEqual(
        hundredths,
      );
      expect(rows.map(({ isRest }) => isRest)).toEqual(rows.map((_, at) => at > 0));
      for (const row of rows) expect(linesOfRow(row)).toBeLessThan(33);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
    }),
  );
});

test('a single weight stands in its column alone', () => {
  expect(invoicePks([item([12.5]), item([])]).map(({ weights }) => weights)).toEqual(['', '']);
});
