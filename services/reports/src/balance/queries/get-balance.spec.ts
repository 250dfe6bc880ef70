import { expect, test } from '@jest/globals';
import { sumBalance } from './get-balance.js';

test.each([
  ['an invoice that is not due yet', [1000, 0, 0, 0, 0], 1000, 0],
  ['invoices that are past due', [1000, 200, 30, 4, 5], 1239, 239],
  ['a credit that is larger than what is past due', [1000, 100, -300, 0, 0], 800, 0],
  ['a credit that settles a part of what is past due', [-300, 1000, 0, 0, 0], 700, 700],
  ['a customer with credit', [0, -500, 0, 0, 0], -500, 0],
  ['nothing open', [], 0, 0],
])('%s', (_name, amounts, balance, overdue) => {
  expect(sumBalance(amounts)).toMatchObject({ balance, overdue });
});

test('a credit prints as a negative amount', () => {
  expect(sumBalance([-123_456])).toMatchObject({ formattedBalance: '-$1,234.56', formattedOverdue: '$0.00' });
});
