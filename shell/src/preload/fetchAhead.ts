import type { RegistryDocument } from '@depot/contracts/deployments';
import { tokenStorageKey } from '@depot/contracts/session';
import { storedLanguage } from '@depot/i18n/language';
import { readText } from '@depot/storage/text';
import { phoneQuery } from '@depot/ui/variables';
import { guardOwn } from '../federation/ownFiles.js';
import { registryKey, timeoutMs } from '../registry/settings.js';
import { noteFailure } from './failedPreload.js';
import { type FirstFile, firstFiles } from './firstFiles.js';

declare global {
  /** The registry's answer that is under way, for the shell to take over. */
  var depotEarlyRegistry: Promise<Response> | undefined;
}

function preload({ url, kind, integrity }: FirstFile): void {
  const known = [...document.head.querySelectorAll('link[rel="preload"]')];
  if (known.some((each) => each.getAttribute('href') === url)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  noteFailure(link);
  document.head.append(link);
}

function preloadPart(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.href = url;
  guardOwn(link, url);
  noteFailure(link);
  document.head.append(link);
}

const preloadPage = (registry: RegistryDocument | undefined, page: string): void =>
  firstFiles(registry, page, storedLanguage()).forEach(preload);

/** Unchecked, because this script carries no schemas: whatever else stands there, nothing is fetched early. */
function preloadFirstFiles(page: string): void {
  try {
    const registry = JSON.parse(readText(registryKey) ?? 'null') as RegistryDocument | null;
    preloadPage(registry ?? undefined, page);
  } catch {
    return; // written by another version, or by hand
  }
}

/** The page that whoever signs in is most likely to see first. */
export const likely = 'order';

/** At the sign-in page: what the next one is likely to need, by what the registry has just said. */
export const preloadLikely = (registry: RegistryDocument | undefined): void => preloadPage(registry, likely);

/** What was in time must not be given up because the shell takes long to arrive and to read it. */
const readAtOnce = async (answer: Response) => new Response(await answer.blob(), answer);

/**
 * For somebody who is signed in and opens a page of the application: asks the registry, and fetches what the page is
 * going to need if nothing has been released since. At the sign-in page, what the next one is likely to need.
 *
 * @param parts addresses of the shell's own scripts and styles that tables and fields need. A phone begins with cards,
 *   and fetches them when it has something to show.
 */
export function fetchAhead(parts: readonly string[]): void {
  const token = readText(tokenStorageKey);
  const isInside = location.pathname.startsWith('/in');
  if (token && isInside) {
    const headers = { Authorization: `Bearer ${token}` };
    const signal = AbortSignal.timeout(timeoutMs(readText(registryKey) !== undefined));
    globalThis.depotEarlyRegistry = fetch('/api/remotes', { headers, signal }).then(readAtOnce);
    globalThis.depotEarlyRegistry.catch(() => undefined); // the shell hears of it and asks again
  }
  if (!matchMedia(phoneQuery).matches) parts.forEach(preloadPart);
  preloadFirstFiles(isInside ? location.pathname.slice('/in/'.length) : likely);
}
