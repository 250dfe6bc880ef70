import { beforeEach, expect, test } from '@jest/globals';
import { storeFiles } from './storeFiles.js';

const at = (path: string) => new URL(path, location.href).href;
let kept: Map<string, unknown>;
let asked: [string, string | undefined][];

beforeEach(() => {
  kept = new Map();
  asked = [];
  const cache = {
    match: (url: string) => Promise.resolve(kept.get(at(url))),
    put: (url: string, response: unknown) => Promise.resolve(void kept.set(at(url), response)),
    keys: () => Promise.resolve([...kept.keys()].map((url) => ({ url }))),
    delete: ({ url }: { url: string }) => Promise.resolve(kept.delete(url)),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: () => Promise.resolve(cache) } });
  globalThis.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    asked.push([url, init?.integrity]);
    return url.includes('spoilt')
      ? Promise.reject(new TypeError('integrity'))
      : Promise.resolve({ ok: !url.includes('busy'), status: 503 } as Response);
  };
});

test('every file is fetched once, with its integrity, and what is no longer named goes', async () => {
  await storeFiles([{ url: '/remotes/a/1/x.js', integrity: 'sha384-x' }]);
  await storeFiles([{ url: '/remotes/a/1/x.js', integrity: 'sha384-x' }]);
  expect(asked).toEqual([['/remotes/a/1/x.js', 'sha384-x']]);
  await storeFiles([{ url: '/remotes/a/2/x.js', integrity: 'sha384-y' }]);
  expect([...kept.keys()]).toEqual([at('/remotes/a/2/x.js')]);
});

test('what is not as promised, or promised by nobody, or somebody else’s, is not kept', async () => {
  const spoilt = storeFiles([
    { url: 'https://elsewhere.test/x.js', integrity: 'sha384-x' },
    { url: '/remotes/a/1/y.js', integrity: '' },
    { url: '/remotes/a/1/spoilt.js', integrity: 'sha384-x' },
  ]);
  await expect(spoilt).rejects.toThrow('integrity');
  expect([kept.size, asked.length]).toEqual([0, 1]);
});

test('a file that the server refuses for now is missed, and those of before stay until all are there', async () => {
  await storeFiles([{ url: '/remotes/a/1/x.js', integrity: 'sha384-x' }]);
  const next = [
    { url: '/remotes/a/2/x.js', integrity: 'sha384-y' },
    { url: '/remotes/a/2/busy.js', integrity: 'sha384-z' },
  ];
  await expect(storeFiles(next)).rejects.toThrow('503');
  expect([...kept.keys()]).toEqual(['/remotes/a/1/x.js', '/remotes/a/2/x.js'].map(at));
});
