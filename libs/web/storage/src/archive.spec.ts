import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as z from './schema.js';

/** What the browser's database holds, by key. */
let entries: Map<string, { key: string }>;
/** Each connection that was opened. */
let connections: Connection[];

function answered(result: unknown, failure?: Error) {
  const request = { result, error: failure, onsuccess: () => {}, onerror: () => {} };
  queueMicrotask(() => (failure ? request.onerror() : request.onsuccess()));
  return request;
}

/** As much of a connection as archives use. */
class Connection {
  isClosed = false;
  /** What it answers to every question where the process behind it has ended. */
  failure: Error | undefined;
  private readonly store = {
    put: (entry: { key: string }) => this.answer(() => entries.set(entry.key, entry)),
    get: ([, key]: [string, string]) => this.answer(() => entries.get(key)),
    clear: () => this.answer(() => entries.clear()),
    index: () => ({ count: () => this.answer(() => entries.size) }),
  };

  transaction() {
    if (this.isClosed) throw new DOMException('The connection is closing.', 'InvalidStateError');
    return { objectStore: () => this.store };
  }

  close(): void {
    this.isClosed = true;
  }

  private answer(work: () => unknown) {
    return answered(this.failure ? undefined : work(), this.failure);
  }
}

function open() {
  const connection = new Connection();
  connections.push(connection);
  return answered(connection);
}

async function start() {
  jest.resetModules();
  const { clearArchives, defineArchive } = await import('./archive.js');
  const archive = defineArchive({ name: 'n', schema: z.number(), maxEntries: 5, maxAgeMs: 60_000 });
  await archive.set('a', 1);
  return { archive, clearArchives };
}

beforeEach(() => {
  entries = new Map();
  connections = [];
  Object.assign(globalThis, { IDBKeyRange: { bound: () => undefined }, indexedDB: { open } });
});

afterEach(() => void jest.useRealTimers());

const losses: [string, (connection: Connection) => void][] = [
  ['closed', (connection) => connection.close()],
  ['cut', (connection) => (connection.failure = new DOMException('Connection lost.', 'UnknownError'))],
];

test.each(losses)('what is kept is read and written where the browser has %s the connection', async (_how, lose) => {
  const { archive } = await start();
  lose(connections[0]!);
  expect(await archive.get('a')).toMatchObject({ value: 1 });
  lose(connections[1]!);
  await archive.set('b', 2);
  expect(await archive.get('b')).toMatchObject({ value: 2 });
  expect([connections.length, connections[1]?.isClosed]).toEqual([3, true]);
});

test.each(losses)('and is forgotten where it has %s it', async (_how, lose) => {
  const { clearArchives } = await start();
  lose(connections[0]!);
  await clearArchives();
  expect(entries.size).toBe(0);
});

test('a database that never opens holds nobody up, and is tried again', async () => {
  jest.useFakeTimers();
  const silent = { result: undefined, onsuccess: () => {}, onerror: () => {} };
  Object.assign(globalThis, { indexedDB: { open: () => silent } });
  jest.resetModules();
  const { defineArchive } = await import('./archive.js');
  const archive = defineArchive({ name: 'n', schema: z.number(), maxEntries: 5, maxAgeMs: 60_000 });
  const answers: unknown[] = [];
  void archive.get('a').then((found) => answers.push(found));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(answers).toEqual([undefined]);
  jest.useRealTimers();
  Object.assign(globalThis, { indexedDB: { open } });
  await archive.set('a', 1);
  expect(await archive.get('a')).toMatchObject({ value: 1 });
});

test('a database that cannot be opened again costs the memory and not the work', async () => {
  const { archive } = await start();
  connections[0]!.close();
  Object.assign(globalThis, { indexedDB: { open: () => answered(undefined, new Error('forbidden')) } });
  expect(await archive.get('a')).toBeUndefined();
  await archive.set('b', 2);
  expect([...entries.keys()]).toEqual(['a']);
});
