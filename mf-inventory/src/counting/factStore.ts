import { newKey } from '@depot/api';
import { defineEntries, defineStored } from '@depot/storage';
import * as z from '@depot/storage/schema';
import type { CountFact } from './countFact.js';
import { countQueueKey } from './queueKey.js';

const kinds: readonly unknown[] = ['add', 'remove', 'none', 'plus', 'amount'];

/** Where findings wait for the server: two tabs never write over each other, and what one has sent is gone for both. */
const entries = defineEntries({
  prefix: 'depot-count-fact-',
  schema: z.custom<CountFact>(isFact),
  scope: 'device',
  version: 1,
});
/** Tells the shell that something waits. */
const mark = defineStored({
  key: countQueueKey,
  schema: z.string(),
  scope: 'device',
  version: 1,
  format: 'text',
});
let entered = 0;

/** This page of this browser. */
export const thisTab = newKey();

/** Keeps a fact, or its new state. */
export function keepFact(fact: CountFact): void {
  entries.set(fact.key, fact);
  mark.set('1');
}

export function dropFact(key: string): void {
  entries.remove(key);
  if (entries.list().length === 0) mark.remove();
}

/** What this person has entered and the server has not, in the order of entering. */
export function keptFacts(userId: number): CountFact[] {
  return entries.list().filter((fact) => fact.userId === userId);
}

/** The counts of which this person has entered something that waits or was refused, as text. */
export function keptCounts(userId: number): string {
  return [...new Set(keptFacts(userId).map(({ countId }) => countId))].join(' ');
}

/** Calls back when this tab or another one has changed what waits. */
export const subscribeFacts = entries.subscribe;

/** A key that no other fact has, and that sorts behind the ones before it. */
export function newFactKey(): string {
  entered += 1;
  return [Date.now().toString(36).padStart(9, '0'), entered.toString(36).padStart(6, '0'), newKey()].join('-');
}

/** Anybody may have written there. */
function isFact(value: unknown): boolean {
  const { key, tab, countId, userId, productId, time, finding } = (value ?? {}) as Partial<CountFact>;
  const isWhole = [countId, userId, productId, time].every(Number.isSafeInteger) && kinds.includes(finding?.kind);
  return typeof key === 'string' && typeof tab === 'string' && isWhole;
}
