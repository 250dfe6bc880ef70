import type { OrderItem } from '@depot/contracts/orders';
import { describe, expect, test } from '@jest/globals';
import { textStyles } from '../paper/measure.js';
import { rowPadding } from '../paper/page.js';
import { beneath, heightOfItem, orderColumns, piecesText, poundsText, totalsOf } from './orderRows.js';

const item = (over: Partial<OrderItem> = {}) =>
  ({
    name: 'Ham',
    notes: '',
    quantity: 0,
    weight: 0,
    scannedWeights: [],
    location: '',
    ...over,
  }) as unknown as OrderItem;

describe('a line of an order', () => {
  test('says pieces and pounds where there are any', () => {
    expect([piecesText({ quantity: 1_200 }, 'gb'), piecesText({ quantity: 0 }, 'gb')]).toEqual([
      expect.stringContaining('1,200'),
      '',
    ]);
    expect([poundsText({ weight: 4.1 }, 'gb'), poundsText({ weight: 0 }, 'gb')]).toEqual([
      expect.stringContaining('4.10'),
      '',
    ]);
  });

  test('has its weights beneath it on a slip where there are several, and its notes on both', () => {
    const weighed = item({ scannedWeights: [4.1, 3.95], notes: 'thin' });
    expect([beneath(weighed, 'slip'), beneath(weighed, 'pick')]).toEqual([['4.10 + 3.95', 'thin'], ['thin']]);
    expect(beneath(item({ scannedWeights: [4.1] }), 'slip')).toEqual([]);
  });

  test('is as high as what stands in it', () => {
    const { body, small } = textStyles;
    const height = (over: Partial<OrderItem>, kind: 'pick' | 'slip' = 'slip') =>
      heightOfItem(item(over), kind, 'LETTER');
    expect(height({})).toBe(body.line + rowPadding);
    expect(height({ name: '' })).toBe(body.line + rowPadding);
    expect(height({ notes: 'a', scannedWeights: [1, 2] })).toBe(body.line + 2 * small.line + rowPadding);
    const place = 'w'.repeat(40);
    expect(height({ location: place }, 'slip')).toBe(body.line + rowPadding);
    expect(height({ location: place }, 'pick')).toBeGreaterThan(3 * body.line);
  });

  test('has less room for its name on a pick list than on a slip', () => {
    const name = 'w'.repeat(48);
    expect(heightOfItem(item({ name }), 'pick', 'A4')).toBeGreaterThan(heightOfItem(item({ name }), 'slip', 'A4'));
  });
});

test('what stands beside the description is as wide as its columns', () => {
  const sum = (columns: Record<string, number>) => Object.values(columns).reduce((total, width) => total + width, 0);
  expect([sum(orderColumns.pick), sum(orderColumns.slip)]).toEqual([342, 168]);
});

test('totals are exact to the hundredth', () => {
  expect(totalsOf([item({ quantity: 2, weight: 0.1 }), item({ quantity: 3, weight: 0.2 })])).toEqual({
    quantity: 5,
    weight: 0.3,
  });
});
