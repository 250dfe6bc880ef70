import { expect, test } from '@jest/globals';
import { newLine } from '../../ordering/draftLine.js';
import { manualLines, piecesMatch } from './manualLines.js';

const products = new Map([
  [1, { hasWeight: 'No' as const }],
  [2, { hasWeight: 'Yes' as const }],
]);
const tea = newLine({ productId: 1, amount: 3, rate: 250 });
const ham = newLine({ productId: 2, amount: 2 });

test('lines carry rate and amount, and pieces where they were chosen', () => {
  expect(manualLines([tea, ham], products, new Map([[ham.key, [7, 8]]]))).toEqual([
    { productId: 1, quantity: 3, rate: 2.5 },
    { productId: 2, quantity: 2, rate: 0, inventoryIds: [7, 8] },
  ]);
});

test('pieces are all named or none', () => {
  expect(piecesMatch([tea, ham], products, new Map())).toBe(true);
  expect(piecesMatch([tea, ham], products, new Map([[ham.key, [7]]]))).toBe(false);
  expect(piecesMatch([tea, ham], products, new Map([[ham.key, [7, 8]]]))).toBe(true);
});

test('pieces chosen before the product was changed do not count', () => {
  const changed = { ...ham, productId: 1 };
  expect(manualLines([changed], products, new Map([[ham.key, [7, 8]]]))[0]).not.toHaveProperty('inventoryIds');
});
