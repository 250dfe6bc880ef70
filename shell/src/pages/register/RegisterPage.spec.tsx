import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { renderScreen, refusal, type Answers, type RenderedScreen } from '@depot/web-testing';
import { addShellTexts } from '../../texts.js';
import { RegisterPage } from './RegisterPage.js';

async function open(at: string, answers: Answers = {}): Promise<RenderedScreen> {
  const page = await renderScreen(<RegisterPage />, { at, answers });
  await act(addShellTexts);
  return page;
}

async function fillCredentials(page: RenderedScreen): Promise<void> {
  await fill(page, 'Email', 'garden@depot.test');
  await fill(page, 'Password', 'garden-1');
  await page.user.keyboard('{Enter}');
}

/** Pasting is what a browser's address book does, too. */
async function fill({ user }: RenderedScreen, label: string, text: string): Promise<void> {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function fillAddress(page: RenderedScreen, name: string): Promise<void> {
  await fill(page, 'Name', name);
  await fill(page, 'Address', '1 Main Street');
  await fill(page, 'City', 'Queens');
  await page.user.type(screen.getByRole('combobox'), 'NY');
  await page.user.click(await screen.findByTitle('NY'));
  await fill(page, 'ZIP code', '11354');
}

/** The dialog with the sentence is open. */
const said = (sentence: string) => screen.findByText(sentence, { selector: '.ant-modal-confirm-title' });

test.each(['/register', '/register?token=t', '/register?name=n'])('%s leads to the login', async (at) => {
  const { address } = await open(at);
  expect(address()).toBe('/login');
});

test('a person registers with an address to sign in with and a password', async () => {
  const page = await open('/register?token=t-1&name=Dana', { 'POST /auth/register': { message: 'x' } });
  await fillCredentials(page);
  await said('Register success, please check your email for activating the account.');
  expect(page.calls[0]?.body).toEqual({ username: 'garden@depot.test', password: 'garden-1', token: 't-1', name: 'Dana' });
  await page.user.click(screen.getByText('Close'));
  await waitFor(() => expect(page.address()).toBe('/login'));
});

test('a store also gives two addresses, the second by a tick', async () => {
  const page = await open('/register?token=t-2&name=Garden&ar=1', { 'POST /auth/register': { message: 'x' } });
  await fillAddress(page, 'Lucky Garden');
  await page.user.click(screen.getByText('Next'));
  await page.user.click(await screen.findByLabelText('Same as the shipping address'));
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Queens');
  await page.user.click(screen.getByText('Next'));
  await screen.findByLabelText('Email');
  await fillCredentials(page);
  await said('Register success, please check your email for activating the account.');
  const address = { name: 'Lucky Garden', address1: '1 Main Street', city: 'Queens', state: 'NY', zipCode: '11354' };
  expect(page.calls[0]?.body).toMatchObject({ shipAddress: address, billAddress: address });
}, 120_000);

test('a refusal is shown and the form stays', async () => {
  const page = await open('/register?token=old&name=Dana', {
    'POST /auth/register': () => refusal(400, 'VALIDATION', 'This link has been used or has expired.'),
  });
  await fillCredentials(page);
  await said('This link has been used or has expired.');
  await page.user.click(screen.getByText('Close'));
  expect(page.address()).toBe('/register?token=old&name=Dana');
});
