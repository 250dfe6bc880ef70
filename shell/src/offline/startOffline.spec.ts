import type { RegistryDocument } from '@depot/contracts/deployments';
import { failureResponse, type Responses, serve, tokenOf } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';

const register = jest.fn<(address: string) => Promise<void>>();
const persist = jest.fn<() => Promise<boolean>>();
/** Addresses in the cache. */
let kept: Set<string>;

/** A registry with one remote, in which the warehouse may go on working without a network. */
const registryOf = (version: string): RegistryDocument => ({
  schema: 's',
  microFrontends: {
    'mf-orders': [
      {
        url: `/remotes/mf-orders/${version}/mf-manifest.json`,
        metadata: { integrity: 'sha384-m', version },
        extras: {
          shell: {
            team: 't',
            commit: 'c',
            contractRange: '^1.0.0',
            navigation: [],
            routes: [],
            integrity: {},
            attendant: { storageKey: 'queue', title: { gb: 'x', cn: 'x' }, permission: 'order.outbound' },
          },
        },
      },
    ],
  },
});
const manifestOf = (version: string) => `/remotes/mf-orders/${version}/mf-manifest.json`;
const trust = (isSecureContext: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecureContext });

/** The shell as it starts, at an address that the browser trusts or not. */
async function start({ isSecure = true, response = {} }: { isSecure?: boolean; response?: Responses } = {}) {
  jest.resetModules();
  serve({ 'GET /remotes': registryOf('1.0.0'), [`GET ${manifestOf('1.0.0')}`]: {}, ...response });
  const { startOffline } = await import('./startOffline.js');
  const { refreshRegistry } = await import('../remotes/registry/registry.js');
  const { sessionStore } = await import('../session/sessionStore.js');
  trust(isSecure);
  await startOffline();
  trust(false); // the test's documents have no signature
  return { refreshRegistry, sessionStore };
}

beforeEach(() => {
  localStorage.clear();
  kept = new Set();
  register.mockResolvedValue(undefined);
  persist.mockResolvedValue(true);
  const cache = {
    match: async () => undefined,
    put: async (url: string) => void kept.add(url),
    keys: async () => [...kept].map((url) => ({ url: new URL(url, location.href).href })),
    delete: async ({ url }: { url: string }) => kept.delete(new URL(url).pathname),
  };
  Object.defineProperty(globalThis, 'caches', { configurable: true, value: { open: async () => cache } });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist } });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'isSecureContext');
  jest.useRealTimers();
});

test('what the person may need without a network is kept, and then that of the next release', async () => {
  const releases = ['1.0.0', '1.1.0'];
  const { refreshRegistry, sessionStore } = await start({
    response: { 'GET /remotes': () => registryOf(releases.shift() ?? '1.1.0'), [`GET ${manifestOf('1.1.0')}`]: {} },
  });
  expect(register).toHaveBeenCalledWith('/service-worker.js');
  sessionStore.begin(tokenOf({ r: 'WAREHOUSE_OPS' }));
  expect(kept.size).toBe(0);
  await refreshRegistry();
  await waitFor(() => expect([...kept]).toEqual([manifestOf('1.0.0')]));
  await refreshRegistry();
  await waitFor(() => expect([...kept]).toEqual([manifestOf('1.1.0')]));
});

test('whoever comes to a shell that stands already is told of as well, and asked to keep it once', async () => {
  const { refreshRegistry, sessionStore } = await start();
  await refreshRegistry();
  expect(kept.size).toBe(0);
  sessionStore.begin(tokenOf({ r: 'WAREHOUSE_OPS' }));
  await waitFor(() => expect(kept.size).toBe(1));
  sessionStore.begin(tokenOf({ r: 'WAREHOUSE_OPS', jti: 'renewed' }));
  expect(persist).toHaveBeenCalledTimes(1);
});

test('a store, which enters nothing without a network, has nothing kept and is asked nothing', async () => {
  const { refreshRegistry, sessionStore } = await start();
  sessionStore.begin(tokenOf({ id: 1, r: 'WAREHOUSE_OPS' }));
  await refreshRegistry();
  await waitFor(() => expect(kept.size).toBe(1));
  sessionStore.begin(tokenOf({ id: 2, r: 'STORE' }));
  await waitFor(() => expect(kept.size).toBe(0));
  expect(persist).toHaveBeenCalledTimes(1);
});

test('what could not be fetched is tried again by itself, also where the network was there all along', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const answers: (() => object)[] = [
    () => {
      throw new TypeError('Failed to fetch');
    },
    () => failureResponse(503, 'UNAVAILABLE', 'Not now.'),
  ];
  const { refreshRegistry, sessionStore } = await start({
    response: { [`GET ${manifestOf('1.0.0')}`]: () => (answers.shift() ?? (() => ({})))() },
  });
  sessionStore.begin(tokenOf({ r: 'WAREHOUSE_OPS' }));
  await refreshRegistry();
  await jest.advanceTimersByTimeAsync(0);
  expect(answers).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(30_000);
  expect([answers.length, kept.size]).toEqual([0, 0]);
  await jest.advanceTimersByTimeAsync(59_999); // each file that a full disk does not take is fetched in vain
  expect(kept.size).toBe(0);
  await jest.advanceTimersByTimeAsync(1);
  expect(kept.size).toBe(1);
});

test('nothing of it where the browser does not offer it', async () => {
  const { refreshRegistry, sessionStore } = await start({ isSecure: false });
  sessionStore.begin(tokenOf({ r: 'WAREHOUSE_OPS' }));
  await refreshRegistry();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  await start();
  expect([register.mock.calls.length, kept.size]).toEqual([0, 0]);
});
