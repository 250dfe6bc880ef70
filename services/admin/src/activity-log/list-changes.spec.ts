import { expect, test } from '@jest/globals';
import { listChanges } from './list-changes.js';

test('only what differs is told', () => {
  expect(
    listChanges({ name: 'Rice', price: 120, brand: { name: 'A' } }, { name: 'Rice', price: 130, brand: { name: 'B' } }),
  ).toEqual([
    { field: 'price', before: '120', after: '130' },
    { field: 'brand.name', before: 'A', after: 'B' },
  ]);
});

test('what one of two states does not speak of is no change', () => {
  expect(listChanges({ name: 'Rice' }, { id: 4, name: 'Rice', formatted: '$1.20' })).toEqual([]);
});

test('a state alone is told whole, lists by number', () => {
  expect(listChanges([{ quantity: 2 }, { quantity: 3 }], undefined)).toEqual([
    { field: '1.quantity', before: '2', after: null },
    { field: '2.quantity', before: '3', after: null },
  ]);
  expect(listChanges(undefined, { disabled: true })).toEqual([{ field: 'disabled', before: null, after: 'true' }]);
});

test('nothing known is no change', () => {
  expect(listChanges(undefined, undefined)).toEqual([]);
});
