import type { RegistryDocument } from '@depot/contracts/deployments';
import { tokenStorageKey } from '@depot/contracts/session';
import { storedLanguage } from '@depot/i18n/language';
import { readText } from '@depot/storage/text';
import { phoneQuery } from '@depot/ui/variables';
import { registryKey, shellHeaders, timeoutMs } from '../registry/settings.js';
import { requireOwnIntegrity } from '../verify/ownFiles.js';
import { watchPreload } from './failedPreload.js';
import { type FirstFile, listFirstFiles } from './firstFiles.js';

declare global {
  /** Pending response of the registry, which the shell takes over. */
  var depotEarlyRegistry: Promise<Response> | undefined;
}

function addPreload({ url, kind, integrity }: FirstFile): void {
  const known = [...document.head.querySelectorAll('link[rel="preload"]')];
  if (known.some((each) => each.getAttribute('href') === url)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = kind;
  link.href = url;
  link.crossOrigin = 'anonymous';
  if (integrity) link.integrity = integrity;
  watchPreload(link);
  document.head.append(link);
}

function fetchPart(url: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = url.endsWith('.css') ? 'style' : 'script';
  link.href = url;
  requireOwnIntegrity(link, url);
  watchPreload(link);
  document.head.append(link);
}

const fetchPageFiles = (registry: RegistryDocument | undefined, page: string): void =>
  listFirstFiles(registry, page, storedLanguage()).forEach(addPreload);

/**
 * Reads the registry without validation, because this script contains no schemas: with unexpected content nothing is
 * prefetched.
 */
function fetchFirstFiles(page: string): void {
  try {
    const registry = JSON.parse(readText(registryKey) ?? 'null') as RegistryDocument | null;
    fetchPageFiles(registry ?? undefined, page);
  } catch {
    return; // written by another version, or manually
  }
}

/** First page that most users open after signing in. */
export const likely = 'order';

/** On the sign-in page: prefetches the files of the likely next page, by the registry's latest document. */
export const fetchLikelyFiles = (registry: RegistryDocument | undefined): void => fetchPageFiles(registry, likely);

/** Reads the body now, so that the request's timeout cannot abort it while the shell is still loading. */
const readAtOnce = async (answer: Response) => new Response(await answer.blob(), answer);

/**
 * Prefetches for the first page. For a signed-in user it requests the registry, and the files that the page will need
 * if nothing was released since. On the sign-in page it prefetches for the likely next page.
 *
 * @param parts addresses of the shell's own scripts and styles for tables and fields. A phone starts with cards, and
 * fetches them once it shows data.
 */
export function fetchAhead(parts: readonly string[]): void {
  const token = readText(tokenStorageKey);
  const isInside = location.pathname.startsWith('/in');
  if (token && isInside) {
    const headers = { Authorization: `Bearer ${token}`, ...shellHeaders() };
    const signal = AbortSignal.timeout(timeoutMs(readText(registryKey) !== undefined));
    globalThis.depotEarlyRegistry = fetch('/api/remotes', { headers, signal }).then(readAtOnce);
    globalThis.depotEarlyRegistry.catch(() => undefined); // the shell sees the failure and requests it again
  }
  if (!matchMedia(phoneQuery).matches) parts.forEach(fetchPart);
  fetchFirstFiles(isInside ? location.pathname.slice('/in/'.length) : likely);
}
