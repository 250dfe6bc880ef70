import { expect, test } from '@jest/globals';
import { countPages, listVisiblePages } from './usePaging.js';

test('shows ten pages around the one on screen', () => {
  expect(listVisiblePages(1, 3)).toEqual([1, 2, 3]);
  expect(listVisiblePages(1, 40)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(listVisiblePages(20, 40)).toEqual([15, 16, 17, 18, 19, 20, 21, 22, 23, 24]);
  expect(listVisiblePages(40, 40)).toEqual([31, 32, 33, 34, 35, 36, 37, 38, 39, 40]);
});

test('a last page may be part full', () => {
  expect([countPages(0, 20), countPages(20, 20), countPages(21, 20)]).toEqual([0, 1, 2]);
});
