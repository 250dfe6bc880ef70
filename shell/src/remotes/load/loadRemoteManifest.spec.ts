import type { RegistryEntry } from '@depot/contracts/deployments';
import { beforeEach, expect, jest, test } from '@jest/globals';

interface Federation {
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}
let federation: Federation | undefined;
let registered: string[];
let loads: string[];
/** Result of the federation for the address registered last. */
let outcome: (entry: string) => Promise<unknown>;

jest.unstable_mockModule('@module-federation/enhanced/runtime', () => ({ getInstance: () => federation }));
const { dropRemote, isRemoteKnown, loadRemoteManifest } = await import('./loadRemoteManifest.js');
const { fetchGuarded } = await import('../verify/fetchGuarded.js');
const { findIntegrity } = await import('../verify/integrity.js');
const { LoadFailure } = await import('./LoadFailure.js');

let count = 0;
/** A version that was never loaded before. */
function anEntry(more: Partial<RegistryEntry> = {}): RegistryEntry {
  count += 1;
  const version = `1.0.${count}`;
  const shell = { team: 't', commit: 'c', contractRange: '^1.0.0', navigation: [], routes: [] };
  return {
    url: `/remotes/mf-orders/${version}/mf-manifest.json`,
    metadata: { integrity: `sha384-${'C'.repeat(64)}`, version },
    extras: { shell: { ...shell, integrity: { 'entry.js': 'sha384-entry' } } },
    ...more,
  };
}
const manifest = { name: 'mf-orders', routes: [] };

beforeEach(() => {
  registered = [];
  loads = [];
  outcome = () => Promise.resolve({ manifest });
  federation = {
    registerRemotes: (remotes, { force }) =>
      registered.push(...remotes.map(({ name, entry }) => `${name} ${entry}${force ? ' anew' : ''}`)),
    loadRemote: (id) => {
      loads.push(id);
      return outcome(registered.at(-1)?.split(' ')[1] ?? '');
    },
  };
});

test('a version is loaded from its address, once for all who ask, guarded before its first byte', async () => {
  const entry = anEntry();
  let guarded: string | undefined;
  outcome = () => {
    guarded = findIntegrity(entry.url);
    return Promise.resolve({ manifest });
  };
  expect(isRemoteKnown('mf-orders', entry)).toBe(false);
  const [one, other] = await Promise.all([
    loadRemoteManifest('mf-orders', entry),
    loadRemoteManifest('mf-orders', entry),
  ]);
  expect([one, other, guarded]).toEqual([manifest, manifest, entry.metadata.integrity]);
  expect([registered, loads]).toEqual([[`mf_orders ${entry.url} anew`], ['mf_orders/manifest']]);
  expect(isRemoteKnown('mf-orders', entry)).toBe(true);
  expect(findIntegrity(entry.url.replace('mf-manifest.json', 'entry.js'))).toBe('sha384-entry');
});

test('another version is another one, and a page may go on with the one before', async () => {
  const [old, fresh] = [anEntry(), anEntry()];
  await loadRemoteManifest('mf-orders', old);
  await loadRemoteManifest('mf-orders', fresh);
  await loadRemoteManifest('mf-orders', old);
  expect(loads).toHaveLength(2);
});

test('after a failure the next one tries anew; so does one after an attempt was given up', async () => {
  const entry = anEntry();
  outcome = () => Promise.reject(new Error('broken'));
  await expect(loadRemoteManifest('mf-orders', entry)).rejects.toThrow('broken');
  expect(isRemoteKnown('mf-orders', entry)).toBe(false);
  outcome = () => Promise.resolve({ manifest });
  expect(await loadRemoteManifest('mf-orders', entry)).toBe(manifest);
  dropRemote('mf-orders', entry);
  expect(await loadRemoteManifest('mf-orders', entry)).toBe(manifest);
  expect(loads).toHaveLength(3);
});

test('says how far it came: to the manifest, or to the code that it names', async () => {
  const phaseOf = (entry: RegistryEntry) =>
    loadRemoteManifest('mf-orders', entry).then(
      () => 'loaded',
      (error: unknown) => (error instanceof LoadFailure ? error.phase : String(error)),
    );
  outcome = () => Promise.reject(new Error('no manifest'));
  expect(await phaseOf(anEntry())).toBe('Manifest');
  globalThis.fetch = () => Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  outcome = async (entry) => {
    await fetchGuarded(entry);
    throw new Error('no code');
  };
  expect(await phaseOf(anEntry())).toBe('Entry');
  outcome = () => Promise.resolve({ somethingElse: true });
  expect(await phaseOf(anEntry())).toBe('Manifest');
});

test('where there is a second address, it is tried after the first, under the same guard', async () => {
  const entry = anEntry({ fallbackUrl: 'https://other.example/mf-orders/mf-manifest.json' });
  outcome = (address) =>
    address === entry.fallbackUrl ? Promise.resolve({ manifest }) : Promise.reject(new Error('broken'));
  expect(await loadRemoteManifest('mf-orders', entry)).toBe(manifest);
  expect(registered.map((one) => one.split(' ')[1])).toEqual([entry.url, entry.fallbackUrl]);
  expect(findIntegrity(String(entry.fallbackUrl))).toBe(entry.metadata.integrity);
});

test('files of a version that is being worked on are not guarded', async () => {
  const override = { origin: 'http://localhost:4201', until: Date.now() + 1_000 };
  const entry = anEntry();
  const extras = { ...entry.extras, override };
  await loadRemoteManifest('mf-orders', { ...entry, extras });
  expect(findIntegrity(entry.url)).toBeUndefined();
});

test('without Module Federation it fails in words', async () => {
  federation = undefined;
  await expect(loadRemoteManifest('mf-orders', anEntry())).rejects.toThrow('Module Federation has not started.');
});
