import { integrityName } from '@depot/contracts/page';
import { bypassFailedPreload } from '../preload/failedPreload.js';

type Resource = HTMLScriptElement | HTMLLinkElement;

declare global {
  /** Called by the chunk loaders of the shell and of the remotes, see `GuardedChunksPlugin`. */
  var depotGuardResource: ((element: Resource, url: string) => void) | undefined;
}

let known: ReadonlyMap<string, string> | undefined;

/** Hashes listed in the page, by path. */
function readIntegrities(): ReadonlyMap<string, string> {
  const words = document.querySelector<HTMLMetaElement>(`meta[name="${integrityName}"]`)?.content.split(' ') ?? [];
  return new Map(words.flatMap((path, place) => (place % 2 === 0 ? [[path, words[place + 1] ?? '']] : [])));
}

/** Expected hash of one of the shell's scripts, as listed in the page; undefined for other files. */
export function findOwnIntegrity(url: string): string | undefined {
  known ??= readIntegrities();
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin ? known.get(pathname) : undefined;
}

/** Adds the integrity to one of the shell's scripts; the page's policy rejects scripts without one. */
export function requireOwnIntegrity(element: Resource, url: string): void {
  const integrity = findOwnIntegrity(url);
  if (!integrity) return;
  element.integrity = bypassFailedPreload(url, integrity);
  element.crossOrigin = 'anonymous';
}
