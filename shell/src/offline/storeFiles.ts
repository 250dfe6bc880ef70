import { remoteCache } from './worker/caches.js';

/** Timeout of one file in milliseconds. It is long, because this runs in the background. */
const fileTimeoutMs = 60_000;

/** File and its expected hash. */
export interface Promised {
  url: string;
  integrity: string;
}

const toAbsolute = (url: string) => new URL(url, location.href).href;

async function storeFile(cache: Cache, { url, integrity }: Promised): Promise<void> {
  if (await cache.match(url, { ignoreVary: true })) return;
  // The browser rejects a file that does not have the registry's hash.
  const response = await fetch(url, { integrity, signal: AbortSignal.timeout(fileTimeoutMs) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  await cache.put(url, response);
}

/**
 * Caches these files one by one, then deletes all others: an old version stays available until its successor is cached.
 * Only files of the same origin.
 */
export async function storeFiles(files: readonly Promised[]): Promise<void> {
  const cache = await caches.open(remoteCache);
  const own = files.filter(({ url, integrity }) => integrity && new URL(toAbsolute(url)).origin === location.origin);
  const wanted = new Set(own.map(({ url }) => toAbsolute(url)));
  for (const file of own) await storeFile(cache, file);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !wanted.has(url)).map((request) => cache.delete(request)));
}
