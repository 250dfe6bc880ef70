import { entryTimeout, integrityOf, repairCached } from './integrity.js';

/** Milliseconds for everything until a screen of a remote can be drawn. */
export const screenTimeout = 10_000;

/** Milliseconds that manifests took, by address: whoever loads a remote wants to know how far it came. */
const arrived = new Map<string, number>();

const absolute = (address: string): string => new URL(address, window.location.href).href;

/** How long the manifest of this address took; undefined while it has not come. */
export const manifestTime = (url: string): number | undefined => arrived.get(absolute(url));

/** Before another try. */
export function forgetManifest(url: string): void {
  arrived.delete(absolute(url));
}

/** Fetches a remote's manifest: within the time, with the promised bytes, and nothing but JSON. */
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
