import type { StockMode } from '@depot/contracts/amounts';
import { expect, test } from '@jest/globals';
import { createLine } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { replaceProduct } from './substitution.js';

const place = { id: 1, name: '' };
const product = (productId: number, available: number, hasWeight: StockMode = 'No'): Orderable => ({
  productId,
  name: '',
  label: '',
  searchFields: { codes: [], text: '', words: [] },
  hasWeight,
  available,
  inStock: true,
  price: 100,
  wholesalePrice: 90,
  subWarehouse: place,
  category: place,
  subCategory: place,
});
const line = createLine({ orderItemId: 5, productId: 1, amount: 10, rate: 300, notes: 'ripe' });
const facts = (lines: ReturnType<typeof replaceProduct>) =>
  lines.map(({ orderItemId, productId, amount, rate }) => ({ orderItemId, productId, amount, rate }));

test('replaces the line where nothing is left', () => {
  expect(facts(replaceProduct([line], line, product(1, 0), product(2, 50), 120))).toEqual([
    { orderItemId: 5, productId: 2, amount: 10, rate: 120 },
  ]);
});

test('fills what is missing with a line of its own, as far as the substitute goes', () => {
  expect(facts(replaceProduct([line], line, product(1, 4), product(2, 5), 120))).toEqual([
    { orderItemId: 5, productId: 1, amount: 4, rate: 300 },
    { orderItemId: undefined, productId: 2, amount: 5, rate: 120 },
  ]);
});

test('swaps a line that is not short as a whole', () => {
  expect(facts(replaceProduct([line], line, product(1, 40), product(2, 50), 120))).toEqual([
    { orderItemId: 5, productId: 2, amount: 10, rate: 120 },
  ]);
});

test('asks for the amount anew where pieces become pounds', () => {
  expect(facts(replaceProduct([line], line, product(1, 0), product(2, 5000, 'Weighting'), 120))).toEqual([
    { orderItemId: 5, productId: 2, amount: undefined, rate: 120 },
  ]);
});
