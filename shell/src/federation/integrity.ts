/** A version of a remote: what its files must hash to, by path below `base`. */
interface Guarded {
  /** Absolute address of the folder, ending in `/`. */
  base: string;
  /** Address of the manifest and its integrity; empty where none is known. */
  manifestUrl: string;
  manifestIntegrity: string;
  files: Record<string, string> | undefined;
}

const guarded = new Map<string, Guarded>();

/** No file has this hash: the browser refuses whatever carries it. */
const refused = `sha384-${'A'.repeat(64)}`;

/** Declares what the registry promises about the files next to a manifest. */
export function guardRemote(manifestUrl: string, manifestIntegrity: string, files: Record<string, string> | undefined): void {
  const url = new URL(manifestUrl, window.location.href).href;
  const base = new URL('.', url).href;
  guarded.set(base, { base, manifestUrl: url, manifestIntegrity, files });
}

function guardOf(url: string): Guarded | undefined {
  return [...guarded.values()].find(({ base }) => url.startsWith(base));
}

/** The integrity that the registry demands of an address; undefined where it demands none. */
export function integrityOf(address: string): string | undefined {
  const url = new URL(address, window.location.href).href;
  const guard = guardOf(url);
  if (!guard) return undefined;
  if (url === guard.manifestUrl) return guard.manifestIntegrity || undefined;
  if (!guard.files) return undefined;
  return guard.files[url.slice(guard.base.length)] ?? refused;
}

/** Makes the browser check a script or style before it runs it. */
export function guardResource(element: HTMLScriptElement | HTMLLinkElement, url: string): void {
  const integrity = integrityOf(url);
  if (!integrity) return;
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
}
