import type { ProductFacts } from '@depot/contracts/catalog';
import { expect, test } from '@jest/globals';
import { buildUsageRows } from './build-usage-rows.js';

const product = (productId: number, name: string, hasWeight: ProductFacts['hasWeight'], wholesalePrice: number) =>
  ({ productId, name, hasWeight, wholesalePrice }) as ProductFacts;
const products = new Map(
  [
    product(1, 'Queso', 'Yes', 250),
    product(2, 'Chai', 'No', 300),
    product(3, 'Never ordered', 'No', 900),
    product(4, 'Bulk rice', 'Weighting', 100),
  ].map((each) => [each.productId, each]),
);
const cell = (productId: number, storeId: number, quantity: number, weight: number) => ({
  productId,
  storeId,
  quantity,
  weight,
});

test('has one row per shipped product, by name, with the amounts of each store and their totals', () => {
  const cells = [cell(1, 7, 2, 1250), cell(2, 7, 4, 0), cell(1, 8, 1, 600), cell(4, 8, 0, 3000), cell(5, 8, 1, 0)];
  const rows = buildUsageRows(products, cells);
  expect(
    rows.map(({ productName, totalQuantity, totalWeight, totalWholesalePrice }) => [
      ...[productName, totalQuantity, totalWeight, totalWholesalePrice],
    ]),
  ).toEqual([
    ['Bulk rice', 0, 3000, 3000],
    ['Chai', 4, 0, 1200],
    ['Queso', 3, 1850, 4625],
  ]);
  expect(rows[2]?.stores).toEqual([
    { storeId: 7, quantity: 2, weight: 1250, totalWholesalePrice: 3125 },
    { storeId: 8, quantity: 1, weight: 600, totalWholesalePrice: 1500 },
  ]);
});
