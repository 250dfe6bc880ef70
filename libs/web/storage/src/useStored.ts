import { useSyncExternalStore } from 'react';
import type { Stored } from './defineStored.js';
import { readText, subscribeText } from './text.js';

/** The stored value and its setter. Renders again when this tab or another one changes it. */
export function useStored<Value>(stored: Stored<Value>): [Value | undefined, (value: Value) => void] {
  return [useSyncExternalStore(stored.subscribe, stored.get), stored.set];
}

/** Tells whether the browser stores a value under the key. */
export function useIsStored(key: string): boolean {
  return useSyncExternalStore(
    (listener) => subscribeText(key, listener),
    () => readText(key) !== undefined,
  );
}
