import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchAhead } from './fetchAhead.js';

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
