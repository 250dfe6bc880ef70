import type { DeliveryReceipt } from '@depot/contracts/inbound';
import { expect, test } from '@jest/globals';
import { countReceiptFilters, matchReceipt, noReceiptFilters, type ReceiptFilters } from './receiptFilters.js';

const receipt: DeliveryReceipt = {
  id: 4,
  displayId: 104,
  deliveryReceiptId: 4,
  status: 'NEW',
  createdBy: 'Dana',
  time: 0,
  estimateArrivalTime: Date.parse('2026-03-04T23:30-05:00'),
  deliveryReceiptItems: [
    { deliveryReceiptItemId: 1, productId: 1, productName: 'Comté', hasWeight: 'Yes', nameOnBox: 'WHEEL', quantity: 2 },
  ],
};
const fits = (filters: Partial<ReceiptFilters>) =>
  matchReceipt(receipt, { ...noReceiptFilters, ...filters }, 'America/New_York');

test('a receipt is found by its number, its products and what stands on its boxes', () => {
  expect(['', '104', '#10', 'comt', 'wheel '].map((filter) => fits({ filter }))).toEqual(Array(5).fill(true));
  expect(['4', 'brie', '#5'].map((filter) => fits({ filter }))).toEqual(Array(3).fill(false));
});

test('its status and its day of arrival, by the clock of the warehouse, narrow the list', () => {
  expect(fits({ statuses: ['NEW', 'CANCELLED'] })).toBe(true);
  expect(fits({ statuses: ['COMPLETED'] })).toBe(false);
  expect(fits({ from: '2026-03-04', to: '2026-03-04' })).toBe(true);
  expect(fits({ from: '2026-03-05' })).toBe(false);
  expect(fits({ to: '2026-03-03' })).toBe(false);
});

test('both days are one filter', () => {
  expect(countReceiptFilters(noReceiptFilters)).toBe(0);
  expect(countReceiptFilters({ filter: 'a', statuses: ['NEW'], from: '2026-03-04', to: '2026-03-05' })).toBe(3);
});
