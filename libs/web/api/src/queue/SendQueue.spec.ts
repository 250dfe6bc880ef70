import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { failureMessage } from '../failure.js';
import { idempotencyKey, type Queued, type QueueStore } from './queueStore.js';
import { type SendQueue } from './SendQueue.js';

interface Entry extends Queued {
  text: string;
}

const mark = 'depot-test-queue';
const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null && 'text' in value;
/** Of a page that has just been opened: modules remember the newest key that they have seen. */
let Queue: typeof SendQueue;
let store: QueueStore<Entry>;
async function openPage() {
  jest.resetModules();
  ({ SendQueue: Queue } = await import('./SendQueue.js'));
  const { defineQueue } = await import('./queueStore.js');
  store = defineQueue<Entry>({
    prefix: 'depot-test-entry-',
    schema: { safeParse: (data) => (isEntry(data) ? { success: true, data } : { success: false }) },
    mark,
  });
}
const kept = (userId = 1) => store.list(userId);
const failure = (statusCode: number, message = 'no', code = 'INTERNAL') =>
  Object.assign(new Error(message), { statusCode, code });
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** What happens to a request on its way. */
interface Way {
  delay: number;
  fate: 'answered' | 'lost' | 'unanswered' | 'unheard';
}

/** A key has one effect, however often it comes. */
class Server {
  readonly ledger: string[] = [];
  readonly keys: string[] = [];
  rejection: (() => Error) | undefined;
  private readonly known = new Set<string>();
  constructor(private readonly ways: Way[] = []) {}

  send = async (entry: Entry): Promise<string> => {
    const key = idempotencyKey(entry);
    const { delay, fate } = this.ways.shift() ?? { delay: 0, fate: 'answered' };
    if (delay) await wait(delay);
    if (fate === 'lost') throw failure(0);
    this.keys.push(key);
    if (this.rejection) throw this.rejection();
    if (!this.known.has(key)) this.ledger.push(entry.text);
    this.known.add(key);
    if (delay) await wait(delay);
    if (fate === 'unanswered') throw failure(503);
    return fate === 'unheard' ? new Promise(() => undefined) : `${entry.text}!`;
  };
}

/** Ended after each test: whoever listens for the network would send what the next test enters. */
const started: SendQueue<Entry, string>[] = [];

function start(server = new Server(), userId = 1) {
  const sent: string[] = [];
  const onSent = (entry: Entry) => {
    sent.push(entry.text);
    return entry.text.startsWith('print') ? entry : undefined;
  };
  const queue = new Queue({ store, userId }, { send: server.send, onSent });
  queue.start();
  started.push(queue);
  return { queue, server, sent };
}

beforeEach(async () => {
  localStorage.clear();
  await openPage();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  started.splice(0).forEach((queue) => queue.stop());
  jest.useRealTimers();
});

const way = fc.record<Way>({
  delay: fc.integer({ min: 0, max: 900 }),
  fate: fc.oneof(
    { weight: 5, arbitrary: fc.constant('answered' as const) },
    fc.constantFrom('lost' as const, 'unanswered' as const, 'unheard' as const),
  ),
});
const turn = fc.record({
  backoffMs: fc.integer({ min: 0, max: 400 }),
  isAwaited: fc.boolean(),
  /** The tab is closed, perhaps in the middle of sending, and another one opened. */
  isClosed: fc.boolean(),
});

describe('what was entered', () => {
  // A long random run.
  test('reaches the server once and in order, whatever happens to network, answers and tabs', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(turn, { minLength: 1, maxLength: 12 }),
        fc.array(way, { maxLength: 30, size: 'max' }),
        async (turns, ways) => {
          localStorage.clear();
          const server = new Server(ways);
          let { queue } = start(server);
          for (const [index, { backoffMs, isAwaited, isClosed }] of turns.entries()) {
            const body = { text: String(index) };
            if (isAwaited) void queue.submit(body);
            else queue.enter(body);
            await jest.advanceTimersByTimeAsync(backoffMs);
            if (!isClosed) continue;
            queue.stop();
            queue = start(server).queue;
          }
          await jest.advanceTimersByTimeAsync(1_800_000);
          queue.stop();
          expect(server.ledger).toEqual(turns.map((_, index) => String(index)));
          expect([kept(), localStorage.getItem(mark)]).toEqual([[], null]);
        },
      ),
      { numRuns: 40 },
    );
  }, 120_000);

  test('reaches the server once from two tabs that share it', async () => {
    const server = new Server();
    const [one, other] = [start(server), start(server)];
    for (const text of ['a', 'b', 'c']) one.queue.enter({ text });
    await Promise.all([one.queue.sendAll(), other.queue.sendAll()]);
    await jest.advanceTimersByTimeAsync(120_000);
    expect([server.ledger, kept()]).toEqual([['a', 'b', 'c'], []]);
  });

  test.each([
    ['taken', () => undefined],
    ['refused', () => failure(409)],
  ])('is not brought back by a late answer when another tab had it %s', async (_what, decision) => {
    let answerLate: (failure: Error) => void = () => undefined;
    const late = new Promise<never>((_, reject) => (answerLate = reject));
    const replace = (entry: Entry) => entry;
    const closed = new Queue({ store, userId: 1 }, { send: () => late, replace });
    closed.start();
    closed.enter({ text: 'tea' });
    await jest.advanceTimersByTimeAsync(10);
    closed.stop();

    const { queue, server } = start();
    server.rejection = decision() && (() => failure(409));
    await jest.advanceTimersByTimeAsync(10);
    queue.snapshot().rejected.forEach((entry) => queue.dismiss(entry));
    expect(kept()).toEqual([]);
    answerLate(failure(409));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(kept()).toEqual([]);
    expect(server.keys).toHaveLength(1);
  });

  test('is decided about as it is now: a late answer to what was sent before says nothing of it', async () => {
    let answerLate: (failure: Error) => void = () => undefined;
    const ways = [new Promise<string>((_, reject) => (answerLate = reject)), new Promise<string>(() => undefined)];
    const queue = new Queue<Entry, string>({ store, userId: 1 }, { send: () => ways.shift()! });
    started.push(queue);
    queue.start();
    queue.enter({ text: 'tea' });
    await jest.advanceTimersByTimeAsync(10);
    queue.retry(kept()[0]!); // as another tab does
    answerLate(failure(409));
    await jest.advanceTimersByTimeAsync(10);
    expect([kept()[0]?.turn, kept()[0]?.rejection]).toEqual([1, undefined]);
  });

  test('is put into other words ten times in a row where others change the same, and then waits a little', async () => {
    const server = new Server();
    server.rejection = () => failure(409);
    const send = (entry: Entry) =>
      server.keys.length < 50 ? server.send(entry) : new Promise<string>(() => undefined); // without a pause it would not end
    const queue = new Queue<Entry, string>({ store, userId: 1 }, { send, replace: (entry) => entry });
    started.push(queue);
    queue.start();
    queue.enter({ text: 'tea' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect([server.keys.length, new Set(server.keys).size]).toEqual([10, 10]);
    server.rejection = undefined;
    await jest.advanceTimersByTimeAsync(2_000);
    expect([server.ledger, kept()]).toEqual([['tea'], []]);
  });

  test('is refused in words to whoever waits for it, also where another tab has sent it', async () => {
    let last: Promise<unknown> = Promise.resolve();
    const request = (_name: string, _options: object, work: () => Promise<unknown>) => (last = last.then(work));
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    try {
      const server = new Server([{ delay: 100, fate: 'answered' }]);
      start(server).queue.enter({ text: 'salt' });
      await jest.advanceTimersByTimeAsync(10);
      const outcome = start(server).queue.submit({ text: 'tea' });
      server.rejection = () => failure(409, 'Somebody else has booked it.', 'CONFLICT');
      await jest.advanceTimersByTimeAsync(1_000);
      const refused = await outcome;
      expect(refused.kind === 'refused' && failureMessage(refused.failure)).toBe('Somebody else has booked it.');
      expect(refused).toMatchObject({ failure: { code: 'CONFLICT' } });
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  test('is sent at once, and whoever waits for it has the answer', async () => {
    const { queue, sent } = start();
    expect(await queue.submit({ text: 'a' })).toEqual({ kind: 'sent', answer: 'a!' });
    expect([kept(), sent, localStorage.length]).toEqual([[], [], 0]);
  });

  test('waits for the network, in its order, and is announced when it has been sent', async () => {
    const { queue, server, sent } = start();
    server.rejection = () => failure(0);
    expect(await queue.submit({ text: 'a' })).toEqual({ kind: 'waiting' });
    expect(await queue.submit({ text: 'b' })).toEqual({ kind: 'waiting' });
    expect([queue.snapshot().isWaiting, localStorage.getItem(mark)]).toEqual([true, '1']);
    expect(kept()).toMatchObject([
      { text: 'a', isWaiting: true },
      { text: 'b', isWaiting: true },
    ]);
    server.rejection = undefined;
    window.dispatchEvent(new Event('online'));
    queue.start(); // the next page
    queue.stop(); // the one before
    await jest.advanceTimersByTimeAsync(1);
    expect([sent, server.ledger, kept(), queue.snapshot().isWaiting]).toEqual([['a', 'b'], ['a', 'b'], [], false]);
  });

  test.each(['by this page', 'by an earlier one'])(
    'keeps its order when the clock is put back, entered %s',
    async (by) => {
      const { queue, server } = start();
      server.rejection = () => failure(0);
      if (by === 'by this page') await queue.submit({ text: 'a' });
      else {
        const time = Date.now() + 60_000;
        const key = `${time.toString(36).padStart(9, '0')}-000007-x`;
        store.keep({ text: 'a', key, userId: 1, tab: 'closed', time, isWaiting: true });
        window.dispatchEvent(new StorageEvent('storage', { key: `depot-test-entry-${key}` }));
      }
      jest.setSystemTime(Date.now() - 3_600_000);
      await queue.submit({ text: 'b' });
      await queue.submit({ text: 'c' });
      expect(kept().map(({ text }) => text)).toEqual(['a', 'b', 'c']);
      server.rejection = undefined;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.ledger).toEqual(['a', 'b', 'c']);
    },
  );

  test('stays in sight when something is left to do of it, and is not sent again', async () => {
    const { queue, server } = start();
    server.rejection = () => failure(0);
    await queue.submit({ text: 'print me' });
    server.rejection = undefined;
    await jest.advanceTimersByTimeAsync(60_000);
    queue.stop();
    const again = start(server).queue;
    await jest.advanceTimersByTimeAsync(60_000);
    expect([server.ledger, again.snapshot()]).toMatchObject([
      ['print me'],
      { entries: [], done: [{ text: 'print me', isDone: true }], isWaiting: false },
    ]);
    again.dismiss(again.snapshot().done[0]!);
    expect([kept(), localStorage.getItem(mark)]).toEqual([[], null]);
  });

  test('is not lost when the server refuses it later: it says why, and others go on', async () => {
    const { queue, server, sent } = start();
    server.rejection = () => failure(0);
    await queue.submit({ text: 'a' });
    server.rejection = () => failure(409, 'The order is cancelled.');
    await queue.sendAll();
    server.rejection = undefined;
    expect(await queue.submit({ text: 'b' })).toMatchObject({ kind: 'sent' });
    await jest.advanceTimersByTimeAsync(120_000);
    expect([server.ledger, sent]).toEqual([['b'], []]);
    const [rejected] = queue.snapshot().rejected;
    expect(rejected).toMatchObject({ text: 'a', rejection: 'The order is cancelled.' });
    queue.retry(rejected!);
    await jest.advanceTimersByTimeAsync(1);
    expect([server.ledger, sent, kept()]).toEqual([['b', 'a'], ['a'], []]);
    expect(server.keys.at(-1)).not.toBe(rejected?.key); // or the refusal of before would be its answer
  });

  test.each([0, 401, 429, 500, 502, 503, 504])('waits after %i: nothing has been decided', async (statusCode) => {
    const { queue, server, sent } = start();
    server.rejection = () => failure(statusCode);
    expect(await queue.submit({ text: 'a' })).toEqual({ kind: 'waiting' });
    server.rejection = undefined;
    await jest.advanceTimersByTimeAsync(2_000);
    expect([sent, kept(), new Set(server.keys).size]).toEqual([['a'], [], 1]);
  });

  test.each([400, 403, 404, 409, 413, 422])('does not wait after %i: that is the answer', async (statusCode) => {
    const { queue, server } = start();
    server.rejection = () => failure(statusCode);
    expect(await queue.submit({ text: 'a' })).toMatchObject({ kind: 'refused', failure: { statusCode } });
    await jest.advanceTimersByTimeAsync(120_000);
    expect([kept(), server.keys.length]).toEqual([[], 1]);
  });

  test('is tried again after longer and longer pauses', async () => {
    const { queue, server } = start();
    server.rejection = () => failure(0);
    await queue.submit({ text: 'a' });
    const at: number[] = [];
    const begin = Date.now();
    for (let seen = server.keys.length; Date.now() - begin < 200_000; await jest.advanceTimersByTimeAsync(1_000)) {
      if (server.keys.length > seen) at.push((Date.now() - begin) / 1_000);
      seen = server.keys.length;
    }
    expect(at.map((second, index) => second - (at[index - 1] ?? 0))).toEqual([2, 4, 8, 16, 30, 30, 30, 30, 30]);
    queue.stop();
  });

  test('is left to the tab that it was entered in, where tabs take no turns, until that one is taken for closed', async () => {
    store.keep({ key: 'a', userId: 1, tab: 'another', time: Date.now(), text: 'a' });
    const { server } = start();
    await jest.advanceTimersByTimeAsync(19_000);
    expect(server.ledger).toEqual([]);
    await jest.advanceTimersByTimeAsync(6_000);
    expect([server.ledger, kept()]).toEqual([['a'], []]);
  });

  test('is sent by whichever tab has its turn, where tabs take turns', async () => {
    const request = (_name: string, _options: object, work: () => Promise<unknown>) => work();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    try {
      store.keep({ key: 'a', userId: 1, tab: 'another', time: Date.now(), text: 'a' });
      const { server } = start();
      await jest.advanceTimersByTimeAsync(1);
      expect([server.ledger, kept()]).toEqual([['a'], []]);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  test('waits where another tab keeps its turn for a minute, and is sent with the next one', async () => {
    let isTaken = true;
    const request = (_name: string, _options: object, work: () => Promise<unknown>) =>
      isTaken ? Promise.reject(new DOMException('late', 'TimeoutError')) : work();
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    try {
      const { queue, server } = start();
      expect(await queue.submit({ text: 'a' })).toEqual({ kind: 'waiting' });
      isTaken = false;
      await jest.advanceTimersByTimeAsync(10_000);
      expect([server.ledger, kept()]).toEqual([['a'], []]);
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  test('is nobody else’s to send, also in the tab in which the next person has signed in', async () => {
    const mine = start();
    mine.server.rejection = () => failure(0);
    await mine.queue.submit({ text: 'a' });
    mine.queue.stop();
    mine.server.rejection = undefined;
    const other = start(mine.server, 2);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(120_000);
    expect([mine.server.ledger, other.queue.snapshot().entries, kept().length]).toEqual([[], [], 1]);
  });
});
