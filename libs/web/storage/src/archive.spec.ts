import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import * as z from './schema.js';

interface Entry {
  archive: string;
  key: string;
  time: number;
}
const nameOf = ([archive, key]: [string, string]) => `${archive}/${key}`;
const own = ([archive]: [string]) => [...entries.values()].filter((entry) => entry.archive === archive);

/** Content of the browser's database, by archive and key. */
let entries: Map<string, Entry>;
/** Each connection that was opened. */
let connections: Connection[];

function answered(result: unknown, failure?: Error) {
  const request = { result, error: failure, onsuccess: () => {}, onerror: () => {} };
  queueMicrotask(() => (failure ? request.onerror() : request.onsuccess()));
  return request;
}

/** The part of a connection that archives use. */
class Connection {
  isClosed = false;
  /** Error of every request after the process behind the connection has ended. */
  failure: Error | undefined;
  private readonly store = {
    put: (entry: Entry) => this.answer(() => entries.set(nameOf([entry.archive, entry.key]), entry)),
    get: (of: [string, string]) => this.answer(() => entries.get(nameOf(of))),
    delete: (of: [string, string]) => this.answer(() => entries.delete(nameOf(of))),
    clear: () => this.answer(() => entries.clear()),
    index: () => ({
      count: (range: [string]) => this.answer(() => own(range).length),
      getAllKeys: (range: [string], max: number) =>
        this.answer(() =>
          own(range)
            .sort((one, other) => one.time - other.time)
            .slice(0, max)
            .map(({ archive, key }) => [archive, key]),
        ),
    }),
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
  return { archive, clearArchives, defineArchive };
}

beforeEach(() => {
  entries = new Map();
  connections = [];
  Object.assign(globalThis, { IDBKeyRange: { bound: (lower: unknown) => lower }, indexedDB: { open } });
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
  expect([...entries.keys()]).toEqual(['n/a']);
});

test('what is older than it may be is not answered any more', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  const { archive } = await start();
  const kept = Date.now();
  jest.setSystemTime(kept + 59_999);
  expect(await archive.get('a')).toEqual({ value: 1, time: kept });
  jest.setSystemTime(kept + 60_000);
  expect(await archive.get('a')).toBeUndefined();
});

test('the newest stay, of each archive as many as it keeps', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] });
  const { archive, defineArchive } = await start();
  const other = defineArchive({ name: 'other', schema: z.number(), maxEntries: 1, maxAgeMs: 60_000 });
  for (const key of ['b', 'c', 'd', 'e', 'f']) {
    jest.setSystemTime(Date.now() + 1);
    await archive.set(key, 2);
  }
  await other.set('a', 7);
  expect([...entries.keys()]).toEqual(['n/b', 'n/c', 'n/d', 'n/e', 'n/f', 'other/a']);
  expect([await archive.get('a'), (await other.get('a'))?.value]).toEqual([undefined, 7]);
});

test('what does not fit what is read is as good as none', async () => {
  const { defineArchive } = await start();
  const other = defineArchive({ name: 'n', schema: z.string(), maxEntries: 5, maxAgeMs: 60_000 });
  expect(await other.get('a')).toBeUndefined();
});
