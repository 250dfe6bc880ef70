import type { RegistryDocument } from '@depot/contracts/deployments';
import { renderScreen, type ScreenSettings } from '@depot/web-testing';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';

/** Failures of the attempts to load the remote; later attempts succeed. */
let failures: Error[];
let attempts: number;
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    registerRemotes: () => undefined,
    loadRemote: async () => {
      attempts += 1;
      const failure = failures.shift();
      if (failure) throw failure;
      const part = async () => () => <p>1 outbound waits</p>;
      return { manifest: { locales: { gb: async () => ({ default: {} }) }, routes: [], attendant: { part } } };
    },
  }),
}));
const { BackgroundWidgets } = await import('./BackgroundWidgets.js');
const { dropRemote } = await import('../load/loadRemoteManifest.js');
const { refreshRegistry } = await import('../registry/registry.js');

const storageKey = 'depot-outbounds';
const registry: RegistryDocument = {
  schema: 's',
  microFrontends: {
    'mf-orders': [
      {
        url: '/remotes/mf-orders/1.0.0/mf-manifest.json',
        metadata: { integrity: '', version: '1.0.0' },
        extras: {
          shell: {
            team: 't',
            commit: 'c',
            contractRange: '^1.0.0',
            navigation: [],
            routes: [],
            attendant: { storageKey, title: { gb: 'x', cn: 'x' }, permission: 'order.outbound' },
          },
        },
      },
    ],
  },
};

async function open(claims: ScreenSettings['claims'] = {}) {
  const page = await renderScreen(<BackgroundWidgets />, { claims, response: { 'GET /remotes': registry } });
  await act(refreshRegistry);
  return page;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  [failures, attempts] = [[], 0];
  for (const entry of registry.microFrontends['mf-orders'] ?? []) dropRemote('mf-orders', entry);
  localStorage.clear();
});
afterEach(() => void jest.useRealTimers());

test('where nothing is kept nothing is loaded', async () => {
  await open();
  await pass(60_000);
  expect(attempts).toBe(0);
});

test('what could not be loaded is tried again by itself, also where the browser knows of no lost network', async () => {
  localStorage.setItem(storageKey, '1');
  failures = [new Error('Bad gateway'), new Error('Bad gateway')];
  await open();
  await pass(0);
  expect(attempts).toBe(1);
  await pass(60_000);
  expect(screen.getByText('1 outbound waits')).toBeTruthy();
  await pass(600_000);
  expect(attempts).toBe(3);
});

test('it is tried again at once when the network is back', async () => {
  localStorage.setItem(storageKey, '1');
  failures = [new TypeError('Failed to fetch')];
  await open();
  await pass(0);
  expect(attempts).toBe(1);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect([attempts, screen.queryByText('1 outbound waits') !== null]).toEqual([2, true]);
});

test('nothing of it for whoever may not do what it does, or while nothing may be changed', async () => {
  localStorage.setItem(storageKey, '1');
  for (const claims of [{ r: 'STORE' }, { r: 'WAREHOUSE_OPS', v: 'true' }] as const) {
    const { unmount } = await open(claims);
    await pass(60_000);
    expect(screen.queryByText('1 outbound waits')).toBeNull();
    unmount();
  }
  await open({ r: 'WAREHOUSE_OPS' });
  await pass(0);
  expect(screen.getByText('1 outbound waits')).toBeTruthy();
});
