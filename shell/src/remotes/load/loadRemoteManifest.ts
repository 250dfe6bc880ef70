import type { RegistryEntry, RemoteManifest } from '@depot/contracts/deployments';
import type { Screen } from '@depot/remote-kit';
import { getInstance } from '@module-federation/enhanced/runtime';
import { dropManifest, readManifestTime } from '../verify/fetchGuarded.js';
import { registerHashes } from '../verify/integrity.js';
import { LoadFailure } from './LoadFailure.js';

type Manifest = RemoteManifest<Screen>;

/** Loaded or loading manifests by version: a tab that stays open across releases has several of a remote. */
const manifests = new Map<string, Promise<Manifest>>();

/** `mf-orders` → `mf_orders`, the name of its container. */
const buildContainerName = (remote: string): string => remote.replaceAll('-', '_');
const buildKey = (remote: string, { metadata }: RegistryEntry): string => `${remote}@${metadata.version}`;

async function loadFrom(remote: string, url: string): Promise<Manifest> {
  const federation = getInstance();
  if (!federation) throw new Error('Module Federation has not started.');
  const name = buildContainerName(remote);
  dropManifest(url);
  // `force` also discards an earlier version and a failed attempt.
  federation.registerRemotes([{ name, entry: url }], { force: true });
  try {
    const loaded = await federation.loadRemote<{ manifest: Manifest }>(`${name}/manifest`);
    if (!loaded?.manifest) throw new Error(`${remote} exposes no manifest.`);
    return loaded.manifest;
  } catch (error) {
    throw new LoadFailure(readManifestTime(url) === undefined ? 'Manifest' : 'Entry', error);
  }
}

async function load(remote: string, { url, fallbackUrl, metadata, extras }: RegistryEntry): Promise<Manifest> {
  const promise = {
    remote,
    version: metadata.version,
    manifestIntegrity: metadata.integrity,
    files: extras.shell.integrity,
    unguarded: extras.override !== undefined,
  };
  registerHashes({ ...promise, manifestUrl: url });
  if (!fallbackUrl) return loadFrom(remote, url);
  registerHashes({ ...promise, manifestUrl: fallbackUrl });
  return loadFrom(remote, url).catch(() => loadFrom(remote, fallbackUrl));
}

/** Loads the manifest of a version. A call after a failure retries. */
export function loadRemoteManifest(remote: string, entry: RegistryEntry): Promise<Manifest> {
  const key = buildKey(remote, entry);
  const known = manifests.get(key);
  if (known) return known;
  const loading = load(remote, entry);
  manifests.set(key, loading);
  loading.catch(() => manifests.delete(key));
  return loading;
}

/** Has the version been loaded, or is it being loaded? */
export const isRemoteKnown = (remote: string, entry: RegistryEntry): boolean => manifests.has(buildKey(remote, entry));

/** Discards an attempt that takes too long, so that the next one starts over. */
export function dropRemote(remote: string, entry: RegistryEntry): void {
  manifests.delete(buildKey(remote, entry));
}
