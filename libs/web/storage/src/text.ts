/**
 * Text by key in local storage; only this file accesses it. If storage is full or forbidden, values are lost with the
 * page but work can go on: unwritten values stay readable in this tab.
 */

type Listener = () => void;

const devicePrefix = 'depot-';
const listeners = new Set<{ isFor: (key: string) => boolean; listener: Listener }>();
/** Values that the browser could not store, by key. */
const unwritten = new Map<string, string>();

export function readText(key: string): string | undefined {
  const text = unwritten.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined; // forbidden
  }
}

export function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    unwritten.set(key, text); // full or forbidden
    listenToTabs();
  }
  notify(key);
}

export function removeText(key: string): void {
  forget(key);
  notify(key);
}

/** Subscribes to changes of a key by this tab or another one. */
export function subscribeText(key: string, listener: Listener): () => void {
  return listen((changed) => changed === key, listener);
}

/** Subscribes to changes by this tab or another one under keys with the prefix. */
export function subscribeTexts(prefix: string, listener: Listener): () => void {
  return listen((changed) => changed.startsWith(prefix), listener);
}

function listen(isFor: (key: string) => boolean, listener: Listener): () => void {
  listenToTabs();
  const entry = { isFor, listener };
  listeners.add(entry);
  return () => listeners.delete(entry);
}

/** Sorted keys with the prefix. */
export function textKeys(prefix: string): string[] {
  return [...new Set([...unwritten.keys(), ...listStoredKeys()])].filter((key) => key.startsWith(prefix)).sort();
}

/** Removes all texts of scope `user`. */
export function clearUserTexts(): void {
  const keys = [...unwritten.keys(), ...listStoredKeys()].filter((key) => !key.startsWith(devicePrefix));
  keys.forEach(forget);
  keys.forEach(notify);
}

function listStoredKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return []; // forbidden
  }
}

function forget(key: string): void {
  unwritten.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    return; // access is forbidden, so nothing is stored
  }
}

function notify(key: string | null): void {
  listeners.forEach((entry) => (key === null || entry.isFor(key)) && entry.listener());
}

/** The browser ignores repeated registrations of the same listener. */
const listenToTabs = (): void => window.addEventListener('storage', onOtherTab);

/** Another tab was able to write, so its value is newer. The key is null after clearing the whole storage. */
function onOtherTab({ key }: StorageEvent): void {
  if (key === null) unwritten.clear();
  else unwritten.delete(key);
  notify(key);
}
