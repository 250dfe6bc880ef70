import { readText, removeText, subscribeText, writeText } from './text.js';

/** Validates a value on reading: a zod schema, or one of the checks below. */
export interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** Schema without zod, which keeps the first page's bundle small. */
export const checkedBy = <Value>(isValue: (value: unknown) => value is Value): Schema<Value> => ({
  safeParse: (value) => (isValue(value) ? { success: true, data: value } : { success: false }),
});

export const anyText = checkedBy((value) => typeof value === 'string');
export const anyNumber = checkedBy((value) => typeof value === 'number');

export const oneOf = <const Value extends string>(values: readonly Value[]): Schema<Value> =>
  checkedBy((value): value is Value => values.some((each) => each === value));

/**
 * Owner of a value. A logout clears the user's values and keeps the device's. The key contains the owner, so that a
 * value can be cleared without loading the code that wrote it.
 */
export type StorageScope<Key extends string> = Key extends `depot-${string}` ? 'device' : 'user';

interface Definition<Value, Key extends string> {
  key: Key;
  schema: Schema<Value>;
  scope: StorageScope<Key>;
  /**
   * Increased when older values can no longer be read, which makes them absent. Version 1 is stored as the bare value.
   */
  version: number;
  /** Use plain text if other code reads the key; JSON otherwise. */
  format?: 'json' | 'text';
}

/** One value in the browser's storage. */
export interface Stored<Value> {
  readonly key: string;
  /** Stored value, or undefined without a valid one. The object is stable until the value changes. */
  get: () => Value | undefined;
  /** Keeps the value, or at least for as long as the page is open where the browser does not take it. Never throws. */
  set: (value: Value) => void;
  remove: () => void;
  /** Calls back when this tab or another one has changed the value. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Defines a value that the browser keeps. It is checked whenever it is read: people and older versions write there too.
 */
export function defineStored<Value, const Key extends string>(definition: Definition<Value, Key>): Stored<Value> {
  const { key } = definition;
  let latest: { text: string | undefined; value: Value | undefined } = { text: undefined, value: undefined };
  return {
    key,
    get: () => {
      const text = readText(key);
      if (text !== latest.text) latest = { text, value: text === undefined ? undefined : parseValue(text, definition) };
      return latest.value;
    },
    set: (value) => writeText(key, formatValue(value, definition)),
    remove: () => removeText(key),
    subscribe: (listener) => subscribeText(key, listener),
  };
}

function formatValue(value: unknown, { format, version }: Definition<unknown, string>): string {
  if (format === 'text') return String(value);
  return JSON.stringify(version === 1 ? value : { version, value });
}

function parseValue<Value>(text: string, { schema, format, version }: Definition<Value, string>): Value | undefined {
  try {
    const kept: unknown = format === 'text' ? text : unwrap(JSON.parse(text), version);
    const checked = schema.safeParse(kept);
    return checked.success ? checked.data : undefined;
  } catch {
    return undefined; // invalid JSON: written manually or by an older version
  }
}

function unwrap(kept: unknown, version: number): unknown {
  if (version === 1) return kept;
  const isCurrent = typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === version;
  return isCurrent && 'value' in kept ? kept.value : undefined;
}
