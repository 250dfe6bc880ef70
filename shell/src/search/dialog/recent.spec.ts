import { beforeEach, expect, test } from '@jest/globals';
import type { Item } from './item.js';
import { listRecentPlaces, recordPlace } from './recent.js';

const order = (number: number): Item => ({
  kind: 'order',
  to: `/in/order/edit?id=${number}`,
  label: `Order #${number}`,
});
beforeEach(() => localStorage.clear());

test('the last place comes first, each once, the oldest are forgotten', () => {
  for (const number of [1, 2, 3, 4, 5, 6, 7, 3]) recordPlace(9, { ...order(number), tag: 'PENDING' });
  expect(listRecentPlaces(9).map(({ label }) => label)).toEqual([3, 7, 6, 5, 4, 2].map((number) => `Order #${number}`));
  expect(listRecentPlaces(9)[0]).toEqual(order(3));
});

test('nobody sees another person’s, and what is spoilt is as if it were not there', () => {
  recordPlace(9, order(1));
  expect(listRecentPlaces(8)).toEqual([]);
  localStorage.setItem('recent-places:9', '[{"to":"https://elsewhere.test","label":"x"},5,null]');
  expect(listRecentPlaces(9)).toEqual([]);
  localStorage.setItem('recent-places:9', '{');
  expect(listRecentPlaces(9)).toEqual([]);
});
