/** @keepOrder listeners of a page that an earlier test opened stay on the window */
import { tokenStorageKey } from '@depot/contracts/session';
import { serve, tokenOf } from '@depot/web-testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** The addresses that the page gives its script. */
const script = document.createElement('script');
Object.assign(script.dataset, { shell: '/shell.0a.js /shell.0b.css', parts: '/tables.0c.js' });
Object.defineProperty(document, 'currentScript', { configurable: true, value: script });

const fetched = () => [...document.head.querySelectorAll<HTMLScriptElement>('script')].map(({ src }) => src);

/** Opens the page at an address, as the browser runs its script. */
async function open(path: string): Promise<void> {
  jest.resetModules();
  globalThis.depotSignIn = undefined;
  globalThis.depotGuardResource = undefined;
  document.head.replaceChildren();
  document.body.innerHTML = '<div id="root"></div>';
  history.replaceState(null, '', path);
  await import('./entry.js');
}

beforeEach(() => {
  localStorage.clear();
  serve({ 'POST /auth/login': { token: tokenOf() }, 'GET /remotes': {} });
});

test('whoever is signed in sees nothing of the page: the shell goes on to the orders', async () => {
  localStorage.setItem(tokenStorageKey, tokenOf());
  await open('/login');
  expect(location.pathname).toBe('/in/order');
  expect([screen.queryByRole('main'), globalThis.depotSignIn]).toEqual([null, undefined]);
  expect(fetched()).toEqual([new URL('/shell.0a.js', location.href).href]);
  expect(document.head.querySelector('link[href="/tables.0c.js"]')).not.toBeNull();
});

test('somebody signs in before the shell is there, which gets what they were given and takes the page away', async () => {
  await open('/');
  expect([location.pathname, document.documentElement.lang]).toEqual(['/login', 'en-US']);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'dana@depot.test');
  await user.type(screen.getByLabelText('Password'), 'depot-demo{Enter}');
  expect(await globalThis.depotSignIn?.done).toMatchObject({ username: 'dana@depot.test' });
  globalThis.depotSignIn?.leave();
  expect([screen.queryByRole('main'), document.head.querySelector('style')]).toEqual([null, null]);
  await waitFor(() => expect(fetched()).toHaveLength(1));
});

test('the page keeps to its policy before it makes anything', async () => {
  await open('/login');
  expect(globalThis.depotGuardResource).toBeDefined();
});

test('a session of another tab is enough, and nothing is handed over', async () => {
  await open('/login');
  localStorage.setItem(tokenStorageKey, tokenOf());
  window.dispatchEvent(new StorageEvent('storage', { key: tokenStorageKey, newValue: tokenOf() }));
  expect(await globalThis.depotSignIn?.done).toBeUndefined();
});

test('language and look are kept for the next visit, and worn at once', async () => {
  await open('/login');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Appearance' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.style.colorScheme).toBe('dark');
  await user.click(screen.getByRole('button', { name: 'Language: English' }));
  await user.click(screen.getByRole('menuitemradio', { name: '中文' }));
  expect(document.documentElement.lang).toBe('zh-CN');
  await open('/login');
  expect([document.documentElement.lang, document.documentElement.style.colorScheme]).toEqual(['zh-CN', 'dark']);
  expect(screen.getByRole('heading').textContent).toBe('登录');
});
