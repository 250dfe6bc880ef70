import { claimsOf } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { SessionContext, useToday } from './hooks.js';

const tz = 'America/New_York';
/** October 31, 23:00 in New York. */
const evening = Date.UTC(2026, 10, 1, 3);
beforeEach(() => void jest.useFakeTimers({ now: evening }));
afterEach(() => void jest.useRealTimers());

const show = () =>
  renderHook(useToday, {
    wrapper: ({ children }) => <SessionContext value={{ claims: claimsOf({ tz }) }}>{children}</SessionContext>,
  });

test('the next day begins at midnight of the warehouse, and the one after it at the next', () => {
  const { result } = show();
  act(() => jest.advanceTimersByTime(3_600_000 - 1));
  expect(result.current).toBe('2026-10-31');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('2026-11-01');
  // the clocks go back on this day, which has 25 hours
  act(() => jest.advanceTimersByTime(25 * 3_600_000 - 1));
  expect(result.current).toBe('2026-11-01');
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('2026-11-02');
});

test('a page that slept over midnight has the new day when it is looked at again', () => {
  const { result } = show();
  jest.setSystemTime(evening + 12 * 3_600_000);
  expect(result.current).toBe('2026-10-31');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe('2026-11-01');
});

test('nothing waits for a day that nobody shows', () => {
  const { unmount } = show();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
