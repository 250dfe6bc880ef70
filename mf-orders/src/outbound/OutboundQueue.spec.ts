import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { OutboundQueue } from './OutboundQueue.js';
import { type QueuedOutbound, queuedOutbounds } from './queueStore.js';

const scans = 'outbound-scans-7';

const failure = (statusCode: number, message = 'no') =>
  Object.assign(new Error(message), { statusCode, code: 'INTERNAL' });
const request = { orderId: 7, inventoryList: [1, 2], nonWeightOrderItems: [] };
const order = { orderId: 7, displayId: 70, request };

/** A server that answers as it is told, and remembers each key once. */
function start(userId = 1) {
  const keys: string[] = [];
  const sent: number[] = [];
  let answer: (() => Error) | undefined;
  const queue = new OutboundQueue(userId, {
    send: async ({ key }: QueuedOutbound) => {
      keys.push(key);
      const rejected = answer?.();
      if (rejected) throw rejected;
    },
    onSent: ({ displayId }) => sent.push(displayId),
  });
  queue.start();
  return { queue, keys, sent, translate: (next: (() => Error) | undefined) => (answer = next) };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => void jest.useRealTimers());

describe('an outbound that was submitted', () => {
  test('is sent at once, and what was scanned is forgotten', async () => {
    localStorage.setItem(scans, '[]');
    const { queue, keys } = start();
    expect(await queue.submit(order)).toEqual({ kind: 'sent' });
    expect([keys.length, queuedOutbounds(), localStorage.getItem(scans)]).toEqual([1, [], null]);
  });

  test('waits for the network and is sent by itself, always with its one key', async () => {
    localStorage.setItem(scans, '[]');
    const { queue, keys, sent, translate } = start();
    translate(() => failure(0));
    expect(await queue.submit(order)).toEqual({ kind: 'waiting' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(queuedOutbounds()).toMatchObject([{ orderId: 7, isWaiting: true }]);
    expect(localStorage.getItem(scans)).toBe('[]');
    translate(undefined);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1);
    expect([sent, queuedOutbounds(), new Set(keys).size]).toEqual([[70], [], 1]);
  });

  test('is sent after the page was opened anew, with the same key', async () => {
    const before = start();
    before.translate(() => failure(502));
    await before.queue.submit(order);
    before.queue.stop();
    const after = start();
    await jest.advanceTimersByTimeAsync(1);
    expect([after.sent, new Set([...before.keys, ...after.keys]).size]).toEqual([[70], 1]);
  });

  test('is sent and announced once, whichever pages show the queue and however often it is tried', async () => {
    const { queue, keys, sent, translate } = start();
    translate(() => failure(0));
    await queue.submit(order);
    await queue.submit({ ...order, orderId: 8, displayId: 80 });
    keys.splice(0);
    translate(undefined);
    window.dispatchEvent(new Event('online'));
    queue.start(); // the next page
    queue.stop(); // the one before
    await Promise.all([queue.sendAll(), queue.sendAll()]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([sent, keys.length, queuedOutbounds()]).toEqual([[70, 80], 2, []]);
  });

  test('is not lost when the server refuses it later: it says why', async () => {
    const { queue, sent, translate } = start();
    translate(() => failure(0));
    await queue.submit(order);
    translate(() => failure(409, 'The order is cancelled.'));
    await queue.sendAll();
    expect(queuedOutbounds()).toMatchObject([{ orderId: 7, isWaiting: false, rejection: 'The order is cancelled.' }]);
    await queue.sendAll();
    expect(sent).toEqual([]);
  });

  test('is refused at once where the server says so at once', async () => {
    const { queue, translate } = start();
    translate(() => failure(409));
    expect(await queue.submit(order)).toMatchObject({ kind: 'refused' });
    expect(queuedOutbounds()).toEqual([]);
  });

  test.each([0, 401, 429, 500, 502, 503, 504])('waits after %i: nothing has been decided', async (statusCode) => {
    const { queue, sent, keys, translate } = start();
    translate(() => failure(statusCode));
    expect(await queue.submit(order)).toEqual({ kind: 'waiting' });
    expect(queuedOutbounds()).toMatchObject([{ orderId: 7, isWaiting: true }]);
    translate(undefined);
    await jest.advanceTimersByTimeAsync(2_000);
    expect([sent, queuedOutbounds(), keys.length]).toEqual([[70], [], 2]);
  });

  test.each([400, 403, 404, 409, 413, 422])('does not wait after %i: that is the answer', async (statusCode) => {
    const { queue, keys, translate } = start();
    translate(() => failure(statusCode));
    expect(await queue.submit(order)).toMatchObject({ kind: 'refused', failure: { statusCode } });
    await jest.advanceTimersByTimeAsync(120_000);
    expect([queuedOutbounds(), keys.length]).toEqual([[], 1]);
  });

  test('is tried again after longer and longer pauses, at least once a minute', async () => {
    const { queue, keys, translate } = start();
    translate(() => failure(0));
    await queue.submit(order);
    const at: number[] = [];
    const begin = Date.now();
    for (let seen = keys.length; Date.now() - begin < 300_000; await jest.advanceTimersByTimeAsync(1_000)) {
      if (keys.length > seen) at.push((Date.now() - begin) / 1_000);
      seen = keys.length;
    }
    const pauses = at.map((second, index) => second - (at[index - 1] ?? 0));
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
    queue.stop();
  });

  test('is nobody else’s to send', async () => {
    const mine = start(1);
    mine.translate(() => failure(0));
    await mine.queue.submit(order);
    mine.queue.stop();
    const other = start(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect([other.keys, queuedOutbounds()]).toMatchObject([[], [{ userId: 1 }]]);
  });

  test('nonsense in the storage counts as nothing', () => {
    localStorage.setItem('depot-outbound-queue', '[{"key":1},{}]');
    expect(queuedOutbounds()).toEqual([]);
    localStorage.setItem('depot-outbound-queue', '{');
    expect(queuedOutbounds()).toEqual([]);
  });
});
