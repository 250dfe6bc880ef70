import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { FetchEvent } from './scope.js';

Object.assign(globalThis, { depotShell: { version: '3', files: ['/a.js'] } });
const { handleFetch } = await import('./handleFetch.js');
const { findStoredPage } = await import('./shellFiles.js');

const at = (path: string) => new URL(path, location.href).href;
/** Cache by address, the network, and the requests to it. */
let kept: Map<string, Response>;
let network: () => Promise<Response>;
let asked: string[];

beforeEach(() => {
  kept = new Map();
  asked = [];
  network = () => Promise.resolve(new Response('of the network'));
  const match = (address: string, options?: CacheQueryOptions) => {
    const found = kept.get(at(address));
    // a request with other headers than the cached one's does not match
    return Promise.resolve(found?.headers.has('Vary') && !options?.ignoreVary ? undefined : found?.clone());
  };
  const put = (address: string, response: Response) => Promise.resolve(void kept.set(at(address), response));
  const keys = () => Promise.resolve([{ url: at('/a.js') }]);
  const cache = {
    match,
    put,
    keys,
    addAll: () => Promise.resolve(),
    delete: (address: string) => Promise.resolve(kept.delete(at(address))),
  };
  Object.assign(globalThis, { caches: { match, open: () => Promise.resolve(cache) } });
  globalThis.fetch = (request) => {
    asked.push((request as Request).url);
    return network();
  };
});
afterEach(() => void jest.useRealTimers());

const page = (text: string) =>
  new Response(`<script src="/a.js"></script>${text}`, { headers: { Vary: 'Accept-Encoding' } });
const keepPage = () => kept.set(at('/index.html'), page('of yesterday'));
const down = () => Promise.reject(new TypeError('Failed to fetch'));

/** Response of the worker; undefined if it leaves the request to the browser. */
function ask(path: string, request: object = { mode: 'navigate' }, preloadResponse?: Response) {
  const works: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  handleFetch({
    request: { url: at(path), method: 'GET', ...request },
    preloadResponse: Promise.resolve(preloadResponse),
    waitUntil: (work: Promise<unknown>) => void works.push(work),
    respondWith: (response: Promise<Response>) => (answer = response),
  } as unknown as FetchEvent);
  return { answer, text: async () => (await answer)?.text(), kept: () => Promise.all(works) };
}

test.each(['/', '/login', '/login/', '/in', '/in/order'])('without a network %s opens as it is kept', async (path) => {
  keepPage();
  network = down;
  expect(await ask(path).text()).toContain('of yesterday');
});

test.each([502, 503, 504])('the same where a gateway answers %i for the product', async (status) => {
  keepPage();
  network = () => Promise.resolve(new Response('Bad gateway', { status }));
  expect(await ask('/in/order').text()).toContain('of yesterday');
});

test('and where nothing is answered for long', async () => {
  jest.useFakeTimers();
  keepPage();
  network = () => new Promise(() => {});
  const { text } = ask('/in/order');
  await jest.advanceTimersByTimeAsync(4_000);
  expect(await text()).toContain('of yesterday');
});

test('what the product itself answers is shown, a failure too', async () => {
  keepPage();
  network = () => Promise.resolve(new Response('A fault of ours', { status: 500 }));
  expect(await ask('/in/order').text()).toBe('A fault of ours');
});

test('the page that the server has now is shown, and kept for the next time', async () => {
  keepPage();
  network = () => Promise.resolve(page('of today'));
  const opened = ask('/in/order');
  expect(await opened.text()).toContain('of today');
  await opened.kept();
  expect(await (await findStoredPage())?.text()).toContain('of today');
});

test('the sign-in page is a page of its own and does not take the place of the application’s', async () => {
  keepPage();
  network = () => Promise.resolve(page('to sign in'));
  const opened = ask('/login');
  expect(await opened.text()).toContain('to sign in');
  await opened.kept();
  expect(await (await findStoredPage())?.text()).toContain('of yesterday');
});

test('an answer that was asked for while the worker started is not asked for again', async () => {
  keepPage();
  expect(await ask('/in/order', undefined, page('on its way')).text()).toContain('on its way');
  expect(asked).toEqual([]);
});

test('what a mail leads to needs the server, and so does a device that has kept nothing', async () => {
  network = down;
  await expect(ask('/in/order').text()).rejects.toThrow('Failed to fetch');
  keepPage();
  await expect(ask('/reset-pwd').text()).rejects.toThrow('Failed to fetch');
});

test.each(['/remotes/mf-orders/1.0.0/mf-manifest.json', '/main.0a1b2c3d.js'])(
  '%s is asked for only until it is kept',
  async (path) => {
    expect(await ask(path, {}).text()).toBe('of the network');
    kept.set(at(path), new Response('kept', { headers: { Vary: 'Accept-Encoding' } }));
    expect(await ask(path, {}).text()).toBe('kept');
    expect(asked).toEqual([at(path)]);
  },
);

test('a file that stood wrong in the browser’s cache is fetched, and what is kept of it goes', async () => {
  const path = '/remotes/mf-orders/1.0.0/entry.0a1b2c3d.js';
  kept.set(at(path), new Response('spoilt'));
  expect(await ask(path, { cache: 'reload' }).text()).toBe('of the network');
  expect(kept.size).toBe(0);
});

test.each([
  ['/in/order', undefined],
  ['/main.0a1b2c3d.js', {}],
  ['/remotes/mf-orders/1.0.0/entry.0a1b2c3d.js', {}],
  ['/remotes/mf-orders/1.0.0/entry.0a1b2c3d.js', { cache: 'reload' }],
])('%s comes of the network where the browser cannot read what it keeps: %j', async (path, request) => {
  const fail = () => Promise.reject(new DOMException('The disk is full.', 'UnknownError'));
  Object.assign(globalThis, { caches: { match: fail, open: fail } });
  expect(await ask(path, request).text()).toBe('of the network');
});

/** Delays reads of the cache, possibly forever. */
const readAfter = (milliseconds: number) => {
  const { match, open } = globalThis.caches;
  const late = <T>(reading: Promise<T>) =>
    new Promise<T>((resolve) => Number.isFinite(milliseconds) && setTimeout(() => resolve(reading), milliseconds));
  Object.assign(globalThis, { caches: { match: (...of: [string]) => late(match(...of)), open: () => late(open('')) } });
};
/** Response text after the given time; undefined without a response. */
async function textAfter(milliseconds: number, path: string, request: object) {
  let said: string | undefined;
  void ask(path, request)
    .text()
    .then((text) => (said = text));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return said;
}
const readings: [string, object][] = [
  ['/in/order', { mode: 'navigate' }],
  ['/main.0a1b2c3d.js', {}],
  ['/remotes/mf-orders/1.0.0/entry.0a1b2c3d.js', { cache: 'reload' }],
];

test.each(readings)('%s comes of the network where what is kept is never read: %j', async (path, request) => {
  jest.useFakeTimers();
  readAfter(Infinity);
  expect(await textAfter(4_000, path, request)).toBe('of the network');
});

test.each(readings.slice(0, 2))('without one %s is waited for as long as reading it takes', async (path, request) => {
  jest.useFakeTimers();
  keepPage();
  kept.set(at('/main.0a1b2c3d.js'), page('of yesterday'));
  readAfter(9_000);
  network = down;
  expect(await textAfter(9_000, path, request)).toContain('of yesterday');
});

test.each([
  ['/api/order', {}],
  ['/health', {}],
  ['/api/files/picture.0a1b2c3d.png', { cache: 'reload' }],
  ['/favicon.svg', {}],
  ['/remotes/mf-orders/1.0.0/entry.0a1b2c3d.js', { method: 'HEAD' }],
  ['https://elsewhere.test/remotes/mf-orders/1.0.0/entry.0a1b2c3d.js', {}],
])('%s is left to the browser: %j', (path, request) => {
  expect(ask(path, request).answer).toBeUndefined();
});
