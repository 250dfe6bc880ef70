import { runInContext } from '@depot/node-context';
import { expect, test } from '@jest/globals';
import { buildSheetRow, buildUsageColumns } from './usage-columns.js';

const stores = [
  { id: 7, name: 'Alpha' },
  { id: 8, name: 'Bravo' },
];
const cheese = {
  productId: 1,
  productName: 'Cheese',
  hasWeight: 'Yes' as const,
  totalWeight: 1250,
  totalQuantity: 3,
  totalWholesalePrice: 3400,
  stores: [{ storeId: 8, weight: 1250, quantity: 3, totalWholesalePrice: 3400 }],
};
const tea = {
  productId: 2,
  productName: 'Tea',
  hasWeight: 'No' as const,
  totalWeight: 0,
  totalQuantity: -2,
  totalWholesalePrice: -1600,
  stores: [{ storeId: 7, weight: 0, quantity: -2, totalWholesalePrice: -1600 }],
};

test('has pounds or pieces and their value as numbers, for each store and in total', async () => {
  const columns = await runInContext({}, async () => buildUsageColumns(stores));
  expect(columns.map(({ title }) => title)).toEqual([
    ...['Product', 'Unit', 'Alpha', 'Alpha ($)', 'Bravo', 'Bravo ($)', 'Total', 'Total ($)'],
  ]);
  const values = await runInContext({}, async () =>
    [cheese, tea].map(buildSheetRow).map((row) => columns.map(({ value }) => value(row))),
  );
  expect(values).toEqual([
    ['Cheese', 'lb', null, null, 12.5, 34, 12.5, 34],
    ['Tea', 'pieces', -2, -16, null, null, -2, -16],
  ]);
});
