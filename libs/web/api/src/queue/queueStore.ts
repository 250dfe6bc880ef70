import { defineEntries, defineStored, type Schema } from '@depot/storage';
import type { ApiFailure } from '../failureText.js';
import { newKey } from '../idempotency.js';

/** State of an entry, beside its content. */
export interface Queued {
  /** Sorts in the order of entering. */
  key: string;
  /** Whose it is: another person at this browser neither sees nor sends it. */
  userId: number;
  /** The tab that it was entered in. */
  tab: string;
  /** When it was entered. Epoch ms. */
  time: number;
  /** The server could not be reached: it waits. Before that it is simply on its way. */
  isWaiting?: boolean;
  /** Number of changes that were made because another user was faster. */
  turn?: number;
  /** Why the server would not have it; stays until the person has decided about it. */
  rejection?: string;
  /** The code of that refusal, where what follows depends on it. */
  rejectionCode?: ApiFailure['code'];
  /** The server has taken it; it stays until the person has done what follows. */
  isDone?: boolean;
}

/** Entries that the server has not accepted. This browser stores them beyond the page and the session. */
export interface QueueStore<Entry extends Queued> {
  readonly name: string;
  /** What this person has entered, in the order of entering. */
  list: (userId: number) => Entry[];
  /** Keeps an entry, or its new state. */
  keep: (entry: Entry) => void;
  drop: (key: string) => void;
  /** Calls back when this tab or another one has changed something. */
  subscribe: (listener: () => void) => () => void;
}

interface Definition<Entry> {
  /** Prefix of the keys of all entries. */
  prefix: `depot-${string}-`;
  schema: Schema<Entry>;
  /** Stands in the storage as long as anything waits: tells the shell to draw the remote's background widget. */
  mark: `depot-${string}`;
  /** Prefixes of the remote's other queues, which share the mark. */
  besides?: readonly `depot-${string}-`[];
}

const anything: Schema<unknown> = { safeParse: (data) => ({ success: true, data }) };
let entered = 0;
/** What keys begin with from here on: never before one that was seen, though the device's clock is put back. */
let latest = 0;

function follow(key: string): void {
  const time = /^([0-9a-z]{9})-/.exec(key)?.[1];
  if (time) latest = Math.max(latest, Number.parseInt(time, 36) + 1);
}

/** This page of this browser. */
export const thisTab = newKey();

/** A key that no other entry has, and that sorts behind the ones before it. */
export function newEntryKey(): string {
  entered += 1;
  latest = Math.max(latest, Date.now());
  return [latest.toString(36).padStart(9, '0'), entered.toString(36).padStart(6, '0'), newKey()].join('-');
}

/** The same as long as the entry is: however often it is sent, it has one effect. */
export const idempotencyKey = ({ key, turn }: Queued): string => (turn ? `${key}-${turn}` : key);

/**
 * Defines where the entries of a queue wait. Each has a key of its own, so that tabs never write over each other. They
 * outlive a logout (`depot-`): nothing is lost because a session ran out meanwhile.
 */
export function defineQueue<Entry extends Queued>(definition: Definition<Entry>): QueueStore<Entry> {
  const { prefix, schema, mark: key, besides = [] } = definition;
  const entries = defineEntries({ prefix, schema, scope: 'device', version: 1 });
  // those as well that only another version of the remote can read
  const waiting = [prefix, ...besides].map((each) =>
    defineEntries({ prefix: each, schema: anything, scope: 'device', version: 1 }),
  );
  const text: Schema<string> = {
    safeParse: (data) => (typeof data === 'string' ? { success: true, data } : { success: false }),
  };
  const mark = defineStored({ key, schema: text, scope: 'device', version: 1, format: 'text' });
  return {
    name: prefix.slice(0, -1),
    list: (userId) => {
      const all = entries.list();
      all.forEach(({ key }) => follow(key));
      return all.filter((entry) => entry.userId === userId);
    },
    keep: (entry) => {
      entries.set(entry.key, entry);
      mark.set('1');
    },
    drop: (entryKey) => {
      entries.remove(entryKey);
      if (waiting.every((each) => each.list().length === 0)) mark.remove();
    },
    subscribe: entries.subscribe,
  };
}
