import { addDays, dayOf, startOfDay } from '@depot/contracts/time';
import { expect, test } from '@jest/globals';
import { buildBuckets, computeBucketStarts } from './ageing.js';

const timezone = 'America/New_York';
const asOf = Date.UTC(2026, 10, 20, 15);
const bucketOf = (dueAt: number) => computeBucketStarts(asOf, timezone).findIndex((from) => dueAt >= from);

test.each([
  ['due in a week', -7, 0],
  ['due today', 0, 0],
  ['a day late', 1, 1],
  ['30 days late', 30, 1],
  ['31 days late', 31, 2],
  ['60 days late', 60, 2],
  ['61 days late', 61, 3],
  ['90 days late', 90, 3],
  ['91 days late', 91, 4],
  ['years late', 2000, 4],
])('what is %s has its bucket, from the first moment of the day to the last', (_what, late, bucket) => {
  const day = addDays(dayOf(asOf, timezone), -late);
  const [first, next] = [startOfDay(day, timezone), startOfDay(addDays(day, 1), timezone)];
  expect([bucketOf(first), bucketOf(next - 1)]).toEqual([bucket, bucket]);
});

test('keeps the order of amounts, with 0 for missing ones', () => {
  expect(buildBuckets([5, -2]).map(({ name, amount }) => [name, amount])).toEqual([
    ['current', 5],
    ['1–30', -2],
    ['31–60', 0],
    ['61–90', 0],
    ['90+', 0],
  ]);
});
