import { expect, test } from '@jest/globals';
import { calculateShares, sumAges } from './ageingTotals.js';

test('rows are summed without losing a cent', () => {
  const row = (userId: number, amounts: number[]) => ({ userId, name: 'x', amounts, owed: 0, formattedOwed: '' });
  expect(sumAges([row(1, [0.1, 0, 0, 0, 5]), row(2, [0.2, -1, 0, 0, 0])])).toEqual({
    amounts: [30, -100, 0, 0, 500],
    owed: 430,
  });
});

test('the parts of the bar are the whole of it; what is below nothing has no part', () => {
  expect(calculateShares([100, -50, 0, 0, 300])).toEqual([25, 0, 0, 0, 75]);
  expect(calculateShares([0, 0, 0, 0, -5])).toEqual([0, 0, 0, 0, 0]);
});
