import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { LiveClient } from './LiveClient.js';

type Stream = ReadableStreamDefaultController<Uint8Array>;

/** A server that streams what the test writes. */
function start(status = 200) {
  const asked: (string | undefined)[] = [];
  const streams: Stream[] = [];
  const said: (ReadonlySet<string> | string)[] = [];
  let response = status;
  const client = new LiveClient({
    connect: async (lastId, signal) => {
      asked.push(lastId);
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

  test('says everything when the server says so', async () => {
    const { said, write } = start();
    await settle();
    await write('id: 9\nevent: reset\ndata: {}\n\n');
    expect(said).toEqual(['on', 'everything']);
  });
});
