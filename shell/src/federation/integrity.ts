import { passFailedPreload } from '../preload/failedPreload.js';
import { recordMetric } from '../telemetry/queue.js';
import { guardOwn } from './ownFiles.js';

/** Milliseconds after which a file of a remote counts as not coming. */
export const entryTimeout = 8_000;

/** A version of a remote and where its files are. */
export interface GuardedVersion {
  remote: string;
  version: string;
  /** Address of its manifest, and the integrity that the registry promises of it. */
  manifestUrl: string;
  manifestIntegrity: string;
  /** What each of its other files must hash to, by path below the manifest's folder. */
  files: Record<string, string> | undefined;
  /** A version that is being worked on: its files change with every keystroke, so nothing is promised of them. */
  unguarded?: boolean;
}

interface Guarded extends GuardedVersion {
  /** Absolute address of the folder, ending in `/`. */
  base: string;
}

const guarded = new Map<string, Guarded>();

/** No file has this hash: the browser refuses whatever carries it. */
const rejected = `sha384-${'A'.repeat(64)}`;

const absolute = (address: string): string => new URL(address, window.location.href).href;

/** Declares what the registry promises about the files next to a manifest. */
export function guardRemote(version: GuardedVersion): void {
  const manifestUrl = absolute(version.manifestUrl);
  const base = new URL('.', manifestUrl).href;
  guarded.set(base, { ...version, manifestUrl, base });
}

/** The version that a file belongs to. */
export function ownerOf(address: string): { remote: string; version: string } | undefined {
  const url = absolute(address);
  return [...guarded.values()].find(({ base }) => url.startsWith(base));
}

/**
 * The integrity that is demanded of an address: of a guarded version no file goes without; undefined for what belongs
 * to no version.
 */
export function integrityOf(address: string): string | undefined {
  const url = absolute(address);
  const guard = [...guarded.values()].find(({ base }) => url.startsWith(base));
  if (!guard || guard.unguarded) return undefined;
  if (url === guard.manifestUrl) return guard.manifestIntegrity || rejected;
  return guard.files?.[url.slice(guard.base.length)] ?? rejected;
}

/** Makes the browser check a script or style before it runs it. */
export function guardResource(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const integrity = integrityOf(url);
  if (!integrity) return guardOwn(element, url);
  element.integrity = passFailedPreload(url, integrity);
  element.crossOrigin = 'anonymous';
  element.addEventListener('error', () => repairCached(url), { once: true });
}

/** Files that the browser refused and that are being looked at, until somebody has heard what came of it. */
const repairs = new Set<Promise<boolean>>();

/**
 * Looks at a file that the browser refused. What once arrived wrong stays in the browser's cache for as long as its
 * version lives, so it is fetched once more past the cache, which keeps what comes instead.
 */
export function repairCached(url: string): void {
  repairs.add(repair(url));
}

/**
 * Waits for the files that are being looked at; true where one of them was wrong and is right now. Of one file that
 * several wait for, all of them hear.
 */
export async function cacheRepaired(): Promise<boolean> {
  const pending = [...repairs];
  const outcomes = await Promise.all(pending);
  for (const each of pending) repairs.delete(each);
  return outcomes.includes(true);
}

/** The browser does not say why it refused a file: where one comes otherwise than promised, operations hear of it. */
async function repair(url: string): Promise<boolean> {
  const [owner, integrity] = [ownerOf(url), integrityOf(url)];
  if (!owner || !integrity) return false;
  if ((await isAsPromised(url, integrity, 'default')) !== false) return false;
  recordMetric({ ...owner, figure: 'integrityViolation' });
  return (await isAsPromised(url, integrity, 'reload')) === true;
}

/** Does an address return what was promised of it? Undefined where it returns nothing. */
async function isAsPromised(url: string, integrity: string, cache: RequestCache): Promise<boolean | undefined> {
  const bytes = await bytesAt(url, { cache });
  if (!bytes) return undefined;
  const subtle = crypto.subtle as SubtleCrypto | undefined;
  // A page without TLS cannot hash: there the browser checks what it has just kept.
  if (!subtle) return (await bytesAt(url, { cache: 'force-cache', integrity })) !== undefined;
  const digest = new Uint8Array(await subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}` === integrity;
}

/** What an address returns; undefined where it returns nothing, or other bytes than were asked for. */
function bytesAt(url: string, options: RequestInit): Promise<ArrayBuffer | undefined> {
  return fetch(url, { ...options, signal: AbortSignal.timeout(entryTimeout) })
    .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined))
    .catch(() => undefined);
}
