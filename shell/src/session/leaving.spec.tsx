import { renderScreen, tokenOf } from '@depot/web-testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { lastUsername, sessionStore } from './sessionStore.js';
import { useLogout } from './useLogout.js';

function Page() {
  return <button onClick={useLogout()}>Leave</button>;
}

beforeEach(() => localStorage.clear());
afterEach(() => act(() => sessionStore.end()));

test('who leaves is out at once, and the server accepts the token no more', async () => {
  const token = tokenOf();
  sessionStore.begin(token);
  lastUsername.set('dana@depot.test');
  let wasSignedIn: boolean | undefined;
  const { user, calls, address } = await renderScreen(<Page />, {
    at: '/in/order',
    response: {
      'POST /auth/logout': () => {
        wasSignedIn = sessionStore.token !== undefined;
        return {};
      },
    },
  });
  await user.click(screen.getByRole('button'));
  expect([sessionStore.token, lastUsername.get()]).toEqual([undefined, undefined]);
  await waitFor(() => expect(address()).toBe('/login'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect([calls[0]?.headers.get('Authorization'), wasSignedIn]).toEqual([`Bearer ${token}`, false]);
});

test('whose session is over already leaves without the server', async () => {
  const { user, calls, address } = await renderScreen(<Page />, { at: '/in/order' });
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(address()).toBe('/login'));
  expect(calls).toEqual([]);
});
