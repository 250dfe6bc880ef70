import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { dropManifest, fetchGuarded, readManifestTime } from './fetchGuarded.js';
import { registerHashes } from './integrity.js';

const url = '/remotes/mf-orders/1.2.0/mf-manifest.json';
const integrity = `sha384-${'B'.repeat(64)}`;
const manifest = (type = 'application/json') => new Response('{}', { headers: { 'content-type': type } });

let answer: () => Promise<Response>;
const asked = jest.fn<(...given: Parameters<typeof fetch>) => void>();
beforeEach(() => {
  globalThis.fetch = (...given) => {
    asked(...given);
    return answer();
  };
  registerHashes({ remote: 'mf-orders', version: '1.2.0', manifestUrl: url, manifestIntegrity: integrity, files: {} });
});
afterEach(() => {
  dropManifest(url);
  jest.restoreAllMocks();
});

test('a manifest is asked for with the promised hash and within a time, which is remembered', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout');
  answer = () => Promise.resolve(manifest());
  expect(readManifestTime(url)).toBeUndefined();
  expect((await fetchGuarded(url)).ok).toBe(true);
  expect(asked).toHaveBeenCalledWith(url, { signal: expect.any(AbortSignal), integrity });
  expect(timeout).toHaveBeenCalledWith(8_000);
  expect(readManifestTime(url)).toBeGreaterThanOrEqual(0);
  expect(readManifestTime(new URL(url, window.location.href).href)).toBe(readManifestTime(url));
  dropManifest(url);
  expect(readManifestTime(url)).toBeUndefined();
});

test('how long a manifest took is what has passed meanwhile', async () => {
  answer = () => Promise.resolve(manifest());
  jest.spyOn(performance, 'now').mockReturnValueOnce(5_000).mockReturnValueOnce(5_120);
  await fetchGuarded(url);
  expect(readManifestTime(url)).toBe(120);
});

test('an address that belongs to no remote is asked for as it is', async () => {
  answer = () => Promise.resolve(manifest());
  await fetchGuarded('/remotes/other/mf-manifest.json');
  expect(asked.mock.calls[0]?.[1]).not.toHaveProperty('integrity');
});

test.each([
  ['an error', () => Promise.resolve(new Response('{}', { status: 503 })), 'answered 503'],
  ['a page instead of a manifest', () => Promise.resolve(manifest('text/html')), 'answered text/html and no JSON'],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['the end of the time', () => Promise.reject(new DOMException('late', 'TimeoutError')), 'late'],
])('%s is a failure, and nothing has come', async (_what, answered, reason) => {
  answer = answered;
  await expect(fetchGuarded(url)).rejects.toThrow(reason);
  expect(readManifestTime(url)).toBeUndefined();
});

test('only what the browser itself refuses is looked at again, for its bytes may be others than promised', async () => {
  answer = () => Promise.reject(new TypeError('Failed integrity check'));
  await expect(fetchGuarded(url)).rejects.toThrow();
  expect(asked.mock.calls.map(([address]) => address)).toEqual([url, url]);
  asked.mockClear();
  answer = () => Promise.reject(new DOMException('late', 'TimeoutError'));
  await expect(fetchGuarded(url)).rejects.toThrow();
  expect(asked).toHaveBeenCalledTimes(1);
});
