import { expect, test } from '@jest/globals';
import { filtersOf, requestOf } from './useLogFilters.js';

test('a range means whole days of the warehouse, also on the day that the clocks change', () => {
  const filters = { ...filtersOf(new URLSearchParams('page=2&text=order&from=2026-03-08&to=2026-03-08')), timezone: 'America/New_York' };
  const { from, to, ...rest } = requestOf(filters);
  expect(rest).toEqual({ page: 1, text: 'order' });
  expect((Number(to) + 1 - Number(from)) / 3_600_000).toBe(23);
});

test('what is no date or page is left out', () => {
  expect(filtersOf(new URLSearchParams('page=x&from=yesterday'))).toEqual({
    page: 1,
    text: '',
    user: undefined,
    from: undefined,
    to: undefined,
  });
});
