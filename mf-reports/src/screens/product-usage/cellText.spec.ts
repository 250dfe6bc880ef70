import { expect, test } from '@jest/globals';
import { formatCell } from './cellText.js';

const got = { weight: 1234.5, quantity: 1200, totalWholesalePrice: 1034.1 };

test('weighed goods show pounds with two decimals, others pieces; then their worth', () => {
  expect(formatCell('Yes', got, 'lb')).toBe('1,234.50 lb / $1,034.10');
  expect(formatCell('Weighting', got, 'lb')).toBe('1,234.50 lb / $1,034.10');
  expect(formatCell('No', got, 'lb')).toBe('1,200 / $1,034.10');
});

test('more returned than shipped is negative', () => {
  expect(formatCell('No', { weight: 0, quantity: -2, totalWholesalePrice: -16 }, 'lb')).toBe('-2 / -$16.00');
});
