import type { SalesRow } from '@depot/contracts/reports';
import { expect, test } from '@jest/globals';
import { buildBars, maxBars } from './SalesChart.js';

const row = (userId: number, sales: number, paid: number): SalesRow => ({
  userId,
  name: `Store ${userId}`,
  sales,
  paid,
  owed: sales - paid,
  formattedSales: '',
  formattedPaid: '',
  formattedOwed: '',
});

test('the best come first, in parts of the best', () => {
  const bars = buildBars([row(1, 50, 50), row(2, 200, 50), row(3, 100, 0)]);
  expect(bars.map((bar) => [bar.row.userId, bar.paid, bar.owed])).toEqual([
    [2, 25, 75],
    [3, 0, 50],
    [1, 25, 0],
  ]);
});

test('more credits than sales make no bar, and no bar is longer than its sales', () => {
  const bars = buildBars([row(1, -20, 0), row(2, 100, 130), row(3, 0, 0)]);
  expect(bars.map((bar) => [bar.row.userId, bar.paid, bar.owed])).toEqual([[2, 100, 0]]);
});

test('a long list is cut', () => {
  expect(buildBars(Array.from({ length: 40 }, (_, index) => row(index, index + 1, 0)))).toHaveLength(maxBars);
  expect(buildBars([])).toEqual([]);
});
