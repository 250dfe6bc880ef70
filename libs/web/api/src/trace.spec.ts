import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { commonHeaders } from './connection.js';
import { watchClicks } from './trace.js';

const open = { remote: 'mf-orders', version: '1.2.0-abc' };
const traceParent = /^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/;
const origin = 'depot.remote=mf-orders,depot.version=1.2.0-abc,depot.page=/in/order';

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/in/order?search=secret');
  watchClicks(() => open);
});
afterEach(() => void jest.useRealTimers());

test('what follows a click is one trace, and its first request says how long ago it was', () => {
  document.body.click();
  jest.advanceTimersByTime(40);
  const first = commonHeaders();
  jest.advanceTimersByTime(300);
  const second = commonHeaders();
  expect(first.traceparent).toMatch(traceParent);
  expect(second.traceparent).toBe(first.traceparent);
  expect([first.baggage, second.baggage]).toEqual([`${origin},depot.since-click=40`, origin]);
});

test('another click is another trace', () => {
  document.body.click();
  const { traceparent } = commonHeaders();
  document.body.click();
  expect(commonHeaders().traceparent).toMatch(traceParent);
  expect(commonHeaders().traceparent).not.toBe(traceparent);
});

test('what comes a second after a click still follows from it', () => {
  document.body.click();
  jest.advanceTimersByTime(1_000);
  expect(commonHeaders()).toMatchObject({
    traceparent: expect.stringMatching(traceParent),
    baggage: `${origin},depot.since-click=1000`,
  });
});

test('what nobody clicked for has no trace of its own: the server gives it one', () => {
  document.body.click();
  jest.advanceTimersByTime(1_001);
  expect(commonHeaders()).toMatchObject({ baggage: origin });
  expect(commonHeaders().traceparent).toBeUndefined();
});
