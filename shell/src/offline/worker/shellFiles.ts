import { pageAddress, shellCachePrefix } from './caches.js';
import { scope } from './scope.js';

const { version, files } = scope.depotShell;
const cacheName = `${shellCachePrefix}${version}`;
/** Number of builds to keep: pages opened before an update still load their own files. */
const keptBuilds = 2;
/** Scripts and styles in a page's head. */
const named = /\s(?:src|href)="(\/[^"]+\.(?:js|css))"/g;

/** Caches all files of this build of the shell, or none. */
export async function storeShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Without cookies, because the cached page must not contain a developer's override.
  await Promise.all([cache.add(new Request(pageAddress, { credentials: 'omit' })), cache.addAll([...files])]);
}

/** Forgets builds that no open page is likely to need. */
export async function deleteOldShells(): Promise<void> {
  const older = (await caches.keys()).filter((name) => name.startsWith(shellCachePrefix) && name !== cacheName);
  await Promise.all(older.slice(0, Math.max(0, older.length - keptBuilds + 1)).map((name) => caches.delete(name)));
}

/** Cached page. */
export async function findStoredPage(): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(pageAddress, { ignoreVary: true });
}

/** Caches missing files of this build again: browsers evict cached files for space or on the user's request. */
async function storeMissing(cache: Cache): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  await cache.addAll(files.filter((file) => !kept.has(file)));
}

/**
 * Keeps a newer page of this same build: the services write into it which keys the registry may sign with, and these
 * change without a new build. It is never kept without its files, which would leave it white.
 */
export async function updateStoredPage(page: Response): Promise<void> {
  if (!page.ok || page.headers.get('Cache-Control')?.includes('no-store')) return;
  const cache = await caches.open(cacheName);
  const needed = [...(await page.clone().text()).matchAll(named)].map(([, file = '']) => file);
  const isWhole = needed.length > 0 && needed.every((file) => files.includes(file));
  if (!isWhole) return;
  await storeMissing(cache);
  await cache.put(pageAddress, page);
}
