import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { tokenStorageKey } from '@depot/contracts/session';
import { claimsOf } from '@depot/web-testing';
import { SessionKeeper } from './keeper.js';

const encode = (value: object): string => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));
const tokenOf = (claims: Parameters<typeof claimsOf>[0] = {}): string =>
  `${encode({ alg: 'HS256' })}.${encode(claimsOf(claims))}.signature`;
const now = (): number => Math.floor(Date.now() / 1000);

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

test('a token begins the session and tells who it is, in any script', () => {
  const keeper = new SessionKeeper();
  let told = 0;
  keeper.subscribe(() => (told += 1));
  keeper.begin(tokenOf({ sub: '王伟', r: 'STORE' }));
  expect(keeper.claims).toMatchObject({ sub: '王伟', r: 'STORE' });
  expect(keeper.token).toBe(localStorage.getItem(tokenStorageKey));
  expect(keeper.secondsLeft).toBeGreaterThan(8 * 3600 - 5);
  expect(told).toBe(1);
});

test('a token that has run out, or is none, is no session', () => {
  localStorage.setItem(tokenStorageKey, tokenOf({ exp: now() - 1 }));
  const late = new SessionKeeper();
  expect([late.claims, late.token, late.secondsLeft]).toEqual([undefined, undefined, 0]);
  localStorage.setItem(tokenStorageKey, 'no.token.here');
  expect(new SessionKeeper().claims).toBeUndefined();
});

test('the end clears what is personal and keeps the settings of the device', () => {
  const keeper = new SessionKeeper();
  keeper.begin(tokenOf());
  localStorage.setItem('depot-language', 'cn');
  localStorage.setItem('depot-theme', 'dark');
  localStorage.setItem('current-order-row', '{}');
  keeper.end();
  expect(keeper.claims).toBeUndefined();
  expect(localStorage.getItem('current-order-row')).toBeNull();
  expect([localStorage.getItem('depot-language'), localStorage.getItem('depot-theme')]).toEqual(['cn', 'dark']);
});

test('follows what another tab does', () => {
  const here = new SessionKeeper();
  here.begin(tokenOf());
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(here.claims).toBeUndefined();
  localStorage.setItem(tokenStorageKey, tokenOf({ id: 9 }));
  window.dispatchEvent(new StorageEvent('storage', { key: tokenStorageKey }));
  expect(here.claims?.id).toBe(9);
});

test('the countdown goes by the clock of the server where the one of the device is wrong', () => {
  const keeper = new SessionKeeper();
  const ahead = 3600;
  keeper.begin(tokenOf({ iat: now() + ahead, exp: now() + ahead + 600 }));
  expect(keeper.secondsLeft).toBeGreaterThan(595);
  expect(keeper.secondsLeft).toBeLessThanOrEqual(601);
});

test('when time has run out, nothing personal is left, without anybody asking', () => {
  jest.useFakeTimers();
  const keeper = new SessionKeeper();
  let told = 0;
  keeper.begin(tokenOf({ exp: now() + 60 }));
  localStorage.setItem('current-order-row', '{}');
  keeper.subscribe(() => (told += 1));
  jest.advanceTimersByTime(59_000);
  expect([keeper.claims === undefined, told]).toEqual([false, 0]);
  jest.advanceTimersByTime(2_000);
  expect([keeper.claims, told]).toEqual([undefined, 1]);
  expect([localStorage.getItem(tokenStorageKey), localStorage.getItem('current-order-row')]).toEqual([null, null]);
});

test('a renewed token changes only what it says anew', () => {
  const keeper = new SessionKeeper();
  keeper.begin(tokenOf({ v: 'false' }));
  const first = keeper.claims;
  let told = 0;
  keeper.subscribe(() => (told += 1));
  keeper.renew(tokenOf({ v: 'false', iat: now() + 30 }));
  expect([keeper.claims === first, told]).toEqual([true, 0]);
  keeper.renew(tokenOf({ v: 'true' }));
  expect([keeper.claims?.v, told]).toEqual(['true', 1]);
});
