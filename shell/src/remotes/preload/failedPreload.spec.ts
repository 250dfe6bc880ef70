import { afterEach, expect, test } from '@jest/globals';
import { registerHashes, requireIntegrity } from '../verify/integrity.js';
import { bypassFailedPreload, watchPreload } from './failedPreload.js';

afterEach(() => document.head.replaceChildren());

function preloadOf(kind: string, url: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: kind, href: url, integrity: 'sha384-x' });
  watchPreload(link);
  document.head.append(link);
  return link;
}
const fail = (link: HTMLLinkElement) => link.dispatchEvent(new Event('error'));

test('a script whose preload failed demands something else than it, so that it is asked for anew', () => {
  const [failed] = [preloadOf('script', '/a.js'), preloadOf('script', '/b.js')];
  fail(failed);
  expect(bypassFailedPreload('/a.js', 'sha384-x')).toBe(`sha256-${'A'.repeat(43)}= sha384-x`);
  expect(bypassFailedPreload('/b.js', 'sha384-x')).toBe('sha384-x');
});

test('so do scripts of remotes', () => {
  const manifestUrl = '/remotes/mf-orders/1.0.0/mf-manifest.json';
  registerHashes({
    remote: 'mf-orders',
    version: '1.0.0',
    manifestUrl,
    manifestIntegrity: '',
    files: { 'list.js': 'sha384-list' },
  });
  fail(preloadOf('script', '/remotes/mf-orders/1.0.0/list.js'));
  const script = document.createElement('script');
  requireIntegrity(script, '/remotes/mf-orders/1.0.0/list.js');
  expect(script.integrity).toMatch(/^sha256-A+= sha384-list$/);
});

test('the failure of a file for a request is used up at once', () => {
  const asked: [unknown, unknown][] = [];
  globalThis.fetch = (url, options) => {
    asked.push([url, options?.integrity]);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  fail(preloadOf('fetch', '/manifest.json'));
  expect(asked).toEqual([[new URL('/manifest.json', location.href).href, 'sha384-x']]);
});
