import { entryTimeout, findIntegrity, repairCached } from './integrity.js';

/** Timeout in milliseconds for all steps until a screen of a remote can render. */
export const screenTimeout = 10_000;

/** Load time of manifests in milliseconds, by address. It tells how far the load of a remote got. */
const arrived = new Map<string, number>();

const toAbsolute = (address: string): string => new URL(address, window.location.href).href;

/** Load time of this address's manifest; undefined until it has loaded. */
export const readManifestTime = (url: string): number | undefined => arrived.get(toAbsolute(url));

/** Before another try. */
export function dropManifest(url: string): void {
  arrived.delete(toAbsolute(url));
}

/** Fetches a remote's manifest: within the timeout, with the expected hash, and as JSON only. */
export async function fetchGuarded(url: string): Promise<Response> {
  const begin = performance.now();
  const integrity = findIntegrity(url);
  const response = await fetch(url, {
    signal: AbortSignal.timeout(entryTimeout),
    ...(integrity ? { integrity } : {}),
  }).catch((failure: unknown) => {
    if (failure instanceof TypeError) repairCached(url);
    throw failure;
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.includes('json')) throw new Error(`${url} answered ${type || 'something unknown'} and no JSON.`);
  arrived.set(toAbsolute(url), performance.now() - begin);
  return response;
}
