import { seeded } from '@depot/web-testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LiveClient } from './LiveClient.js';
import { thisMoment } from './moment.js';

type Stream = ReadableStreamDefaultController<Uint8Array>;

/** A server that streams what the test writes, after so many milliseconds. */
function start(status = 200, delay = 0) {
  const asked: (string | undefined)[] = [];
  const streams: Stream[] = [];
  const said: (ReadonlySet<string> | string)[] = [];
  let response = status;
  const client = new LiveClient({
    since: thisMoment(),
    connect: async (lastId, signal) => {
      asked.push(lastId);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      if (response === 0) throw new TypeError('network');
      const body = new ReadableStream<Uint8Array>({
        start: (stream) => {
          streams.push(stream);
          signal.addEventListener('abort', () => stream.error(new Error('cut')));
        },
      });
      return new Response(response === 200 ? body : null, { status: response });
    },
    onRejected: () => said.push('refused'),
    onStatus: (isConnected) => said.push(isConnected ? 'on' : 'off'),
    onChanges: (changes) => said.push(changes),
  });
  const ending = new AbortController();
  const ended = client.run(ending.signal);
  const write = (text: string) => {
    streams.at(-1)?.enqueue(new TextEncoder().encode(text));
    return settle();
  };
  return { asked, streams, said, write, ended, end: () => ending.abort(), answer: (next: number) => (response = next) };
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const settle = () => jest.advanceTimersByTimeAsync(1);

beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => void jest.useRealTimers());

describe('a stream of changes', () => {
  test('tells topics, wherever the pieces are cut', async () => {
    const { said, write, end, ended } = start();
    await settle();
    await write(': listening\nid: 4\n\nid: 5\nevent: cha');
    await write('nge\ndata: {"topics":["orders","order:7"]}\n');
    expect(said).toEqual(['on']);
    await write('\n');
    expect(said).toEqual(['on', new Set(['orders', 'order:7'])]);
    end();
    await ended;
    expect(said.at(-1)).toBe('off');
  });

  test('comes back with the last id after a cut', async () => {
    const { asked, streams, write, said } = start();
    await settle();
    await write('id: 12\n\n');
    streams[0]?.close();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(asked).toEqual([undefined, '12']);
    expect(said).toEqual(['on', 'off', 'on']);
  });

  test('counts as cut when nothing is heard for long, and asks for everything after an absence', async () => {
    const { asked, write, said, answer } = start();
    await settle();
    await write('id: 12\n\n');
    answer(0);
    await jest.advanceTimersByTimeAsync(50_000);
    expect(said).toEqual(expect.arrayContaining(['on', 'off']));
    await jest.advanceTimersByTimeAsync(60_000);
    answer(200);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(asked.at(-1)).toBeUndefined();
    expect(said).toContain('everything');
  });

  test('tries less and less often, and at once when the network is back', async () => {
    const { asked } = start(503);
    await jest.advanceTimersByTimeAsync(120_000);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.length).toBeLessThan(16);
    const before = asked.length;
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(asked.length).toBe(before + 1);
  });

  test('ends when the session is refused', async () => {
    const { said, ended } = start(401);
    await settle();
    await ended;
    expect(said).toContain('refused');
  });

  test('says everything where the first one comes so late that the server cannot know what the screens have missed', async () => {
    const inTime = start(200, 7_000);
    const late = start(200, 11_000);
    await jest.advanceTimersByTimeAsync(12_000);
    expect(inTime.said).toEqual(['on']);
    expect(late.said).toEqual(['on', 'everything']);
    const refused = start(503);
    await jest.advanceTimersByTimeAsync(12_000);
    refused.answer(200);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(refused.said.slice(-2)).toEqual(['on', 'everything']);
  });

  test('whatever the delays, nothing that has changed since the screens asked is missed', async () => {
    const random = seeded(5);
    for (let round = 0; round < 80; round += 1) {
      const server = { changed: 0, tell: () => {} };
      let [renewed, lookBackMs] = [Date.now(), 10_000];
      const client = new LiveClient({
        since: thisMoment(),
        connect: async (_lastId, signal) => {
          await pass(random() * 12_000);
          if (random() < 0.3) return new Response(null, { status: 503 });
          // as the server does: what has changed a while before, and all from now on
          const from = Date.now() - lookBackMs;
          lookBackMs = 60_000;
          const body = new ReadableStream<Uint8Array>({
            start: (stream) => {
              const tell = () =>
                stream.enqueue(new TextEncoder().encode('event: change\ndata: {"topics":["orders"]}\n\n'));
              server.tell = tell;
              signal.addEventListener('abort', () => {
                server.tell = () => {};
                stream.error(new Error('cut'));
              });
              if (server.changed > from) tell();
            },
          });
          await pass(random() * 12_000);
          return new Response(body);
        },
        onRejected: () => undefined,
        onStatus: () => undefined,
        onChanges: () => (renewed = Date.now()),
      });
      const ending = new AbortController();
      void client.run(ending.signal);
      await jest.advanceTimersByTimeAsync(random() * 30_000);
      server.changed = Date.now();
      server.tell();
      await jest.advanceTimersByTimeAsync(120_000);
      expect([round, renewed >= server.changed]).toEqual([round, true]);
      ending.abort();
    }
  });

  test('says everything when the server says so', async () => {
    const { said, write } = start();
    await settle();
    await write('id: 9\nevent: reset\ndata: {}\n\n');
    expect(said).toEqual(['on', 'everything']);
  });
});
