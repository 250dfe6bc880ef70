import { serve, tokenOf } from '@depot/web-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lastUsername, sessionStore } from '../session/sessionStore.js';
import { waitForSignIn } from './arrival.js';

let left: number;
/** Simulates the sign-in page, with a user who signs in there or in another tab. */
function signIn(done: { token: string; username: string } | undefined) {
  globalThis.depotSignIn = { done: Promise.resolve(done), leave: () => void (left += 1) };
}

beforeEach(() => {
  left = 0;
  localStorage.clear();
  history.replaceState(null, '', '/login');
  serve({ 'GET /remotes': { schema: 's', microFrontends: {} } });
});
afterEach(() => {
  sessionStore.end();
  globalThis.depotSignIn = undefined;
});

test.each([
  ['STORE', '/in/order'],
  ['ADMIN', '/in/dashboard'],
] as const)(
  '%s begins on %s once the sign-in page has the token, and that page goes when it is told to',
  async (r, home) => {
    const token = tokenOf({ r });
    signIn({ token, username: 'dana@depot.test' });
    const leave = await waitForSignIn();
    expect([sessionStore.token, lastUsername.get(), location.pathname]).toEqual([token, 'dana@depot.test', home]);
    expect([left, globalThis.depotSignIn]).toEqual([0, undefined]);
    leave();
    expect(left).toBe(1);
  },
);

test('after a sign-in in another tab this one goes on to the orders', async () => {
  sessionStore.begin(tokenOf());
  signIn(undefined);
  await waitForSignIn();
  expect(location.pathname).toBe('/in/order');
});

test('without a sign-in page the tab stays where it is', async () => {
  history.replaceState(null, '', '/in/return?page=2');
  (await waitForSignIn())();
  expect([location.pathname + location.search, left]).toEqual(['/in/return?page=2', 0]);
});
