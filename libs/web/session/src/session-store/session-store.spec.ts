import { tokenStorageKey } from '@depot/contracts/session';
import { claimsOf } from '@depot/web-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

const encode = (value: object): string => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
const tokenOf = (claims: Parameters<typeof claimsOf>[0] = {}): string =>
  `${encode({ alg: 'HS256' })}.${encode(claimsOf(claims))}.signature`;
const now = (): number => Math.floor(Date.now() / 1000);

/** Loaded separately for each test: instances of earlier tests use other clocks and must not receive events. */
let SessionStore: typeof import('./session-store.js').SessionStore;

beforeEach(async () => {
  localStorage.clear();
  jest.resetModules();
  ({ SessionStore } = await import('./session-store.js'));
});
afterEach(() => void jest.useRealTimers());

test('a token begins the session and tells who it is, in any script', () => {
  const sessionStore = new SessionStore();
  let told = 0;
  sessionStore.subscribe(() => (told += 1));
  sessionStore.begin(tokenOf({ sub: '王伟', r: 'STORE' }));
  expect(sessionStore.claims).toMatchObject({ sub: '王伟', r: 'STORE' });
  expect(sessionStore.token).toBe(localStorage.getItem(tokenStorageKey));
  expect(sessionStore.secondsLeft).toBeGreaterThan(8 * 3600 - 5);
  expect(told).toBe(1);
});

test('a token that has run out, or is none, is no session', () => {
  localStorage.setItem(tokenStorageKey, tokenOf({ exp: now() - 1 }));
  const late = new SessionStore();
  expect([late.claims, late.token, late.secondsLeft]).toEqual([undefined, undefined, 0]);
  localStorage.setItem(tokenStorageKey, 'no.token.here');
  expect(new SessionStore().claims).toBeUndefined();
});

test('the end clears what is personal and keeps the settings of the device', () => {
  const sessionStore = new SessionStore();
  sessionStore.begin(tokenOf());
  localStorage.setItem('depot-language', 'cn');
  localStorage.setItem('depot-theme', 'dark');
  localStorage.setItem('current-order-row', '{}');
  sessionStore.end();
  expect(sessionStore.claims).toBeUndefined();
  expect(localStorage.getItem('current-order-row')).toBeNull();
  expect([localStorage.getItem('depot-language'), localStorage.getItem('depot-theme')]).toEqual(['cn', 'dark']);
});

test('follows what another tab does', () => {
  const here = new SessionStore();
  here.begin(tokenOf());
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(here.claims).toBeUndefined();
  localStorage.setItem(tokenStorageKey, tokenOf({ id: 9 }));
  window.dispatchEvent(new StorageEvent('storage', { key: tokenStorageKey }));
  expect(here.claims?.id).toBe(9);
});

test('the countdown goes by the clock of the server where the one of the device is wrong', () => {
  const sessionStore = new SessionStore();
  const prefetch = 3600;
  sessionStore.begin(tokenOf({ iat: now() + prefetch, exp: now() + prefetch + 600 }));
  expect(sessionStore.secondsLeft).toBeGreaterThan(595);
  expect(sessionStore.secondsLeft).toBeLessThanOrEqual(601);
});

test('a device whose clock is ahead has the whole session, too', () => {
  const sessionStore = new SessionStore();
  const late = 3600;
  sessionStore.begin(tokenOf({ iat: now() - late, exp: now() - late + 600 }));
  expect(sessionStore.claims).toBeDefined();
  expect(sessionStore.secondsLeft).toBeGreaterThan(595);
  expect(sessionStore.secondsLeft).toBeLessThanOrEqual(601);
});

test('when time has run out, nothing personal is left, without anybody asking', () => {
  jest.useFakeTimers();
  const sessionStore = new SessionStore();
  let told = 0;
  sessionStore.begin(tokenOf({ exp: now() + 60 }));
  localStorage.setItem('current-order-row', '{}');
  sessionStore.subscribe(() => (told += 1));
  jest.advanceTimersByTime(59_000);
  expect([sessionStore.claims === undefined, told]).toEqual([false, 0]);
  jest.advanceTimersByTime(2_000);
  expect([sessionStore.claims, told]).toEqual([undefined, 1]);
  expect([localStorage.getItem(tokenStorageKey), localStorage.getItem('current-order-row')]).toEqual([null, null]);
});

/** Another tab changed the storage while this one was suspended: its timers may run before its storage event. */
const unheard = (token: string | null) =>
  token === null ? localStorage.removeItem(tokenStorageKey) : localStorage.setItem(tokenStorageKey, token);

test('a tab that slept ends no session that another tab has begun meanwhile', () => {
  jest.useFakeTimers();
  const sessionStore = new SessionStore();
  sessionStore.begin(tokenOf({ exp: now() + 60 }));
  const next = tokenOf({ id: 9, exp: now() + 3600 });
  unheard(next);
  localStorage.setItem('current-order-row', '{}');
  jest.advanceTimersByTime(61_000);
  expect([sessionStore.token, localStorage.getItem(tokenStorageKey)]).toEqual([next, next]);
  expect(localStorage.getItem('current-order-row')).toBe('{}');
  jest.advanceTimersByTime(3_600_000);
  expect([sessionStore.claims, localStorage.length]).toEqual([undefined, 1]); // stored skew of the device
});

test('nor does it take what stays where the server has ended the session in another tab', () => {
  jest.useFakeTimers();
  const sessionStore = new SessionStore();
  sessionStore.begin(tokenOf({ exp: now() + 60 }));
  unheard(null);
  localStorage.setItem('current-order-row', '{}');
  jest.advanceTimersByTime(61_000);
  expect([sessionStore.claims, localStorage.getItem('current-order-row')]).toEqual([undefined, '{}']);
});

test('a token that is refused takes no newer one of another tab with it', () => {
  const sessionStore = new SessionStore();
  sessionStore.begin(tokenOf());
  const next = tokenOf({ id: 9 });
  unheard(next);
  sessionStore.forget();
  expect([sessionStore.token, sessionStore.wasRefused]).toEqual([next, false]);
});

test('a renewed token changes only what it says anew', () => {
  const sessionStore = new SessionStore();
  sessionStore.begin(tokenOf({ v: 'false' }));
  const first = sessionStore.claims;
  let told = 0;
  sessionStore.subscribe(() => (told += 1));
  sessionStore.renew(tokenOf({ v: 'false', iat: now() + 30 }));
  expect([sessionStore.claims === first, told]).toEqual([true, 0]);
  sessionStore.renew(tokenOf({ v: 'true' }));
  expect([sessionStore.claims?.v, told]).toEqual(['true', 1]);
});

test('whoever was signed out by the server is told so until somebody signs in, and nobody else is', () => {
  const sessionStore = new SessionStore();
  sessionStore.forget(); // a late 401 response after a logout
  expect(sessionStore.wasRefused).toBe(false);
  sessionStore.begin(tokenOf());
  sessionStore.forget();
  expect(sessionStore.wasRefused).toBe(true);
  sessionStore.begin(tokenOf());
  expect(sessionStore.wasRefused).toBe(false);
  sessionStore.end();
  expect(sessionStore.wasRefused).toBe(false);
});

test('a session of a month ends after a month, and nothing runs all the time until then', () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 4, 4, 12) }); // a token ends with a whole second
  const waits = jest.spyOn(globalThis, 'setTimeout');
  const sessionStore = new SessionStore();
  sessionStore.begin(tokenOf({ exp: now() + 30 * 86_400 }));
  const begun = waits.mock.calls.length;
  jest.advanceTimersByTime(1_000);
  expect(waits.mock.calls.length).toBe(begun);
  jest.advanceTimersByTime(30 * 86_400_000 - 2_000);
  expect(sessionStore.claims).toBeDefined();
  jest.advanceTimersByTime(1_000);
  expect([sessionStore.claims, localStorage.getItem(tokenStorageKey)]).toEqual([undefined, null]);
});

test('who listens no more is told no more', () => {
  const sessionStore = new SessionStore();
  const told: string[] = [];
  const stop = sessionStore.subscribe(() => told.push('one'));
  sessionStore.subscribe(() => told.push('other'));
  stop();
  sessionStore.begin(tokenOf());
  expect(told).toEqual(['other']);
});

describe('where the clock of the device is set while a page is open', () => {
  const [minute, hour] = [60_000, 3_600_000];
  /** Sets the clock. A suspended device looks the same, because its monotonic clock stops, too. */
  const jump = (ms: number) => jest.setSystemTime(Date.now() + ms);
  const signedIn = () => {
    const sessionStore = new SessionStore();
    sessionStore.begin(tokenOf({ exp: now() + 8 * 3600 }));
    return sessionStore;
  };
  beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 4, 4, 12) }));

  test('beyond the end, the session goes on by what has passed here, and is in doubt', () => {
    const sessionStore = signedIn();
    jest.advanceTimersByTime(hour);
    expect(sessionStore.isClockInDoubt).toBe(false);
    jump(24 * hour);
    expect(sessionStore.isClockInDoubt).toBe(true);
    expect([sessionStore.claims?.id, sessionStore.secondsLeft]).toEqual([1, 7 * 3600]);
    jest.advanceTimersByTime(7 * hour - 1);
    expect(sessionStore.claims).toBeDefined();
    localStorage.setItem('current-order-row', '{}');
    jest.advanceTimersByTime(1);
    expect([sessionStore.claims, localStorage.getItem('current-order-row')]).toEqual([undefined, null]);
  });

  test.each([24 * hour, -24 * hour])('by %s ms, the server’s next token tells what time it is', (ms) => {
    const sessionStore = signedIn();
    const [begun, { claims }] = [now(), sessionStore];
    jump(ms);
    sessionStore.renew(tokenOf({ exp: claims?.exp, iat: begun }));
    expect([sessionStore.isClockInDoubt, sessionStore.secondsLeft]).toEqual([false, 8 * 3600]);
    expect([sessionStore.claims === claims, new SessionStore().secondsLeft]).toEqual([true, 8 * 3600]);
    jest.advanceTimersByTime(8 * hour);
    expect(sessionStore.claims).toBeUndefined();
  });

  test('a device that has slept ends when the server says, though it counted fewer hours', () => {
    const sessionStore = signedIn();
    const { claims } = sessionStore;
    jump(5 * hour);
    expect(sessionStore.secondsLeft).toBe(8 * 3600);
    sessionStore.renew(tokenOf({ exp: claims?.exp, iat: now() }));
    expect(sessionStore.secondsLeft).toBe(3 * 3600);
    jest.advanceTimersByTime(3 * hour);
    expect([sessionStore.claims, localStorage.getItem(tokenStorageKey)]).toEqual([undefined, null]);
  });

  test('beyond the end, and the server says no: nothing personal stays, as where time has run out', () => {
    const sessionStore = signedIn();
    localStorage.setItem('current-order-row', '{}');
    jump(9 * hour);
    sessionStore.forget();
    expect([sessionStore.claims, localStorage.getItem('current-order-row')]).toEqual([undefined, null]);
  });

  test('what one tab has been told of the time, the others know', () => {
    const [here, there] = [signedIn(), new SessionStore()];
    const begun = now();
    jump(24 * hour);
    here.renew(tokenOf({ exp: here.claims?.exp, iat: begun }));
    expect([there.isClockInDoubt, there.secondsLeft]).toEqual([false, 8 * 3600]);
  });

  test('by less than a minute, nothing is in doubt', () => {
    const sessionStore = signedIn();
    jump(minute - 1_000);
    expect([sessionStore.isClockInDoubt, sessionStore.secondsLeft]).toEqual([false, 8 * 3600 - 59]);
  });
});
