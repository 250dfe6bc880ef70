/**
 * Larger things in the browser's database: the only file that names it. All of them are the person's. A database that
 * is full or forbidden costs the memory and never the work.
 */
import type { Schema } from './defineStored.js';

const [databaseName, storeName, byTime] = ['depot-archives', 'entries', 'byTime'];

interface Entry {
  archive: string;
  key: string;
  /** Epoch ms. */
  time: number;
  value: unknown;
}

/** Value and the time at which it was stored, in epoch ms. */
export interface Kept<Value> {
  value: Value;
  time: number;
}

interface Definition<Value> {
  name: string;
  schema: Schema<Value>;
  /** Maximum number of entries; older ones are removed. */
  maxEntries: number;
  maxAgeMs: number;
}

/** Values by key. No method rejects. */
export interface Archive<Value> {
  get: (key: string) => Promise<Kept<Value> | undefined>;
  set: (key: string, value: Value) => Promise<void>;
}

/** Milliseconds for the database to open. On some phones it never does until the page is loaded again. */
const openTimeoutMs = 3_000;

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(storeName, { keyPath: ['archive', 'key'] });
      store.createIndex(byTime, ['archive', 'time']);
    };
    const timer = setTimeout(() => reject(new Error('The database does not open.')), openTimeoutMs);
    request.onsuccess = () => {
      clearTimeout(timer);
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error ?? new Error('No database.'));
    };
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused.'));
  });

/**
 * Runs work on the store. Browsers close connections unasked, for example of suspended pages on phones, so work that
 * fails on an existing connection is retried once on a new one.
 */
async function runInStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const known = opened;
  const tryRequest = async () => work((await open()).transaction(storeName, mode).objectStore(storeName));
  try {
    return await tryRequest();
  } catch (failure) {
    if (!known) throw failure;
    if (opened === known) opened = undefined;
    void known.then((database) => database.close()).catch(() => undefined); // it never opened
    return tryRequest();
  }
}

/** Removes the oldest beyond `max`. */
async function trim(store: IDBObjectStore, archive: string, max: number): Promise<void> {
  const own = IDBKeyRange.bound([archive, 0], [archive, Infinity]);
  const count = await done(store.index(byTime).count(own));
  if (count <= max) return;
  const oldest = await done(store.index(byTime).getAllKeys(own, count - max));
  await Promise.all(oldest.map((key) => done(store.delete(key))));
}

/** Defines values of one kind in the browser's database. Each is validated by its schema when it is read. */
export function defineArchive<Value>({ name, schema, maxEntries, maxAgeMs }: Definition<Value>): Archive<Value> {
  return {
    get: async (key) => {
      try {
        const entry = (await runInStore('readonly', (store) => done(store.get([name, key])))) as Entry | undefined;
        const checked = entry && Date.now() - entry.time < maxAgeMs ? schema.safeParse(entry.value) : undefined;
        return entry && checked?.success ? { value: checked.data, time: entry.time } : undefined;
      } catch {
        return undefined;
      }
    },
    set: async (key, value) => {
      try {
        await runInStore('readwrite', async (store) => {
          await done(store.put({ archive: name, key, time: Date.now(), value } satisfies Entry));
          await trim(store, name, maxEntries);
        });
      } catch {
        return; // full or forbidden
      }
    },
  };
}

/** Removes the content of all archives. */
export async function clearArchives(): Promise<void> {
  try {
    await runInStore('readwrite', (store) => done(store.clear()));
  } catch {
    return; // access is forbidden, so nothing is stored
  }
}
