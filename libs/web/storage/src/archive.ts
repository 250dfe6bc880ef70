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

/** A value and when it was kept, in epoch ms. */
export interface Kept<Value> {
  value: Value;
  time: number;
}

interface Definition<Value> {
  name: string;
  schema: Schema<Value>;
  /** The newest so many stay. */
  maxEntries: number;
  maxAgeMs: number;
}

/** Values by key. Nothing here rejects. */
export interface Archive<Value> {
  get: (key: string) => Promise<Kept<Value> | undefined>;
  set: (key: string, value: Value) => Promise<void>;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      const store = request.result.createObjectStore(storeName, { keyPath: ['archive', 'key'] });
      store.createIndex(byTime, ['archive', 'time']);
    };
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('No database.'));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused.'));
  });

async function storeFor(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await open()).transaction(storeName, mode).objectStore(storeName);
}

/** Removes the oldest beyond `max`. */
async function trim(store: IDBObjectStore, archive: string, max: number): Promise<void> {
  const own = IDBKeyRange.bound([archive, 0], [archive, Infinity]);
  const count = await done(store.index(byTime).count(own));
  if (count <= max) return;
  const oldest = await done(store.index(byTime).getAllKeys(own, count - max));
  await Promise.all(oldest.map((key) => done(store.delete(key))));
}

/** Defines values of one kind that the browser's database keeps. Each is checked by its schema whenever it is read. */
export function defineArchive<Value>({ name, schema, maxEntries, maxAgeMs }: Definition<Value>): Archive<Value> {
  return {
    get: async (key) => {
      try {
        const store = await storeFor('readonly');
        const entry = (await done(store.get([name, key]))) as Entry | undefined;
        const checked = entry && Date.now() - entry.time < maxAgeMs ? schema.safeParse(entry.value) : undefined;
        return entry && checked?.success ? { value: checked.data, time: entry.time } : undefined;
      } catch {
        return undefined;
      }
    },
    set: async (key, value) => {
      try {
        const store = await storeFor('readwrite');
        await done(store.put({ archive: name, key, time: Date.now(), value } satisfies Entry));
        await trim(store, name, maxEntries);
      } catch {
        return; // full or forbidden
      }
    },
  };
}

/** Forgets everything that archives keep. */
export async function clearArchives(): Promise<void> {
  try {
    await done((await storeFor('readwrite')).clear());
  } catch {
    return; // forbidden, so there is nothing to forget
  }
}
