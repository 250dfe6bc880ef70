import { defineQueue } from '@depot/api/queue';
import * as z from '@depot/storage/schema';
import type { CountFact } from './countFact.js';
import { countQueueKey } from './places.js';

const kinds: readonly unknown[] = ['add', 'remove', 'none', 'plus', 'amount'];

/** Queue of findings for the server. */
export const factStore = defineQueue({
  prefix: 'depot-count-fact-',
  schema: z.custom<CountFact>(isFact),
  mark: countQueueKey,
  besides: ['depot-added-'],
});

/** Ids of counts with queued or rejected findings of this user, as text. */
export function listStoredCounts(userId: number): string {
  return [...new Set(factStore.list(userId).map(({ countId }) => countId))].join(' ');
}

/** Storage is writable by any code of this origin, so its content is validated. */
function isFact(value: unknown): boolean {
  const { key, tab, countId, userId, productId, time, finding } = (value ?? {}) as Partial<CountFact>;
  const isWhole = [countId, userId, productId, time].every(Number.isSafeInteger) && kinds.includes(finding?.kind);
  return typeof key === 'string' && typeof tab === 'string' && isWhole;
}
