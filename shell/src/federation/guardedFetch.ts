import { integrityOf } from './integrity.js';
import { entryTimeout } from './limits.js';

/** Fetches a remote's manifest: within the time, with the promised bytes, and nothing but JSON. */
export async function guardedFetch(url: string): Promise<Response> {
  const integrity = integrityOf(url);
  const response = await fetch(url, { signal: AbortSignal.timeout(entryTimeout), ...(integrity ? { integrity } : {}) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.includes('json')) throw new Error(`${url} answered ${type || 'something unknown'} and no JSON.`);
  return response;
}
