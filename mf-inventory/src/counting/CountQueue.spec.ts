import type { StockCountLine, StockCountProgress } from '@depot/contracts/inventory';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { FindingRequest } from '../api/counts.js';
import type { Finding } from './countFact.js';
import { CountQueue } from './CountQueue.js';
import { factStore } from './factStore.js';
import { countQueueKey } from './places.js';

const countId = 7;
const [pieces, jars] = [1, 2];
const failure = (statusCode: number, code = 'INTERNAL') => Object.assign(new Error(`no ${code}`), { statusCode, code });
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Simulated network for one request. */
type Way = { delay: number; fate: 'answered' | 'lost' | 'unanswered' };

/** Models the server: pieces add up, an amount based on another version is rejected, and a key takes effect once. */
class Server {
  readonly found = new Set<number>();
  amount = 0;
  readonly versions = new Map<number, number>();
  private readonly answered = new Map<string, StockCountProgress>();
  constructor(private readonly ways: Way[] = []) {}

  send = async (request: FindingRequest, key: string): Promise<StockCountProgress> => {
    const { delay, fate } = this.ways.shift() ?? { delay: 1, fate: 'answered' };
    await wait(delay / 2);
    if (fate === 'lost') throw failure(0);
    const answer = this.answered.get(key) ?? this.take(request);
    this.answered.set(key, answer);
    await wait(delay / 2);
    if (fate === 'unanswered') throw failure(503);
    return answer;
  };

  load = async (): Promise<readonly StockCountLine[]> => [
    this.line(pieces, 'Yes', this.found.size),
    this.line(jars, 'No', this.amount),
  ];

  /** Count by another user. */
  type(amount: number): void {
    this.amount = amount;
    this.raise(jars);
  }

  private line(productId: number, hasWeight: 'Yes' | 'No', quantity: number): StockCountLine {
    const units = hasWeight === 'Yes' ? [...this.found].map((inventoryId) => ({ inventoryId, qrText: '' })) : [];
    const named = { productName: '', location: '', gtin: '' };
    return { productId, ...named, hasWeight, quantity, version: this.versions.get(productId) ?? 0, units };
  }

  private take({ productId, add = [], remove = [], quantity, version }: FindingRequest): StockCountProgress {
    if (quantity !== undefined && version !== (this.versions.get(productId) ?? 0)) throw failure(409, 'STALE');
    add.forEach((id) => this.found.add(id));
    remove.forEach((id) => this.found.delete(id));
    this.amount = quantity ?? this.amount;
    const head = { id: countId, displayId: 1, status: 'OPEN' as const, name: '', createdBy: '', time: 0, products: 2 };
    const amount = productId === jars ? this.amount : this.found.size;
    return { ...head, counted: 1, line: { productId, version: this.raise(productId), quantity: amount, weight: 0 } };
  }

  private raise(productId: number): number {
    const version = (this.versions.get(productId) ?? 0) + 1;
    this.versions.set(productId, version);
    return version;
  }
}

const keptFacts = (userId: number) => factStore.list(userId);
function queueFor(server: Server, userId = 1): CountQueue {
  const queue = new CountQueue({ userId, countId, send: server.send, load: server.load, onSent: () => undefined });
  queue.start();
  return queue;
}
const add = (inventoryId: number): Finding => ({ kind: 'add', inventoryId, qrText: `#${inventoryId}` });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => void jest.useRealTimers());

const way = fc.record<Way>({
  delay: fc.integer({ min: 0, max: 900 }),
  fate: fc.oneof(
    { weight: 6, arbitrary: fc.constant('answered' as const) },
    fc.constantFrom('lost' as const, 'unanswered' as const),
  ),
});
const finding = fc.oneof(
  { weight: 4, arbitrary: fc.nat(5).map(add) },
  fc.nat(5).map((inventoryId): Finding => ({ kind: 'remove', inventoryId })),
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }).map((count): Finding => ({ kind: 'plus', count })) },
);
const turn = fc.record({
  finding,
  person: fc.nat(1),
  backoffMs: fc.integer({ min: 0, max: 400 }),
  /** The page is reopened: a new queue takes over the entries of the previous one. */
  isReopened: fc.boolean(),
});

describe('what was found in a count', () => {
  // A long random run.
  test('is in the count in the end, whatever the order and delay of answers, and whoever counts', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(turn, { minLength: 1, maxLength: 14 }),
        fc.array(way, { maxLength: 40, size: 'max' }),
        async (turns, ways) => {
          localStorage.clear();
          const server = new Server(ways);
          const queues = [queueFor(server, 1), queueFor(server, 2)];
          const expected = [new Set<number>(), new Set<number>()];
          let amount = 0;
          for (const { finding: found, person, backoffMs, isReopened } of turns) {
            // each user has separate pieces, so that neither undoes the other's findings
            const own = 'inventoryId' in found ? { ...found, inventoryId: found.inventoryId + person * 100 } : found;
            if (own.kind === 'add') expected[person]!.add(own.inventoryId);
            if (own.kind === 'remove') expected[person]!.delete(own.inventoryId);
            if (own.kind === 'plus') amount += own.count;
            queues[person]!.find(own.kind === 'plus' ? jars : pieces, own);
            await jest.advanceTimersByTimeAsync(backoffMs);
            if (!isReopened) continue;
            queues[person]!.stop();
            queues[person] = queueFor(server, person + 1);
          }
          for (const queue of queues) void queue.sendAll();
          await jest.advanceTimersByTimeAsync(600_000);
          const byNumber = (a: number, b: number) => a - b;
          expect([...server.found].sort(byNumber)).toEqual([...expected[0]!, ...expected[1]!].sort(byNumber));
          expect(server.amount).toBe(amount);
          expect([1, 2].flatMap(keptFacts)).toEqual([]);
        },
      ),
      { numRuns: 40 },
    );
  }, 180_000);

  test.each([0, 401, 429, 500, 502, 503, 504])(
    'is kept after %i and sent again: nothing has been decided',
    async (status) => {
      const server = new Server();
      const { send } = server;
      let failures = 1;
      server.send = async (...given) => {
        if (failures-- > 0) throw failure(status);
        return send(...given);
      };
      const queue = queueFor(server);
      queue.find(pieces, add(3));
      await jest.advanceTimersByTimeAsync(10);
      expect([server.found.size, queue.snapshot().entries.length, queue.snapshot().rejected.length]).toEqual([0, 1, 0]);
      expect(queue.snapshot().isWaiting).toBe(true);
      await jest.advanceTimersByTimeAsync(2_000);
      expect([[...server.found], keptFacts(1)]).toEqual([[3], []]);
    },
  );

  test.each([400, 403, 404, 409, 422])('is shown as refused after %i, and not sent again', async (status) => {
    const server = new Server();
    let calls = 0;
    server.send = () => {
      calls += 1;
      return Promise.reject(failure(status));
    };
    const queue = queueFor(server);
    queue.find(pieces, add(3));
    await jest.advanceTimersByTimeAsync(120_000);
    expect([calls, queue.snapshot().entries, queue.snapshot().rejected.length]).toEqual([1, [], 1]);
  });

  test('is shown before the server has it, and kept without a network', async () => {
    const server = new Server([{ delay: 0, fate: 'lost' }]);
    const queue = queueFor(server);
    queue.updateLines(await server.load());
    queue.find(pieces, add(3));
    expect(queue.getLine(pieces)?.units).toEqual([{ inventoryId: 3, qrText: '#3' }]);
    await jest.advanceTimersByTimeAsync(10);
    expect(queue.snapshot()).toMatchObject({ isWaiting: true, entries: [{ finding: { kind: 'add' } }] });
    expect(localStorage.getItem(countQueueKey)).not.toBeNull();
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(10);
    expect([queue.snapshot(), [...server.found]]).toEqual([
      { entries: [], rejected: [], done: [], isWaiting: false },
      [3],
    ]);
    expect([queue.getLine(pieces)?.units.length, localStorage.length]).toEqual([1, 0]);
  });

  test('goes on when an answer never comes', async () => {
    const server = new Server([{ delay: Number.MAX_SAFE_INTEGER, fate: 'answered' }]);
    const queue = queueFor(server);
    queue.find(pieces, add(3));
    await jest.advanceTimersByTimeAsync(60_000);
    expect([...server.found]).toEqual([3]);
  });

  test('is nobody else’s to send', async () => {
    const server = new Server([{ delay: 0, fate: 'lost' }]);
    queueFor(server, 1).find(pieces, add(3));
    const other = queueFor(server, 2);
    await other.sendAll();
    expect([other.snapshot().entries, server.found.size]).toEqual([[], 0]);
  });

  test('is none of another count, though that is of the same products', async () => {
    const server = new Server();
    const offline = { send: () => Promise.reject(failure(0)), load: server.load, onSent: () => undefined };
    const other = new CountQueue({ userId: 1, countId: countId + 1, ...offline });
    other.start();
    other.find(pieces, add(3));
    await jest.advanceTimersByTimeAsync(10);
    const queue = queueFor(server);
    queue.updateLines(await server.load());
    expect(queue.getLine(pieces)?.units).toEqual([]);
    queue.find(pieces, add(4));
    await jest.advanceTimersByTimeAsync(10);
    expect([[...server.found], other.snapshot().entries.length, queue.snapshot().entries]).toEqual([[4], 1, []]);
    other.stop();
  });

  test('an amount gives way to one that its writer has not seen, and follows his own', async () => {
    const server = new Server();
    const queue = queueFor(server);
    queue.find(jars, { kind: 'amount', quantity: 4, version: 0 });
    queue.find(jars, { kind: 'amount', quantity: 5, version: 0 });
    await jest.advanceTimersByTimeAsync(100);
    expect([server.amount, queue.snapshot().rejected]).toEqual([5, []]);
    server.type(9);
    queue.find(jars, { kind: 'amount', quantity: 6, version: 2 });
    await jest.advanceTimersByTimeAsync(100);
    expect(server.amount).toBe(9);
    const [rejected] = queue.snapshot().rejected;
    expect(rejected).toMatchObject({ rejection: 'no STALE', finding: { quantity: 6 } });
    queue.dismiss(rejected!);
    expect([queue.snapshot().rejected, keptFacts(1)]).toEqual([[], []]);
  });

  test('nonsense in the storage counts as nothing', () => {
    localStorage.setItem('depot-count-fact-x', '{"key":1}');
    localStorage.setItem('depot-count-fact-y', '{');
    expect(keptFacts(1)).toEqual([]);
  });
});
