import type { UsageRow } from '@depot/contracts/reports';
import { expect, test } from '@jest/globals';
import { sumValuesByStore } from './UsageTable.js';

const row = (productId: number, stores: [storeId: number, value: number][]): UsageRow => ({
  productId,
  productName: `Product ${productId}`,
  hasWeight: 'No',
  totalWeight: 0,
  totalQuantity: stores.length,
  totalWholesalePrice: 0,
  stores: stores.map(([storeId, totalWholesalePrice]) => ({ storeId, weight: 0, quantity: 1, totalWholesalePrice })),
});

test('sums each store over all products, to the cent', () => {
  const rows = [
    row(1, [
      [7, 0.1],
      [8, 5],
    ]),
    row(2, [[7, 0.2]]),
  ];
  expect([...sumValuesByStore(rows)]).toEqual([
    [7, 30],
    [8, 500],
  ]);
});
