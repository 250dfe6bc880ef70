import { readAddress } from '@depot/router';
import { expect, test } from '@jest/globals';
import { logFilters, logFiltersSet, logRequest, noLogFilters } from './useLogFilters.js';

const requestFor = (search: string) =>
  logRequest(readAddress(logFilters, new URLSearchParams(search)), 'America/New_York');

test('a range means whole days of the warehouse, also on the day that the clocks change', () => {
  const { from, to, ...rest } = requestFor('page=2&filter=order&from=2026-03-08&to=2026-03-08');
  expect(rest).toEqual({ page: 1, text: 'order' });
  expect((Number(to) + 1 - Number(from)) / 3_600_000).toBe(23);
});

test('both ends of a period narrow the log as one filter', () => {
  const counts = ['', 'page=3', 'filter=%20', 'filter=a&user=2', 'from=2026-03-08&to=2026-03-09'].map((search) =>
    logFiltersSet(readAddress(logFilters, new URLSearchParams(search))),
  );
  expect([logFiltersSet(noLogFilters), ...counts]).toEqual([0, 0, 0, 0, 2, 1]);
});

test('what is no date, page or text is left out', () => {
  expect(requestFor('page=x&from=yesterday&filter=%20&user=0')).toEqual({ page: 0 });
});

test('addresses of earlier releases are understood', () => {
  expect(requestFor('text=order')).toEqual({ page: 0, text: 'order' });
});
