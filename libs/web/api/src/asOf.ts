import type { FetchArgs } from '@depot/rtk';
import { useSyncExternalStore } from 'react';

/** Up to when an answer knows everything: it was read from a server that follows the others. */
const header = 'x-as-of';
/** Questions whose moments are remembered; screens ask few. */
const maxKept = 100;

const moments = new Map<string, number>();
const listeners = new Set<() => void>();

const buildRequestKey = ({ url, params, body }: Pick<FetchArgs, 'url' | 'params' | 'body'>) =>
  JSON.stringify([url, params ?? null, body ?? null]);

/** Remembers of which moment the answer to a question is; of an answer that says nothing it is now. */
export function recordAsOf(asked: FetchArgs, answer: Response | undefined): void {
  const question = buildRequestKey(asked);
  const said = answer?.headers.get(header);
  if (!said && !moments.has(question)) return;
  moments.delete(question);
  if (said) moments.set(question, Date.parse(said));
  const [oldest] = moments.keys();
  if (moments.size > maxKept && oldest !== undefined) moments.delete(oldest);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Of which moment the newest answer to that question is (epoch ms); undefined where it is as new as can be. */
export function useAsOf(asked: Pick<FetchArgs, 'url' | 'params' | 'body'>): number | undefined {
  const question = buildRequestKey(asked);
  return useSyncExternalStore(subscribe, () => moments.get(question));
}
