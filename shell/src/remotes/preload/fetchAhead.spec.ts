import type { RegistryDocument } from '@depot/contracts/deployments';
import { tokenStorageKey } from '@depot/contracts/session';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fetchAhead, fetchLikelyFiles } from './fetchAhead.js';

const parts = ['/tables.0a.js', '/tables.0b.css'];
const preloaded = (): unknown[] =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ as, href }) => [
    as,
    new URL(href).pathname,
  ]);

/** Simulates the media query for a phone only. */
function beOnPhone(isPhone: boolean): void {
  const query = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((text) => ({ ...query(text), matches: isPhone }));
}

beforeEach(() => {
  localStorage.clear();
  document.head.replaceChildren();
});
afterEach(() => {
  globalThis.depotEarlyRegistry = undefined;
  window.history.replaceState(null, '', '/');
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
              team: 't',
              commit: 'c',
              contractRange: '^1.0.0',
              navigation: [],
              routes: [{ path: 'order', title: { gb: 'x', cn: 'x' }, permission: 'order.read' }],
              integrity: { 'entry.0a.js': 'sha384-e', 'list.0b.css': 'sha384-l' },
              files: { screens: { order: ['list.0b.css'] }, texts: {} },
            },
          },
        },
      ],
    },
  };
  fetchLikelyFiles(registry);
  fetchLikelyFiles(registry);
  expect(preloaded()).toEqual([
    ['fetch', '/remotes/mf-orders/1.2.0/mf-manifest.json'],
    ['script', '/remotes/mf-orders/1.2.0/entry.0a.js'],
    ['style', '/remotes/mf-orders/1.2.0/list.0b.css'],
  ]);
});

/** Requests the registry as a page opened at the address does; returns its timeout. */
function openOrders(answer: (signal: AbortSignal) => Response): { timeoutMs: number; giveUp: () => void } {
  const controller = new AbortController();
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(controller.signal);
  globalThis.fetch = () => Promise.resolve(answer(controller.signal));
  localStorage.setItem(tokenStorageKey, 'token');
  window.history.replaceState(null, '', '/in/order');
  fetchAhead(parts);
  return { timeoutMs: timeout.mock.lastCall?.[0] ?? 0, giveUp: () => controller.abort() };
}

/** Response whose unread data is lost when its request is aborted. */
const unreadUntil = (signal: AbortSignal) =>
  new ReadableStream<Uint8Array>(
    {
      pull(stream) {
        if (signal.aborted) return stream.error(signal.reason);
        stream.enqueue(new TextEncoder().encode('{"schema":"s"}'));
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );

test('an answer that was in time is there for a shell that came late', async () => {
  const headers = { 'x-registry-signature': 'signature' };
  const { giveUp } = openOrders((signal) => new Response(unreadUntil(signal), { headers }));
  const early = await globalThis.depotEarlyRegistry;
  giveUp();
  expect([early?.ok, early?.headers.get('x-registry-signature')]).toEqual([true, 'signature']);
  expect(await early?.text()).toBe('{"schema":"s"}');
});

test('a device that has never heard the registry has patience with it', () => {
  const never = openOrders(() => Response.json({})).timeoutMs;
  localStorage.setItem('depot-registry', '{}');
  const known = openOrders(() => Response.json({})).timeoutMs;
  expect([never, known]).toEqual([15_000, 4_000]);
});
