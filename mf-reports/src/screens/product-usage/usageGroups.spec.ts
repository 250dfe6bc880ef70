import type { UsageRow } from '@depot/contracts/reports';
import { expect, test } from '@jest/globals';
import { groupByCategory, selectPageGroups } from './usageGroups.js';

const row = (productId: number): UsageRow => ({
  productId,
  productName: `Product ${productId}`,
  hasWeight: 'No',
  totalWeight: 0,
  totalQuantity: 1,
  totalWholesalePrice: 1,
  stores: [],
});
const categories = new Map([
  [1, 'Tea'],
  [2, 'Cheese'],
  [3, 'Tea'],
]);
const groups = groupByCategory([row(1), row(2), row(3), row(4)], categories);
const ids = (all: typeof groups) => all.map(({ name, rows }) => [name, ...rows.map(({ productId }) => productId)]);

test('products stand under their category, those of none at the end', () => {
  expect(ids(groups)).toEqual([
    ['Cheese', 2],
    ['Tea', 1, 3],
    ['', 4],
  ]);
});

test('a group that a page ends in goes on on the next one', () => {
  expect(ids(selectPageGroups(groups, 0, 2))).toEqual([
    ['Cheese', 2],
    ['Tea', 1],
  ]);
  expect(ids(selectPageGroups(groups, 2, 4))).toEqual([
    ['Tea', 3],
    ['', 4],
  ]);
});
