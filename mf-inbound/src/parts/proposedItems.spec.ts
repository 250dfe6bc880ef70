import { expect, test } from '@jest/globals';
import { formatProposedItems, parseProposedItems } from './proposedItems.js';

test('items go through an address and come back', () => {
  const items = [
    { productId: 12, quantity: 40 },
    { productId: 15, quantity: 3 },
  ];
  expect(parseProposedItems(formatProposedItems(items))).toEqual(items);
});

test('what is no item is left out', () => {
  expect(parseProposedItems(null)).toEqual([]);
  expect(parseProposedItems('12x0,0x4,x,12x-3,<b>,7x2,12x99999999')).toEqual([{ productId: 7, quantity: 2 }]);
});
