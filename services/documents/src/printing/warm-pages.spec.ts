import { expect, test } from '@jest/globals';
import type { Browser } from 'puppeteer-core';
import { WarmPages } from './warm-pages.js';

/** Prints after which a page makes room for a fresh one. */
const printsPerPage = 200;

/** A browser whose pages close as `close` defines. */
function pagesOf(close: () => Promise<void>) {
  const opened: number[] = [];
  const newPage = async () => {
    opened.push(opened.length + 1);
    return {
      evaluate: async () => true,
      once: () => undefined,
      close,
      setJavaScriptEnabled: async () => undefined,
      setOfflineMode: async () => undefined,
    };
  };
  return { pages: new WarmPages({ newPage } as unknown as Browser), opened };
}

test.each<[string, () => Promise<void>]>([
  ['never ends', () => new Promise<void>(() => undefined)],
  ['fails', () => Promise.reject(new Error('Target closed'))],
])('a worn page whose closing %s keeps nobody waiting, and the next print has a fresh one', async (_how, close) => {
  const { pages, opened } = pagesOf(close);
  for (let print = 1; print <= printsPerPage; print += 1) {
    const given = Promise.resolve(pages.releasePage(await pages.acquirePage())).then(() => 'given back');
    const waited = new Promise((resolve) => setImmediate(() => resolve('waits')));
    expect(await Promise.race([given, waited])).toBe('given back');
  }
  expect(opened).toEqual([1]);
  await pages.acquirePage();
  expect(opened).toEqual([1, 2]);
});
