import { expect, test } from '@jest/globals';
import { compareTimes, measureSpread, median, roundOrder } from './spread.mjs';

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

test.each([
  [[10, 10, 10, 10], 0],
  [[9, 10, 11], 0.1],
  [[100, 9, 10, 11, 10, 1], 0.1],
])('the spread of %j is %d: one value too high and one too low do not count', (values, expected) =>
  expect(measureSpread(values)).toBeCloseTo(expected, 6),
);

test.each([
  ['above the spread of both', [10, 10.2, 9.8, 10], [12, 12.2, 11.8, 12], 'slower'],
  ['below it', [12, 12.2, 11.8, 12], [10, 10.2, 9.8, 10], 'faster'],
  ['within the spread of one', [10, 10.2, 9.8, 10], [9, 9.5, 13, 15], 'same'],
  ['without any spread, but less than three in a hundred', [100, 100, 100, 100], [102, 102, 102, 102], 'same'],
  ['without any spread, but more', [100, 100, 100, 100], [104, 104, 104, 104], 'slower'],
])('a difference %s', (_which, before, after, verdict) => expect(compareTimes(before, after).verdict).toBe(verdict));

test('a comparison names its medians, their ratio and the spread of both sides', () => {
  const { before, after, ratio, spread } = compareTimes([9, 10, 11], [19, 20, 21]);
  expect([before, after, ratio]).toEqual([10, 20, 2]);
  expect(spread).toBeCloseTo(0.15, 6);
});

test('a machine that becomes slower evenly makes neither version the slower one', () => {
  const took = { before: [], after: [] };
  const times = Array.from({ length: 4 }, () => roundOrder).flat();
  for (const [at, version] of times.entries()) took[version].push(100 + at);
  expect(median(took.before)).toBe(median(took.after));
});
