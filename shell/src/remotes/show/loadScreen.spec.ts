import { createHash, webcrypto } from 'node:crypto';
import type { RegistryEntry, RemoteManifest, TelemetryBatch } from '@depot/contracts/deployments';
import { i18n, startI18n } from '@depot/i18n';
import type { Screen } from '@depot/remote-kit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CatalogueRoute } from '../registry/catalogue.js';

let clock: number;
/** Loads as the remote does: its manifest, then the code that it names. */
let fetchRemote: (url: string) => Promise<unknown>;
let address = '';
jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({
    registerRemotes: ([{ entry }]: [{ entry: string }]) => (address = entry),
    loadRemote: () => fetchRemote(address),
  }),
}));
const { loadBackgroundWidget, loadScreen, loadScreenGuides } = await import('./loadScreen.js');
const { fetchGuarded } = await import('../verify/fetchGuarded.js');
const { repairCached } = await import('../verify/integrity.js');
const { sendNow } = await import('../telemetry/queue.js');
Object.defineProperty(globalThis, 'crypto', { configurable: true, value: webcrypto });

const screen: Screen = () => null;
const texts = (title: string) => () => Promise.resolve({ default: { title } });
const manifest: RemoteManifest<Screen> = {
  name: 'mf-orders',
  team: 't',
  navigation: [],
  locales: { gb: texts('Orders'), cn: texts('订单') },
  routes: [
    {
      path: 'order',
      title: { gb: 'x', cn: 'x' },
      permission: 'order.read' as const,
      screen: async () => {
        clock += 7;
        return screen;
      },
    },
  ],
};
const right = 'right bytes';
const integrity = `sha384-${createHash('sha384').update(right).digest('base64')}`;

let count = 0;
/** A page of a version that was never loaded before. */
function aRoute(path = 'order'): CatalogueRoute {
  count += 1;
  const shell = { team: 't', commit: 'c', contractRange: '^1.0.0', navigation: [], routes: [] };
  const entry: RegistryEntry = {
    url: `/remotes/mf-orders/1.0.${count}/mf-manifest.json`,
    metadata: { integrity: '', version: `1.0.${count}` },
    extras: { shell: { ...shell, integrity: { 'entry.js': integrity } } },
  };
  return { path, title: { gb: 'x', cn: 'x' }, permission: 'order.read', remote: 'mf-orders', entry };
}

/** Events recorded for a version. */
let heard: TelemetryBatch['events'];
function told({ entry }: CatalogueRoute) {
  sendNow();
  const own = heard.filter(({ version }) => version === entry.metadata.version);
  return Object.fromEntries(own.map(({ figure, value }) => [figure, value ?? 'once']));
}

const addressOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : request.toString());
const arrive = async (url: string) => {
  clock += 20;
  await fetchGuarded(url);
};
beforeEach(async () => {
  await startI18n('gb');
  clock = 1_000;
  heard = [];
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  globalThis.fetch = async (request, options) => {
    if (addressOf(request).endsWith('/telemetry'))
      heard.push(...(JSON.parse(options?.body as string) as TelemetryBatch).events);
    else clock += 100;
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  };
  fetchRemote = async (url) => {
    await arrive(url);
    clock += 50;
    return { manifest };
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a screen comes with its texts, and operations hear what each step of the way took', async () => {
  const route = aRoute();
  expect(await loadScreen(route)).toBe(screen);
  expect(i18n.t('mf-orders:title')).toBe('Orders');
  expect(told(route)).toEqual({ msManifest: 100, msEntry: 70, msScreen: 7, msLoad: 177, load: 'once' });
});

test('of a version that is here already only what its screen takes is new', async () => {
  const route = aRoute();
  await loadScreen(route);
  told(route);
  heard = [];
  await loadScreen(route);
  expect(told(route)).toEqual({ msScreen: 7, msLoad: 7, load: 'once' });
});

test('a page that the version does not have fails at its screen', async () => {
  const route = aRoute('return');
  await expect(loadScreen(route)).rejects.toThrow('mf-orders has no screen for return.');
  expect(told(route)).toEqual({ failureScreen: 'once' });
});

test.each([
  ['the manifest', () => new Promise(() => {}), 'failureManifest'],
  ['the code', (url: string) => arrive(url).then(() => new Promise(() => {})), 'failureEntry'],
] as const)('nobody waits longer than ten seconds for %s', async (_what, hang, figure) => {
  jest.useFakeTimers();
  fetchRemote = hang;
  const route = aRoute();
  const failure = loadScreen(route).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await failure).toMatchObject({ name: 'LoadFailure', message: 'mf-orders did not come in time.' });
  expect(told(route)).toMatchObject({ [figure]: 'once' });
});

/** Simulates a file that the browser rejects because its cache differs from the server. */
function refuse(url: string, served: string): Promise<never> {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, options) =>
    addressOf(asked).endsWith('entry.js')
      ? new Response(options?.cache === 'reload' ? served : 'wrong bytes')
      : fetch(asked, options);
  repairCached(url.replace('mf-manifest.json', 'entry.js'));
  return Promise.reject(new Error('Failed integrity check'));
}

test('a file that stood wrong in the browser’s cache is fetched anew, and the screen comes after all', async () => {
  const direct = fetchRemote;
  const attempts: string[] = [];
  fetchRemote = (url) => (attempts.push(url) > 1 ? direct(url) : refuse(url, right));
  expect(await loadScreen(aRoute())).toBe(screen);
  expect(attempts).toHaveLength(2);
});

test('one that is wrong at its server is not tried again', async () => {
  const attempts: string[] = [];
  fetchRemote = (url) => (attempts.push(url), refuse(url, 'wrong bytes'));
  const route = aRoute();
  await expect(loadScreen(route)).rejects.toThrow('Failed integrity check');
  expect([attempts.length, told(route)]).toEqual([1, { integrityViolation: 'once', failureManifest: 'once' }]);
});

test('a part that goes on in the background comes with its texts, where the version has one', async () => {
  await expect(loadBackgroundWidget({ ...aRoute(), storageKey: 'queue' })).rejects.toThrow(
    'mf-orders has no background widget.',
  );
  const attendant = { storageKey: 'queue', title: { gb: 'x', cn: 'x' }, part: () => Promise.resolve(screen) };
  fetchRemote = () => Promise.resolve({ manifest: { ...manifest, name: 'mf-queue', attendant } });
  expect(await loadBackgroundWidget({ ...aRoute(), remote: 'mf-queue', storageKey: 'queue' })).toBe(screen);
  expect(i18n.t('mf-queue:title')).toBe('Orders');
});

test('what helps on its screens comes in the reader’s language, or is nothing', async () => {
  expect(await loadScreenGuides(aRoute(), 'cn')).toEqual({});
  const words = (purpose: string) => () => Promise.resolve({ default: { order: { purpose, steps: [] } } });
  fetchRemote = () => Promise.resolve({ manifest: { ...manifest, guide: { gb: words('Orders'), cn: words('订单') } } });
  expect(await loadScreenGuides(aRoute(), 'cn')).toEqual({ order: { purpose: '订单', steps: [] } });
});
