import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { LiveHub } from './LiveHub.js';
import { type Moment, thisMoment } from './moment.js';

type Stream = ReadableStreamDefaultController<Uint8Array>;

/** What tabs of one browser have in common: a channel, and a lock that one of them has at a time. */
let channels: Set<Channel>;
let lock: Promise<unknown>;
/** The streams that the server was asked for, in order. */
let streams: Stream[];
let hubs: LiveHub[];

class Channel {
  onmessage: ((message: { data: unknown }) => void) | undefined;
  constructor() {
    channels.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.onmessage?.({ data });
  }
  close(): void {
    channels.delete(this);
  }
}

/** The lock comes when whoever had it before is done, unless it is given up meanwhile. */
const request = (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
  const turn = lock.then(() => (signal.aborted ? undefined : work()));
  lock = turn;
  return turn;
};
const offerLocks = () => Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });

/** A tab in which somebody is signed in; `heard` is what it was told. */
async function openTab(since?: Moment) {
  const heard: unknown[] = [];
  const hub = new LiveHub({
    connect: async (_lastId, signal) => {
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          streams.push(stream);
          signal.addEventListener('abort', () => stream.error(new Error('cut')));
        },
      });
      return Promise.resolve(new Response(body));
    },
    onRejected: () => heard.push('refused'),
    onChanges: (changes) => heard.push(changes === 'everything' ? changes : [...changes].join()),
  });
  hubs.push(hub);
  hub.subscribe(() => heard.push(hub.isConnected() ? 'on' : 'off'));
  hub.start(since);
  await settle();
  return { hub, heard };
}
const settle = () => jest.advanceTimersByTimeAsync(1);
const change = (...topics: string[]) => {
  streams.at(-1)?.enqueue(new TextEncoder().encode(`event: change\ndata: ${JSON.stringify({ topics })}\n\n`));
  return settle();
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  channels = new Set();
  lock = Promise.resolve();
  streams = [];
  hubs = [];
  offerLocks();
  globalThis.BroadcastChannel = Channel as unknown as typeof BroadcastChannel;
});
afterEach(() => {
  hubs.forEach((hub) => hub.stop());
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

test('tabs share one stream: what it tells is told once in each', async () => {
  const [one, other] = [await openTab(), await openTab()];
  await change('orders', 'order:7');
  expect(streams).toHaveLength(1);
  expect([one.heard, other.heard]).toEqual([
    ['on', 'orders,order:7'],
    ['on', 'orders,order:7'],
  ]);
});

test('each of them knows when the stream is cut', async () => {
  const [one, other] = [await openTab(), await openTab()];
  streams[0]?.close();
  await settle();
  expect([one.hub.isConnected(), other.hub.isConnected()]).toEqual([false, false]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect([one.hub.isConnected(), other.hub.isConnected(), streams.length]).toEqual([true, true, 2]);
});

test('when the tab that holds it is left another one takes over, and the one that was left hears nothing', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.hub.stop();
  await settle();
  await change('returns');
  expect(streams).toHaveLength(2);
  expect(one.heard).toEqual(['on', 'off']);
  // nobody knows for how long the stream was silent before it ended
  expect(other.heard.slice(-3)).toEqual(['on', 'everything', 'returns']);
  expect([one.hub.isConnected(), other.hub.isConnected()]).toEqual([false, true]);
});

test('a tab that has just been opened is told what has changed while it asked for its lists, and nothing older', async () => {
  await openTab();
  await change('orders');
  await jest.advanceTimersByTimeAsync(10_000);
  await change('returns');
  const late = await openTab();
  await change('invoices');
  expect(late.heard).toEqual(['on', 'returns', 'invoices']);
  await jest.advanceTimersByTimeAsync(10_000);
  const later = await openTab();
  await change('orders');
  expect(later.heard).toEqual(['on', 'orders']);
});

test('a tab that took long to open asks for everything anew, whether it holds the stream or another one does', async () => {
  const began = thisMoment();
  await jest.advanceTimersByTimeAsync(12_000);
  const [first, other] = [await openTab(began), await openTab(began)];
  await change('orders');
  expect([first.heard, other.heard]).toEqual([
    ['on', 'everything', 'orders'],
    ['on', 'everything', 'everything', 'orders'],
  ]);
  await jest.advanceTimersByTimeAsync(12_000);
  const later = await openTab(thisMoment());
  await change('returns');
  expect(later.heard).toEqual(['on', 'returns']);
});

test('a tab that held the stream for the one before hears of the tab that holds it now', async () => {
  const [one, other] = [await openTab(), await openTab()];
  one.hub.start(); // another person
  await settle();
  await change('returns');
  expect([one.heard.at(-1), other.heard.at(-1), one.hub.isConnected()]).toEqual(['returns', 'returns', true]);
});

test('whoever signs in next is not told what the one before has heard', async () => {
  const first = await openTab();
  await change('orders');
  first.hub.start(); // another person
  await settle();
  const other = await openTab();
  await change('returns');
  expect(other.heard).toEqual(['on', 'returns']);
});

test('where tabs cannot take turns nothing is asked for', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  const { hub, heard } = await openTab();
  expect([streams, heard, hub.isConnected()]).toEqual([[], [], false]);
  offerLocks();
  expect((await openTab()).hub.isConnected()).toBe(true);
});
