import { remoteCache } from '../worker/caches.js';

/** Milliseconds for one file; nobody waits for it. */
const fileTimeoutMs = 60_000;

/** A file and what it must hash to. */
export interface Promised {
  url: string;
  integrity: string;
}

const absolute = (url: string) => new URL(url, location.href).href;

async function keepFile(cache: Cache, { url, integrity }: Promised): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  // Refused by the browser where it is not what the registry has promised.
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(fileTimeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await cache.put(url, response);
}

/**
 * Keeps these files, one after the other, and then forgets all others: what the registry no longer names is not served
 * from here once its successor is. Files of our own address only.
 */
export async function keepFiles(files: readonly Promised[]): Promise<void> {
  const cache = await caches.open(remoteCache);
  const own = files.filter(({ url, integrity }) => integrity && new URL(absolute(url)).origin === location.origin);
  const wanted = new Set(own.map(({ url }) => absolute(url)));
  for (const file of own) await keepFile(cache, file);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}
