import { getInstance } from '@module-federation/enhanced/runtime';
import type { RegistryEntry, RemoteManifest } from '@depot/contracts/deployments';
import type { Screen } from '@depot/remote-kit';
import { guardRemote } from './integrity.js';

type Manifest = RemoteManifest<Screen>;

/** Loaded or loading; a tab keeps the version it has begun with, whatever is released meanwhile. */
const manifests = new Map<string, Promise<Manifest>>();

/** `mf-orders` → `mf_orders`, the name of its container. */
const containerName = (remote: string): string => remote.replaceAll('-', '_');

async function loadFrom(remote: string, url: string): Promise<Manifest> {
  const federation = getInstance();
  if (!federation) throw new Error('Module Federation has not started.');
  const name = containerName(remote);
  // `force` also forgets what an earlier, failed attempt has left behind.
  federation.registerRemotes([{ name, entry: url }], { force: true });
  const loaded = await federation.loadRemote<{ manifest: Manifest }>(`${name}/manifest`);
  if (!loaded?.manifest) throw new Error(`${remote} exposes no manifest.`);
  return loaded.manifest;
}

async function load(remote: string, { url, fallbackUrl, metadata, extras }: RegistryEntry): Promise<Manifest> {
  guardRemote(url, metadata.integrity, extras.shell.integrity);
  if (!fallbackUrl) return loadFrom(remote, url);
  guardRemote(fallbackUrl, metadata.integrity, extras.shell.integrity);
  return loadFrom(remote, url).catch(() => loadFrom(remote, fallbackUrl));
}

/** The manifest of a remote. Asking again after a failure tries anew. */
export function loadRemoteManifest(remote: string, entry: RegistryEntry): Promise<Manifest> {
  const known = manifests.get(remote);
  if (known) return known;
  const loading = load(remote, entry);
  manifests.set(remote, loading);
  loading.catch(() => manifests.delete(remote));
  return loading;
}

/** Gives up an attempt that takes too long, so that the next one starts afresh. */
export function forgetRemote(remote: string): void {
  manifests.delete(remote);
}
