import { describe, expect, test } from '@jest/globals';
import type * as z from 'zod';
import { activityQuery } from '../admin/index.js';
import { healthQuery, historyQuery } from '../deployments/index.js';
import { reorderQuery } from '../inbound/index.js';
import { expiringQuery } from '../inventory/index.js';
import { epochMsParam, flagParam, idParam } from './fields.js';

/** Numbers of questions as their routes are documented, written down by hand: the first and the last that is taken. */
const bounds: [query: string, asked: z.ZodType, field: string, first: number, last?: number][] = [
  ['the page of the activity log', activityQuery, 'page', 0, 1_000_000],
  ['its beginning', activityQuery, 'from', 0, 4_102_444_800_000],
  ['its end', activityQuery, 'to', 0, 4_102_444_800_000],
  ['its person', activityQuery, 'user', 1, 4_294_967_295],
  ['the minutes of the figures of a remote', healthQuery, 'minutes', 5, 10_080],
  ['the entry before which its history goes on', historyQuery, 'before', 1],
  ['the days of use of a proposal to reorder', reorderQuery, 'usageDays', 1, 365],
  ['its days until a delivery', reorderQuery, 'leadDays', 0, 365],
  ['its days to cover', reorderQuery, 'coverDays', 1, 365],
  ['the days in which a lot expires', expiringQuery, 'days', 0, 730],
];
const rest: Record<string, string> = { remote: 'mf-orders' };

describe.each(bounds)('%s', (_query, schema, field, first, last) => {
  const isTaken = (value: string) => schema.safeParse({ ...rest, [field]: value }).success;

  test(`is from ${first} to ${last ?? 'any'}, a whole number, and may be left out`, () => {
    expect(
      [first - 1, first, last ?? Number.MAX_SAFE_INTEGER, (last ?? Number.MAX_SAFE_INTEGER) + 1].map((value) =>
        isTaken(String(value)),
      ),
    ).toEqual([...[false, true, true, false]]);
    expect(['x', `${first + 1}.5`, 'NaN', 'Infinity'].filter(isTaken)).toEqual([]);
    expect(schema.safeParse(rest).success).toBe(true);
  });
});

test('ids, moments and flags by themselves', () => {
  const taken = (schema: z.ZodType, values: unknown[]) =>
    values.map((value) => schema.safeParse(String(value)).success);
  expect(taken(idParam, [0, 1, 4_294_967_295, 4_294_967_296])).toEqual([false, true, true, false]);
  expect(taken(epochMsParam, [-1, 0, 4_102_444_800_000, 4_102_444_800_001])).toEqual([false, true, true, false]);
  expect(['true', 'false'].map((value) => flagParam.parse(value))).toEqual([true, false]);
  expect(taken(flagParam, ['TRUE', '1', ''])).toEqual([false, false, false]);
});
