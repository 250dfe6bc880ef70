import { defineStored, type Schema } from './defineStored.js';
import { subscribeTexts, textKeys } from './text.js';

interface Definition<Value> {
  /** Prefix of all keys. */
  prefix: `depot-${string}-`;
  schema: Schema<Value>;
  scope: 'device';
  version: number;
}

/**
 * Things that this browser keeps, each under a key of its own: tabs that add and remove at once never write over each
 * other.
 */
export interface StoredEntries<Value> {
  /** Valid entries in the order of their names. */
  list: () => Value[];
  /** Adds it, or replaces the one of that name. Never throws. */
  set: (name: string, value: Value) => void;
  remove: (name: string) => void;
  /** Calls back when this tab or another one has changed one of them. */
  subscribe: (listener: () => void) => () => void;
}

/** Defines entries of one kind in the browser's storage. Each is validated when it is read. */
export function defineEntries<Value>({ prefix, ...definition }: Definition<Value>): StoredEntries<Value> {
  const entry = (key: `depot-${string}`) => defineStored({ ...definition, key });
  return {
    list: () => textKeys(prefix).flatMap((key) => entry(key as `depot-${string}`).get() ?? []),
    set: (name, value) => entry(`${prefix}${name}`).set(value),
    remove: (name) => entry(`${prefix}${name}`).remove(),
    subscribe: (listener) => subscribeTexts(prefix, listener),
  };
}
