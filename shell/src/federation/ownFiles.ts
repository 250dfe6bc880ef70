import { integrityName } from '@depot/contracts/page';
import { passFailedPreload } from '../preload/failedPreload.js';

type Resource = HTMLScriptElement | HTMLLinkElement;

declare global {
  /** Called by the chunk loaders of the shell and of the remotes, see `GuardedChunksPlugin`. */
  var depotGuardResource: ((element: Resource, url: string) => void) | undefined;
}

let known: ReadonlyMap<string, string> | undefined;

/** What the page lists, by path. */
function listed(): ReadonlyMap<string, string> {
  const words = document.querySelector<HTMLMetaElement>(`meta[name="${integrityName}"]`)?.content.split(' ') ?? [];
  return new Map(words.flatMap((path, place) => (place % 2 === 0 ? [[path, words[place + 1] ?? '']] : [])));
}

/** What a script of the shell must hash to, as its page says; undefined for everything else. */
export function ownIntegrity(url: string): string | undefined {
  known ??= listed();
  const { origin, pathname } = new URL(url, location.href);
  return origin === location.origin ? known.get(pathname) : undefined;
}

/** Makes the browser check a script of the shell before it runs it; the page's policy refuses what goes unchecked. */
export function guardOwn(element: Resource, url: string): void {
  const integrity = ownIntegrity(url);
  if (!integrity) return;
  element.integrity = passFailedPreload(url, integrity);
  element.crossOrigin = 'anonymous';
}
