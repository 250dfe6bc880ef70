import { failureResponse, renderScreen, type Responses } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { addShellTexts } from '../../../boot/start.js';
import { ActivationPage } from './ActivationPage.js';

async function open(at: string, response: Responses = {}) {
  const page = await renderScreen(<ActivationPage />, { at, response });
  await act(addShellTexts);
  return page;
}

test('the link of a mail activates the account once, and leads to the sign-in page', async () => {
  const { calls } = await open('/activation?token=t-1', { 'GET /auth/activation': { message: 'Activated.' } });
  expect(await screen.findByRole('heading', { name: 'Your account is active.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /sign in/i }).getAttribute('href')).toBe('/login');
  expect(calls).toHaveLength(1);
});

test('a link that is used up says whom to turn to', async () => {
  await open('/activation?token=t-1', { 'GET /auth/activation': failureResponse(400, 'VALIDATION', 'Used up.') });
  expect(await screen.findByRole('heading', { name: 'Not able to active this account.' })).toBeTruthy();
  expect(screen.getByText('Please contact us for more details.')).toBeTruthy();
});

test('a link that has done its work before, be it that its answer was lost, says that the account is active', async () => {
  const message = 'Your account is active already.';
  await open('/activation?token=t-1', {
    'GET /auth/activation': failureResponse(400, 'VALIDATION', message, [{ path: 'activated', message }]),
  });
  expect(await screen.findByRole('heading', { name: 'Your account is active.' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /sign in/i }).getAttribute('href')).toBe('/login');
});

test('where no answer comes, that is said, and it can be tried again', async () => {
  let isBack = false;
  const { user } = await open('/activation?token=t-1', {
    'GET /auth/activation': () =>
      isBack ? { message: 'Activated.' } : failureResponse(500, 'INTERNAL', 'An unexpected error occurred.'),
  });
  expect(await screen.findByText('An unexpected error occurred.')).toBeTruthy();
  expect(screen.queryByText('Please contact us for more details.')).toBeNull();
  isBack = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Your account is active.' })).toBeTruthy();
});

test('one that is not whole asks nothing and says so at once', async () => {
  const { calls } = await open('/activation');
  expect(await screen.findByRole('heading', { name: 'Not able to active this account.' })).toBeTruthy();
  expect(calls).toEqual([]);
});
