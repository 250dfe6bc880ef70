import { entryTimeout, integrityOf, repairCached } from './integrity.js';

/** Timeout in milliseconds for all steps until a screen of a remote can render. */
export const screenTimeout = 10_000;

/** Load time of manifests in milliseconds, by address. It tells how far the load of a remote got. */
const arrived = new Map<string, number>();

const absolute = (address: string): string => new URL(address, window.location.href).href;

/** Load time of this address's manifest; undefined until it has loaded. */
export const manifestTime = (url: string): number | undefined => arrived.get(absolute(url));

/** Before another try. */
export function forgetManifest(url: string): void {
  arrived.delete(absolute(url));
}

/** Fetches a remote's manifest: within the timeout, with the expected hash, and as JSON only. */
export async function guardedFetch(url: string): Promise<Response> {
  const begin = performance.now();
  const integrity = integrityOf(url);
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
  arrived.set(absolute(url), performance.now() - begin);
  return response;
}
