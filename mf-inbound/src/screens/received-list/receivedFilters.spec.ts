import { expect, test } from '@jest/globals';
import type { Received } from '../../api/inventory.js';
import { matchReceived, noReceivedFilters, type ReceivedFilters } from './receivedFilters.js';

const record: Received = {
  id: 12,
  date: Date.parse('2026-03-04T23:30-05:00'),
  subWarehouse: { id: 1, name: 'Cold store' },
  brand: null,
  inventoryHistories: [{ productName: 'Comté', quantity: 2, weight: 0 }],
};
const fits = (filters: Partial<ReceivedFilters>, from = record) =>
  matchReceived(from, { ...noReceivedFilters, ...filters }, 'America/New_York');

test('a record is found by its number, its products, its supplier and its warehouse', () => {
  expect(['', '12', '#12', 'comt', 'cold'].map((filter) => fits({ filter }))).toEqual(Array(5).fill(true));
  expect(['1', 'brie', 'Dairy'].map((filter) => fits({ filter }))).toEqual(Array(3).fill(false));
  expect(fits({ filter: 'dairy' }, { ...record, brand: { id: 1, name: 'Dairy Lane' } })).toBe(true);
});

test('the day on which the goods came narrows the list, by the clock of the warehouse', () => {
  expect(fits({ from: '2026-03-04', to: '2026-03-04' })).toBe(true);
  expect(fits({ from: '2026-03-05' })).toBe(false);
  expect(fits({ to: '2026-03-03' })).toBe(false);
});
