import { expect, test } from '@jest/globals';
import { batch, listTag, tagsOf } from './tags.js';

test('a change of an order concerns the lists and that order, and no other order that is open', () => {
  expect(tagsOf(new Set(['orders', 'order:7']))).toEqual([
    { type: 'Order', id: 'LIST' },
    { type: 'Order', id: 7 },
  ]);
});

test('topics of a newer server mean nothing yet', () => {
  expect(tagsOf(new Set(['rockets', 'order:x', 'toString']))).toEqual([]);
});

test('after an absence everything is asked for', () => {
  expect(tagsOf(batch(new Set(['orders']), 'everything'))).toEqual([
    'Order',
    listTag('Return'),
    listTag('Invoice'),
    listTag('Inventory'),
  ]);
  expect(batch(undefined, new Set(['orders']))).toEqual(new Set(['orders']));
});
