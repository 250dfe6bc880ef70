import { recordMetric } from '../telemetry/queue.js';

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
  if (!integrity) return;
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  element.addEventListener('error', () => void tellWrongBytes(url), { once: true });
}

/**
 * The browser does not say why it refused a file: where the file comes, and comes otherwise than promised, operations
 * hear of it.
 */
export async function tellWrongBytes(url: string): Promise<void> {
  const [owner, integrity] = [ownerOf(url), integrityOf(url)];
  if (!owner || !integrity) return;
  const bytes = await fetch(url)
    .then((answer) => (answer.ok ? answer.arrayBuffer() : undefined))
    .catch(() => undefined);
  if (bytes && (await hashOf(bytes)) !== integrity) recordMetric({ ...owner, figure: 'integrityViolation' });
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}
