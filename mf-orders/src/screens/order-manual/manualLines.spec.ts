import { expect, test } from '@jest/globals';
import { createLine } from '../../ordering/draftLine.js';
import { checkPieces, toManualLines } from './manualLines.js';

const products = new Map([
  [1, { hasWeight: 'No' as const }],
  [2, { hasWeight: 'Yes' as const }],
]);
const tea = createLine({ productId: 1, amount: 3, rate: 250 });
const ham = createLine({ productId: 2, amount: 2 });

test('lines carry rate and amount, and pieces where they were chosen', () => {
  expect(toManualLines([tea, ham], products, new Map([[ham.key, [7, 8]]]))).toEqual([
    { productId: 1, quantity: 3, rate: 2.5 },
    { productId: 2, quantity: 2, rate: 0, inventoryIds: [7, 8] },
  ]);
});

test('pieces are all named or none', () => {
  expect(checkPieces([tea, ham], products, new Map())).toBe(true);
  expect(checkPieces([tea, ham], products, new Map([[ham.key, [7]]]))).toBe(false);
  expect(checkPieces([tea, ham], products, new Map([[ham.key, [7, 8]]]))).toBe(true);
});

test('pieces chosen before the product was changed do not count', () => {
  const changed = { ...ham, productId: 1 };
  expect(toManualLines([changed], products, new Map([[ham.key, [7, 8]]]))[0]).not.toHaveProperty('inventoryIds');
});
