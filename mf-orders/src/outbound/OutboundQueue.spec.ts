import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { OutboundQueue } from './OutboundQueue.js';
import { queuedOutbounds, type QueuedOutbound } from './queueStore.js';
import { scansKey } from './scanStorage.js';

const failure = (statusCode: number, message = 'no') => Object.assign(new Error(message), { statusCode, code: 'INTERNAL' });
const request = { orderId: 7, inventoryList: [1, 2], nonWeightOrderItems: [] };
const order = { orderId: 7, displayId: 70, request };

/** A server that answers as it is told, and remembers each key once. */
function start(userId = 1) {
  const keys: string[] = [];
  const sent: number[] = [];
  let answer: (() => Error) | undefined;
  const queue = new OutboundQueue({
    userId,
    send: async ({ key }: QueuedOutbound) => {
      keys.push(key);
      const refused = answer?.();
      if (refused) throw refused;
    },
    onSent: ({ displayId }) => sent.push(displayId),
  });
  queue.start();
  return { queue, keys, sent, say: (next: (() => Error) | undefined) => (answer = next) };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => void jest.useRealTimers());

describe('an outbound that was submitted', () => {
  test('is sent at once, and what was scanned is forgotten', async () => {
    localStorage.setItem(scansKey(7), '[]');
    const { queue, keys } = start();
    expect(await queue.submit(order)).toEqual({ kind: 'sent' });
    expect([keys.length, queuedOutbounds(), localStorage.getItem(scansKey(7))]).toEqual([1, [], null]);
  });

  test('waits for the network and is sent by itself, always with its one key', async () => {
    localStorage.setItem(scansKey(7), '[]');
    const { queue, keys, sent, say } = start();
    say(() => failure(0));
    expect(await queue.submit(order)).toEqual({ kind: 'waiting' });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(queuedOutbounds()).toMatchObject([{ orderId: 7, isWaiting: true }]);
    expect(localStorage.getItem(scansKey(7))).toBe('[]');
    say(undefined);
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1);
    expect([sent, queuedOutbounds(), new Set(keys).size]).toEqual([[70], [], 1]);
  });

  test('is sent after the page was opened anew, with the same key', async () => {
    const before = start();
    before.say(() => failure(502));
    await before.queue.submit(order);
    before.queue.stop();
    const after = start();
    await jest.advanceTimersByTimeAsync(1);
    expect([after.sent, new Set([...before.keys, ...after.keys]).size]).toEqual([[70], 1]);
  });

  test('is not lost when the server refuses it later: it says why', async () => {
    const { queue, sent, say } = start();
    say(() => failure(0));
    await queue.submit(order);
    say(() => failure(409, 'The order is cancelled.'));
    await queue.sendAll();
    expect(queuedOutbounds()).toMatchObject([{ orderId: 7, isWaiting: false, refusal: 'The order is cancelled.' }]);
    await queue.sendAll();
    expect(sent).toEqual([]);
  });

  test('is refused at once where the server says so at once', async () => {
    const { queue, say } = start();
    say(() => failure(409));
    expect(await queue.submit(order)).toMatchObject({ kind: 'refused' });
    expect(queuedOutbounds()).toEqual([]);
  });

  test('is nobody else’s to send', async () => {
    const mine = start(1);
    mine.say(() => failure(0));
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
