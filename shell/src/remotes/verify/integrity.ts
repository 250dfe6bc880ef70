import { bypassFailedPreload } from '../preload/failedPreload.js';
import { recordMetric } from '../telemetry/queue.js';
import { requireOwnIntegrity } from './ownFiles.js';

/** Milliseconds after which a file of a remote counts as not coming. */
export const entryTimeout = 8_000;

/** A version of a remote and where its files are. */
export interface GuardedVersion {
  remote: string;
  version: string;
  /** Address of its manifest, and the integrity that the registry promises of it. */
  manifestUrl: string;
  manifestIntegrity: string;
  /** Expected hashes of its other files, by path below the manifest's folder. */
  files: Record<string, string> | undefined;
  /** Version under development: its files change with every save, so they have no hashes. */
  unguarded?: boolean;
}

interface Guarded extends GuardedVersion {
  /** Absolute address of the folder, ending in `/`. */
  base: string;
}

const guarded = new Map<string, Guarded>();

/** Hash that no file has, so that the browser rejects the file. */
const rejected = `sha384-${'A'.repeat(64)}`;

const toAbsolute = (address: string): string => new URL(address, window.location.href).href;

/** Registers the hashes that the registry lists for the files next to a manifest. */
export function registerHashes(version: GuardedVersion): void {
  const manifestUrl = toAbsolute(version.manifestUrl);
  const base = new URL('.', manifestUrl).href;
  guarded.set(base, { ...version, manifestUrl, base });
}

/** The version that a file belongs to. */
export function findOwner(address: string): { remote: string; version: string } | undefined {
  const url = toAbsolute(address);
  return [...guarded.values()].find(({ base }) => url.startsWith(base));
}

/** Path of a file below the folder of its version; undefined for addresses outside of all versions. */
export function findOwnedFile(address: string): string | undefined {
  const url = toAbsolute(address);
  const owner = [...guarded.values()].find(({ base }) => url.startsWith(base));
  return owner && url.slice(owner.base.length).split(/[?#]/, 1)[0];
}

/**
 * Integrity required for an address. Every file of a guarded version has one; undefined for addresses outside of all
 * versions.
 */
export function findIntegrity(address: string): string | undefined {
  const url = toAbsolute(address);
  const guard = [...guarded.values()].find(({ base }) => url.startsWith(base));
  if (!guard || guard.unguarded) return undefined;
  if (url === guard.manifestUrl) return guard.manifestIntegrity || rejected;
  return guard.files?.[url.slice(guard.base.length)] ?? rejected;
}

/** Makes the browser check a script or style before it runs it. */
export function requireIntegrity(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const integrity = findIntegrity(url);
  if (!integrity) return requireOwnIntegrity(element, url);
  element.integrity = bypassFailedPreload(url, integrity);
  element.crossOrigin = 'anonymous';
  element.addEventListener('error', () => repairCached(url), { once: true });
}

/** Running repairs of files that the browser rejected, until a caller has read their results. */
const repairs = new Set<Promise<boolean>>();

/**
 * Repairs a rejected file. The browser would keep a corrupt copy in its cache for the version's lifetime, so the file
 * is fetched again past the cache, which then stores the new response.
 */
export function repairCached(url: string): void {
  repairs.add(repair(url));
}

/**
 * Waits for the files that are being looked at; true where one of them was wrong and is right now. Of one file that
 * several wait for, all of them hear.
 */
export async function waitForRepairs(): Promise<boolean> {
  const pending = [...repairs];
  const outcomes = await Promise.all(pending);
  for (const each of pending) repairs.delete(each);
  return outcomes.includes(true);
}

/** Browsers give no reason for a rejected file, so its content is compared; a mismatch is reported. */
async function repair(url: string): Promise<boolean> {
  const [owner, integrity] = [findOwner(url), findIntegrity(url)];
  if (!owner || !integrity) return false;
  if ((await isAsPromised(url, integrity, 'default')) !== false) return false;
  recordMetric({ ...owner, figure: 'integrityViolation' });
  return (await isAsPromised(url, integrity, 'reload')) === true;
}

/** Tells whether an address returns the expected content. Undefined if it returns none. */
async function isAsPromised(url: string, integrity: string, cache: RequestCache): Promise<boolean | undefined> {
  const bytes = await fetchBytes(url, { cache });
  if (!bytes) return undefined;
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  // Hashing needs a secure context. Without TLS the browser verifies the copy that it has just cached.
  if (!subtle) return (await fetchBytes(url, { cache: 'force-cache', integrity })) !== undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}` === integrity;
}

/** Content of an address; undefined if the request fails or the integrity does not match. */
function fetchBytes(url: string, options: RequestInit): Promise<ArrayBuffer | undefined> {
  return fetch(url, { ...options, signal: AbortSignal.timeout(entryTimeout) })
    .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined))
    .catch(() => undefined);
}
