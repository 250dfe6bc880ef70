import { failureResponse, serve, tokenOf } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

const hour = 3_600_000;
const passSeconds = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
const jump = (ms: number) => jest.setSystemTime(Date.now() + ms);
const seconds = () => Math.floor(Date.now() / 1_000);

/** Signs out and removes the timers. */
let close: () => void;

/** Page with a session of eight hours and a watched clock. */
async function open() {
  jest.resetModules();
  const { watchClock } = await import('./watchClock.js');
  const { sessionStore } = await import('./sessionStore.js');
  const { connectApi } = await import('@depot/api');
  connectApi({
    token: () => sessionStore.token,
    onRejected: (token) => token === sessionStore.token && sessionStore.forget(),
    onViewOnly: () => undefined,
  });
  const [iat, exp] = [seconds(), seconds() + 8 * 3_600];
  sessionStore.begin(tokenOf({ iat, exp }));
  watchClock();
  close = () => sessionStore.end();
  return { sessionStore, iat, exp };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  close();
  jest.useRealTimers();
});

test('a clock that was set beyond the end has the server asked once, which says that the session goes on', async () => {
  const { sessionStore, iat, exp } = await open();
  const calls = serve({ 'GET /session/token': () => ({ token: tokenOf({ iat: iat + 61, exp }) }) });
  await passSeconds(60);
  expect(calls).toEqual([]);
  jump(24 * hour);
  await passSeconds(60);
  expect(calls.map(({ path }) => path)).toEqual(['/session/token']);
  expect([sessionStore.isClockInDoubt, sessionStore.claims?.exp]).toEqual([false, exp]);
});

test('a device that has slept past the end is signed out as soon as the server has said so', async () => {
  const { sessionStore } = await open();
  serve({ 'GET /session/token': () => failureResponse(401, 'UNAUTHENTICATED', 'Your session is over.') });
  localStorage.setItem('current-order-row', '{}');
  jump(9 * hour);
  await passSeconds(1);
  expect([sessionStore.claims, localStorage.getItem('current-order-row')]).toEqual([undefined, null]);
});

test('without a network the session goes on, and is asked for again and again', async () => {
  const { sessionStore } = await open();
  const calls = serve({ 'GET /session/token': () => Promise.reject(new TypeError('Failed to fetch')) });
  jump(9 * hour);
  await passSeconds(7);
  const triesOfOne = calls.length;
  expect([triesOfOne > 0, sessionStore.claims === undefined]).toEqual([true, false]);
  await passSeconds(16);
  expect([calls.length, sessionStore.claims === undefined]).toEqual([3 * triesOfOne, false]);
});
