import { readText, removeText, subscribeText, writeText } from './text.js';

/** What checks a value on reading: a schema of zod, small form or full, or one of the checks below. */
export interface Schema<Value> {
  safeParse(value: unknown): { success: true; data: Value } | { success: false };
}

/** A schema that weighs nothing, for what the first page needs. */
export const checkedBy = <Value>(isValue: (value: unknown) => value is Value): Schema<Value> => ({
  safeParse: (value) => (isValue(value) ? { success: true, data: value } : { success: false }),
});

export const anyText = checkedBy((value) => typeof value === 'string');
export const anyNumber = checkedBy((value) => typeof value === 'number');

export const oneOf = <const Value extends string>(values: readonly Value[]): Schema<Value> =>
  checkedBy((value): value is Value => values.some((each) => each === value));

/**
 * Who a value belongs to. A logout clears what is the person's and leaves what is the device's. The key says which it
 * is, so that it can be cleared without loading the code that wrote it.
 */
export type StorageScope<Key extends string> = Key extends `depot-${string}` ? 'device' : 'user';

interface Definition<Value, Key extends string> {
  key: Key;
  schema: Schema<Value>;
  scope: StorageScope<Key>;
  /** Raised when older values can no longer be read; they count as absent then. Version 1 is kept as the bare value. */
  version: number;
  /** Plain text as it is, where others know the key; JSON otherwise. */
  format?: 'json' | 'text';
}

/** One value that this browser keeps. */
export interface Stored<Value> {
  readonly key: string;
  /** The value kept, or undefined where there is none that fits. The same object until it changes. */
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
      if (text !== latest.text) latest = { text, value: text === undefined ? undefined : valueOf(text, definition) };
      return latest.value;
    },
    set: (value) => writeText(key, textOf(value, definition)),
    remove: () => removeText(key),
    subscribe: (listener) => subscribeText(key, listener),
  };
}

function textOf(value: unknown, { format, version }: Definition<unknown, string>): string {
  if (format === 'text') return String(value);
  return JSON.stringify(version === 1 ? value : { version, value });
}

function valueOf<Value>(text: string, { schema, format, version }: Definition<Value, string>): Value | undefined {
  try {
    const kept: unknown = format === 'text' ? text : unwrap(JSON.parse(text), version);
    const checked = schema.safeParse(kept);
    return checked.success ? checked.data : undefined;
  } catch {
    return undefined; // no JSON: written by hand or by an older version
  }
}

function unwrap(kept: unknown, version: number): unknown {
  if (version === 1) return kept;
  const isCurrent = typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === version;
  return isCurrent && 'value' in kept ? kept.value : undefined;
}
