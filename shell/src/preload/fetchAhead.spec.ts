import type { RegistryDocument } from '@depot/contracts/deployments';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchAhead, preloadLikely } from './fetchAhead.js';

const parts = ['/tables.0a.js', '/tables.0b.css'];
const preloaded = (): unknown[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ as, href }) => [
    as,
    new URL(href).pathname,
  ]);

/** As far as the query for a phone tells. */
function beOnPhone(isPhone: boolean): void {
  const query = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((text) => ({ ...query(text), matches: isPhone }));
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('the tables are fetched ahead where the next page has some', () => {
  beOnPhone(false);
  fetchAhead(parts);
  expect(preloaded()).toEqual([
    ['script', '/tables.0a.js'],
    ['style', '/tables.0b.css'],
  ]);
});

test('a phone begins with cards and leaves the network to them', () => {
  beOnPhone(true);
  fetchAhead(parts);
  expect(preloaded()).toEqual([]);
});

test('whoever has never been here has the orders fetched as soon as the registry has named their files, once', () => {
  const registry: RegistryDocument = {
    schema: 's',
    microFrontends: {
      'mf-orders': [
        {
          url: '/remotes/mf-orders/1.2.0/mf-manifest.json',
          metadata: { integrity: 'sha384-m', version: '1.2.0' },
          extras: {
            shell: {
              ...{ team: 't', commit: 'c', contractRange: '^1.0.0', navigation: [] },
              routes: [{ path: 'order', title: { gb: 'x', cn: 'x' }, permission: 'order.read' }],
              integrity: { 'entry.0a.js': 'sha384-e', 'list.0b.css': 'sha384-l' },
              files: { screens: { order: ['list.0b.css'] }, texts: {} },
            },
          },
        },
      ],
    },
  };
  preloadLikely(registry);
  preloadLikely(registry);
  expect(preloaded()).toEqual([
    ['fetch', '/remotes/mf-orders/1.2.0/mf-manifest.json'],
    ['script', '/remotes/mf-orders/1.2.0/entry.0a.js'],
    ['style', '/remotes/mf-orders/1.2.0/list.0b.css'],
  ]);
});
