import { MoonOutlined, storedTheme, SunOutlined, type ThemeChoice } from '@depot/ui/look';
import { failureResponse, type Responses, serve } from '@depot/web-testing';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { drawSignIn } from './page.js';
import { createIcon } from './pictures.js';

const secondFactor = () => failureResponse(401, 'SECOND_FACTOR', 'This code is not valid.');

function draw(response: Responses = {}, wasRefused = false) {
  const root = document.body.appendChild(document.createElement('div'));
  const calls = serve(response);
  const options = {
    onToken: jest.fn(),
    open: jest.fn(),
    chooseLanguage: jest.fn<(language: string) => Promise<void> | void>(),
    chooseTheme: jest.fn<(choice: ThemeChoice) => void>(),
  };
  const erase = drawSignIn(root, { ...options, wasRefused });
  return { user: userEvent.setup(), calls, options, erase };
}

async function signIn(user: ReturnType<typeof draw>['user']) {
  await user.type(screen.getByLabelText('Email'), 'dana@depot.test');
  await user.type(screen.getByLabelText('Password'), 'depot-demo{Enter}');
}

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

test('the code of the second factor is asked for in the form, and only a wrong one is told of in a dialog', async () => {
  const { user, calls, options } = draw({
    'POST /auth/login': ({ body }) => ((body as { code?: string }).code === '123456' ? { token: 'a' } : secondFactor()),
  });
  await signIn(user);
  const code = await screen.findByLabelText('Code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.type(code, '000000{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(code));
  await user.clear(code);
  await user.type(code, '123456{Enter}');
  await waitFor(() => expect(options.onToken).toHaveBeenCalledWith('a', 'dana@depot.test'));
  expect(calls.map(({ body }) => (body as { code?: string }).code)).toEqual([undefined, '000000', '123456']);
});

test('another language changes every text and loses nothing that was typed', async () => {
  const { user, options } = draw();
  await user.type(screen.getByLabelText('Email'), 'dana{Enter}');
  expect(screen.getByText('This is not an email address.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(options.chooseLanguage).toHaveBeenCalledWith('cn');
  expect(screen.getByText('邮箱地址格式不正确。')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('邮箱').value).toBe('dana');
  expect(document.title).toBe('登录 · Depot');
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a language whose texts do not come is told of, and the page stays as it was', async () => {
  const { user, options } = draw();
  let arrive: () => void = () => undefined;
  options.chooseLanguage.mockReturnValueOnce(Promise.reject(new Error('no network')));
  options.chooseLanguage.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Language: English' }));
    await user.keyboard('{ArrowDown}{Enter}');
  };
  await choose();
  expect((await screen.findByRole('dialog')).textContent).toContain('“中文” could not be loaded.');
  expect(document.title).toBe('Sign in · Depot');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await choose();
  expect(document.title).toBe('Sign in · Depot');
  arrive();
  await waitFor(() => expect(document.title).toBe('登录 · Depot'));
});

test('what a broken server may have done is asked for again by the same key', async () => {
  let isWell = false;
  const { user, calls } = draw({
    'POST /auth/login': () => failureResponse(isWell ? 401 : 500, isWell ? 'UNAUTHENTICATED' : 'INTERNAL', 'No.'),
  });
  await signIn(user);
  await screen.findByRole('dialog');
  const tryAgain = async () => {
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  };
  isWell = true;
  await tryAgain();
  await tryAgain();
  await screen.findByRole('dialog');
  const [first, second, third] = calls.map(({ headers }) => headers.get('Idempotency-Key'));
  expect([first === second, second === third, first === null]).toEqual([true, false, false]);
});

test('a cookie that another answer brings just before is repeated at once, not told of', async () => {
  const { user, calls, options } = draw({
    'POST /auth/login': ({ headers }) => {
      document.cookie = 'XSRF-TOKEN=from-the-registry';
      return headers.get('X-XSRF-TOKEN') ? { token: 'a' } : failureResponse(403, 'CSRF', 'Out of date.');
    },
  });
  await signIn(user);
  await waitFor(() => expect(options.onToken).toHaveBeenCalledWith('a', 'dana@depot.test'));
  expect(calls.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([null, 'from-the-registry']);
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('says why somebody is here again, and goes when it is told to', async () => {
  const { user, options, erase } = draw({}, true);
  expect(screen.getByRole('alert').textContent).toContain('You were signed out');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(options.open).toHaveBeenCalledWith('/forget-pwd');
  erase();
  expect(screen.queryByRole('main')).toBeNull();
});

test('the choice of light and dark shows a moon where it is dark, and else a sun', async () => {
  storedTheme.set('dark');
  const { user, options } = draw();
  options.chooseTheme.mockImplementation((choice) => storedTheme.set(choice));
  const button = screen.getByRole('button', { name: 'Appearance' });
  const [moon, sun] = [MoonOutlined, SunOutlined].map((icon) => createIcon(icon).outerHTML);
  expect(button.innerHTML).toBe(moon);
  const choose = async (name: string) => {
    await user.click(button);
    await user.click(screen.getByRole('menuitemradio', { name }));
  };
  await choose('Light');
  expect(button.innerHTML).toBe(sun);
  await choose('Dark');
  expect(button.innerHTML).toBe(moon);
  await choose('Match system');
  expect(button.innerHTML).toBe(sun);
});
