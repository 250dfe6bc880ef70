import { failureResponse, type RenderedScreen, renderScreen, type Responses } from '@depot/web-testing';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { addShellTexts } from '../../../boot/start.js';
import { RegisterPage } from './RegisterPage.js';

async function open(at: string, response: Responses = {}): Promise<RenderedScreen> {
  const page = await renderScreen(<RegisterPage />, { at, response });
  await act(addShellTexts);
  return page;
}

async function fillCredentials(page: RenderedScreen): Promise<void> {
  await fill(page, 'Email', 'garden@depot.test');
  await fill(page, 'Password', 'garden-1');
  await page.user.keyboard('{Enter}');
}

/** Uses paste, as a browser's autofill does. */
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
const said = (localizedMessage: string) =>
  screen.findByText(localizedMessage, { selector: '.ant-modal-confirm-title' });

test.each(['/register', '/register?token=t', '/register?name=n'])('%s leads to the login', async (at) => {
  const { address } = await open(at);
  expect(address()).toBe('/login');
});

test('a person registers with an address to sign in with and a password', async () => {
  const page = await open('/register?token=t-1&name=Dana', { 'POST /auth/register': { message: 'x' } });
  await fillCredentials(page);
  await said('Register success, please check your email for activating the account.');
  expect(page.calls[0]?.body).toEqual({
    username: 'garden@depot.test',
    password: 'garden-1',
    token: 't-1',
    name: 'Dana',
  });
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
});

test('a refusal is shown and the form stays', async () => {
  const page = await open('/register?token=old&name=Dana', {
    'POST /auth/register': () => failureResponse(400, 'VALIDATION', 'This link has been used or has expired.'),
  });
  await fillCredentials(page);
  await said('This link has been used or has expired.');
  await page.user.click(screen.getByText('Close'));
  expect(page.address()).toBe('/register?token=old&name=Dana');
});

test('a taken address is said at its field, and what was typed stays', async () => {
  const taken = 'This email address is already in use.';
  const page = await open('/register?token=t-3&name=Dana', {
    'POST /auth/register': () => failureResponse(409, 'DUPLICATE', taken, [{ path: 'username', message: taken }]),
  });
  await fillCredentials(page);
  await screen.findByText(taken, { selector: '.ant-form-item-explain-error' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('garden@depot.test');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('garden-1');
});

test('a refused address leads back to its step, with the reason at the field, and on again', async () => {
  let attempts = 0;
  const long = 'At most 10 characters.';
  const page = await open('/register?token=t-4&name=Garden&ar=1', {
    'POST /auth/register': () => {
      attempts += 1;
      return attempts > 1
        ? { message: 'x' }
        : failureResponse(400, 'VALIDATION', 'x', [{ path: 'billAddress.zipCode', message: long }]);
    },
  });
  await fillAddress(page, 'Lucky Garden');
  await page.user.click(screen.getByText('Next'));
  await page.user.click(await screen.findByLabelText('Same as the shipping address'));
  await page.user.click(screen.getByText('Next'));
  await screen.findByLabelText('Email');
  await fillCredentials(page);
  await screen.findByText(long, { selector: '.ant-form-item-explain-error' });
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Queens');
  await fill(page, 'ZIP code', '-0001');
  await page.user.click(screen.getByText('Next'));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('garden@depot.test');
  await page.user.click(screen.getByText('Register'));
  await said('Register success, please check your email for activating the account.');
  expect(page.calls.at(-1)?.body).toMatchObject({
    shipAddress: { zipCode: '11354' },
    billAddress: { zipCode: '11354-0001' },
  });
});

test('while it is sent nothing else begins, and a refusal finds what was sent', async () => {
  let answer: (response: object) => void = () => {};
  const page = await open('/register?token=t-6&name=Garden&ar=1', {
    'POST /auth/register': () => new Promise<object>((resolve) => (answer = resolve)),
  });
  await fillAddress(page, 'Lucky Garden');
  await page.user.click(screen.getByText('Next'));
  await page.user.click(await screen.findByLabelText('Same as the shipping address'));
  await page.user.click(screen.getByText('Next'));
  const email = await screen.findByLabelText<HTMLInputElement>('Email');
  await fillCredentials(page);
  await waitFor(() => expect(email.disabled).toBe(true));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
  answer(failureResponse(400, 'VALIDATION', 'This link has been used or has expired.'));
  await said('This link has been used or has expired.');
  await waitFor(() => expect(email.disabled).toBe(false));
  expect(email.value).toBe('garden@depot.test');
});

test('what was typed of a step is there again after a look at the one before', async () => {
  const page = await open('/register?token=t-5&name=Garden&ar=1', {});
  await fillAddress(page, 'Lucky Garden');
  await page.user.click(screen.getByText('Next'));
  await screen.findByLabelText('Same as the shipping address');
  await fill(page, 'City', 'Newark');
  await page.user.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Queens'));
  await page.user.click(screen.getByText('Next'));
  await screen.findByLabelText('Same as the shipping address');
  expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Newark');
  await page.user.click(screen.getByLabelText('Same as the shipping address'));
  await page.user.click(screen.getByText('Next'));
  await screen.findByLabelText('Email');
  await fill(page, 'Email', 'garden@');
  await page.user.click(screen.getByText('Back'));
  await screen.findByLabelText('Same as the shipping address');
  await page.user.click(screen.getByText('Next'));
  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('garden@');
});
