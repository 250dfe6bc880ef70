/**
 * Text by key in the browser's local storage: the only file that names it. A storage that is full or forbidden costs
 * the memory and never the work: what could not be written stays readable in this tab as long as the page is open.
 */

type Listener = () => void;

const devicePrefix = 'depot-';
const listeners = new Set<{ isFor: (key: string) => boolean; listener: Listener }>();
/** What the browser would not take, by key. */
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

/** Calls back when this tab or another one has changed what the key holds. */
export function subscribeText(key: string, listener: Listener): () => void {
  return listen((changed) => changed === key, listener);
}

/** Calls back when this tab or another one has changed something under a key that begins so. */
export function subscribeTexts(prefix: string, listener: Listener): () => void {
  return listen((changed) => changed.startsWith(prefix), listener);
}

function listen(isFor: (key: string) => boolean, listener: Listener): () => void {
  listenToTabs();
  const entry = { isFor, listener };
  listeners.add(entry);
  return () => listeners.delete(entry);
}

/** The keys that begin so, in order. */
export function textKeys(prefix: string): string[] {
  return [...new Set([...unwritten.keys(), ...keptKeys()])].filter((key) => key.startsWith(prefix)).sort();
}

/** Removes all texts of scope `user`. */
export function clearUserTexts(): void {
  const keys = [...unwritten.keys(), ...keptKeys()].filter((key) => !key.startsWith(devicePrefix));
  keys.forEach(forget);
  keys.forEach(notify);
}

function keptKeys(): string[] {
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
    return; // forbidden, so there is nothing to remove
  }
}

function notify(key: string | null): void {
  listeners.forEach((entry) => (key === null || entry.isFor(key)) && entry.listener());
}

/** Adding the same listener again changes nothing. */
const listenToTabs = (): void => window.addEventListener('storage', onOtherTab);

/** Another tab was able to write, so its word is the newer one. The key is null when it cleared everything. */
function onOtherTab({ key }: StorageEvent): void {
  if (key === null) unwritten.clear();
  else unwritten.delete(key);
  notify(key);
}
