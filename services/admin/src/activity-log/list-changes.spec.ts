import { expect, test } from '@jest/globals';
import { listChanges } from './list-changes.js';

test('lists only values that differ', () => {
  expect(
    listChanges({ name: 'Rice', price: 120, brand: { name: 'A' } }, { name: 'Rice', price: 130, brand: { name: 'B' } }),
  ).toEqual([
    { field: 'price', before: '120', after: '130' },
    { field: 'brand.name', before: 'A', after: 'B' },
  ]);
});

test('ignores values that only one state contains', () => {
  expect(listChanges({ name: 'Rice' }, { id: 4, name: 'Rice', formatted: '$1.20' })).toEqual([]);
});

test('lists a single state in full, with numbered list items', () => {
  expect(listChanges([{ quantity: 2 }, { quantity: 3 }], undefined)).toEqual([
    { field: '1.quantity', before: '2', after: null },
    { field: '2.quantity', before: '3', after: null },
  ]);
  expect(listChanges(undefined, { disabled: true })).toEqual([{ field: 'disabled', before: null, after: 'true' }]);
});

test('lists no change without any state', () => {
  expect(listChanges(undefined, undefined)).toEqual([]);
});
