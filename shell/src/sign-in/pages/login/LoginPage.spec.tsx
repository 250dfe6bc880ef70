import type { Role } from '@depot/contracts/permissions';
import { claimsOf, failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { addShellTexts } from '../../../boot/start.js';
import { lastUsername, sessionStore } from '../../../session/sessionStore.js';
import { LoginPage } from './LoginPage.js';

const tokenFor = (role: Role): string => `e30.${btoa(JSON.stringify(claimsOf({ r: role })))}.s`;
const answersFor = (role: Role): Responses => ({
  'POST /auth/login': ({ body }) =>
    (body as { password: string }).password === 'depot-demo'
      ? { token: tokenFor(role) }
      : failureResponse(401, 'UNAUTHENTICATED', 'The email or the password is wrong.'),
  'GET /remotes': { schema: 's', microFrontends: {} },
});

async function signIn(role: Role, password = 'depot-demo') {
  const page = await renderScreen(<LoginPage />, { at: '/login', response: answersFor(role) });
  await act(addShellTexts);
  await page.user.type(screen.getByLabelText('Email'), 'dana@depot.test');
  await page.user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  return page;
}

afterEach(() => act(() => sessionStore.end()));

test.each<[Role, string]>([
  ['STORE', '/in/order'],
  ['READ_ONLY_STORE', '/in/order'],
  ['WAREHOUSE_OPS', '/in/dashboard'],
  ['ADMIN', '/in/dashboard'],
])('%s goes to %s after signing in', async (role, home) => {
  const { address } = await signIn(role);
  await waitFor(() => expect(address()).toBe(home));
  expect(sessionStore.claims?.r).toBe(role);
});

test('who signs in is known for the next time, and gets the versions that are due to them', async () => {
  const { calls } = await signIn('ADMIN');
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual(['/auth/login', '/remotes']));
  expect(lastUsername.get()).toBe('dana@depot.test');
});

test('who is signed in already goes to the orders', async () => {
  sessionStore.begin(tokenFor('ADMIN'));
  const { address } = await renderScreen(<LoginPage />, { at: '/login' });
  expect(address()).toBe('/in/order');
});

test('a refusal is said in a dialog that a click outside does not close', async () => {
  const { user, address } = await signIn('ADMIN', 'wrong-one');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('The email or the password is wrong.');
  const outside = document.querySelector('.ant-modal-wrap');
  if (outside) await user.click(outside);
  expect(screen.queryByRole('dialog')).not.toBeNull();
  expect([address(), sessionStore.claims]).toEqual(['/login', undefined]);
});

test('asks for an email address and five characters before it asks the server', async () => {
  const { user, calls } = await renderScreen(<LoginPage />, { at: '/login', response: answersFor('ADMIN') });
  await act(addShellTexts);
  await user.type(screen.getByLabelText('Email'), 'nobody');
  await user.type(screen.getByLabelText('Password'), '1234{Enter}');
  expect(await screen.findByText('This is not an email address.')).toBeTruthy();
  expect(await screen.findByText('At least 5 characters.')).toBeTruthy();
  expect(calls).toEqual([]);
});
