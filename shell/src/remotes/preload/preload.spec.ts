import { tokenStorageKey } from '@depot/contracts/session';
import { beforeEach, expect, jest, test } from '@jest/globals';

/** The addresses that the page gives its script. */
const script = document.createElement('script');
script.dataset.parts = '/tables.0a.js /tables.0b.css';
Object.defineProperty(document, 'currentScript', { configurable: true, value: script });

/** Prefetched addresses when a page opens at the path, with the script run as in a browser. */
async function fetchedAt(path: string): Promise<unknown[]> {
  jest.resetModules();
  document.head.replaceChildren();
  history.replaceState(null, '', path);
  await import('./preload.js');
  return [...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'));
}

beforeEach(() => {
  localStorage.clear();
  globalThis.depotGuardResource = undefined;
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
});

test('whoever is signed in and opens a page of the application is spared a wait', async () => {
  localStorage.setItem(tokenStorageKey, 'token');
  expect(await fetchedAt('/in/order')).toEqual(['/tables.0a.js', '/tables.0b.css']);
});

test('nobody else has anything fetched, but the page keeps to its policy all the same', async () => {
  expect(await fetchedAt('/in/order')).toEqual([]);
  localStorage.setItem(tokenStorageKey, 'token');
  expect(await fetchedAt('/register')).toEqual([]);
  expect(globalThis.depotGuardResource).toBeDefined();
});
