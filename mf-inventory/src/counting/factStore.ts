import { defineQueue } from '@depot/api/queue';
import * as z from '@depot/storage/schema';
import type { CountFact } from './countFact.js';
import { countQueueKey } from './places.js';

const kinds: readonly unknown[] = ['add', 'remove', 'none', 'plus', 'amount'];

/** Where findings wait for the server. */
export const factStore = defineQueue({
  prefix: 'depot-count-fact-',
  schema: z.custom<CountFact>(isFact),
  mark: countQueueKey,
  besides: ['depot-added-'],
});

/** The counts of which this person has entered something that waits or was refused, as text. */
export function keptCounts(userId: number): string {
  return [...new Set(factStore.list(userId).map(({ countId }) => countId))].join(' ');
}

/** Anybody may have written there. */
function isFact(value: unknown): boolean {
  const { key, tab, countId, userId, productId, time, finding } = (value ?? {}) as Partial<CountFact>;
  const isWhole = [countId, userId, productId, time].every(Number.isSafeInteger) && kinds.includes(finding?.kind);
  return typeof key === 'string' && typeof tab === 'string' && isWhole;
}
