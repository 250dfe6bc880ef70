import { describe, expect, test } from '@jest/globals';
import { newEntryLine } from '../lines/entryLine.js';
import { type EntryProduct, formatUsualRange } from '../product/entryProduct.js';
import { unusualWeights } from './unusual.js';

const ham: EntryProduct = {
  productId: 1,
  name: 'Ham',
  label: 'Ham',
  hasWeight: 'Yes',
  gtin: '',
  searchText: 'ham',
  minWeight: 800,
  maxWeight: 1200,
};
const products = new Map([[1, ham]]);

describe('unusual weights', () => {
  test('are found among the lines', () => {
    const lines = [
      newEntryLine({ productId: 1, weight: 990 }),
      newEntryLine({ productId: 1, weight: 9900 }),
      newEntryLine({ productId: 1 }),
      newEntryLine(),
    ];
    expect(unusualWeights(lines, products)).toEqual([{ product: ham, weight: 9900 }]);
  });

  test('name what is usual, also with an open end', () => {
    expect(formatUsualRange(ham)).toBe('8.00 – 12.00');
    expect(formatUsualRange({ minWeight: 800 })).toBe('≥ 8.00');
    expect(formatUsualRange({ maxWeight: 1200 })).toBe('≤ 12.00');
  });
});
