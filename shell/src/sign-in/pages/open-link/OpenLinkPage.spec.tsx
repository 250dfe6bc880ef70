import { failureResponse, renderScreen, type Responses, tokenOf } from '@depot/web-testing';
import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { addShellTexts } from '../../../boot/start.js';
import { pendingPage, takeFirstPage } from '../../../session/pendingPage.js';
import { sessionStore } from '../../../session/sessionStore.js';
import { OpenLinkPage } from './OpenLinkPage.js';

afterEach(() => {
  sessionStore.end();
  localStorage.clear();
});

async function open(response: Responses = {}) {
  const shown: string[] = [];
  const page = await renderScreen(<OpenLinkPage show={(path) => shown.push(path)} />, {
    at: '/in/open?id=17',
    response: { 'GET /remotes': { schema: 's', microFrontends: {} }, ...response },
  });
  await act(addShellTexts);
  return { ...page, shown };
}

test('a user who is signed in gets the first page of the remote', async () => {
  sessionStore.begin(tokenOf());
  const { shown, calls } = await open({
    'POST /remotes/links/open': { obj: { remote: 'mf-orders', path: 'order', until: 1 } },
  });
  await waitFor(() => expect(shown).toEqual(['/in/order']));
  expect(calls.filter(({ path }) => path === '/remotes/links/open').map(({ body }) => body)).toEqual([{ id: 17 }]);
});

test('the link of another user says so, and can be tried again', async () => {
  sessionStore.begin(tokenOf());
  const message = 'This link has ended, or is for another user.';
  const { shown } = await open({ 'POST /remotes/links/open': failureResponse(404, 'NOT_FOUND', message) });
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(shown).toEqual([]);
});

test('a user who is not signed in signs in first, and comes back once', async () => {
  const { calls } = await open();
  await waitFor(() => expect(pendingPage.get()).toBe('/in/open?id=17'));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect([takeFirstPage('STORE'), takeFirstPage('STORE')]).toEqual(['/in/open?id=17', '/in/order']);
  pendingPage.set('https://elsewhere.example');
  expect(takeFirstPage('ADMIN')).toBe('/in/dashboard');
});
