import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { LiveStream } from './live-stream.js';

/** Bytes that may wait for one who does not read, written down by hand. */
const bound = 65_536;
const closed: LiveStream[] = [];
const open = () =>
  new LiveStream({
    userId: 1,
    tenantId: 1,
    storeId: undefined,
    isStillAllowed: () => Promise.resolve(true),
    onClose: (stream) => closed.push(stream),
  });
let stream: ReturnType<typeof open>;
beforeEach(() => {
  stream = open();
});
afterEach(() => stream.end());

test('who does not read is let go before more than 64 kB wait for them', () => {
  const message = ['x'.repeat(500)];
  let waiting = 0;
  for (let id = 1; !stream.body.destroyed && id < 1000; id += 1) {
    waiting = Math.max(waiting, stream.body.writableLength + stream.body.readableLength);
    stream.publish(message, id);
  }
  expect([stream.body.destroyed, waiting > bound, waiting < bound + 1000]).toEqual([true, true, true]);
});

test('who reads stays, however much is told', () => {
  stream = open();
  stream.body.resume();
  let told = 0;
  stream.body.on('data', (chunk: Buffer) => (told += chunk.length));
  for (let id = 1; id < 1000; id += 1) {
    stream.publish(['x'.repeat(500)], id);
    stream.body.read();
  }
  expect([stream.body.destroyed, told > 4 * bound]).toEqual([false, true]);
});
