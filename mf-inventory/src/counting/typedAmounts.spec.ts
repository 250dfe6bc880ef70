import { newEntryKey } from '@depot/api/queue';
import type { StockCountLine, StockCountProgress } from '@depot/contracts/inventory';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import type { FindingRequest } from '../api/counts.js';
import type { CountFact } from './countFact.js';
import { CountQueue } from './CountQueue.js';
import { factStore } from './factStore.js';

const [countId, jars, userId] = [7, 2, 1];
const failure = (statusCode: number, code = 'INTERNAL') => Object.assign(new Error(`no ${code}`), { statusCode, code });
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Simulated network for one request. */
interface Way {
  delay: number;
  fate: 'answered' | 'lost' | 'unanswered';
}

/** Cause of a changed amount: a finding by its key, or another user's amount. */
type Effect = { key: string } | { amount: number };

/** Models the server: an amount based on another version is rejected, and a key takes effect once. */
class Server {
  amount: number | undefined;
  version = 0;
  readonly effects: Effect[] = [];
  /** Versions created by other users. */
  readonly others: number[] = [];
  private readonly answered = new Map<string, StockCountProgress>();
  constructor(private readonly ways: Way[] = []) {}

  send = async ({ quantity, version }: FindingRequest, key: string): Promise<StockCountProgress> => {
    const { delay, fate } = this.ways.shift() ?? { delay: 1, fate: 'answered' };
    await wait(delay / 2);
    if (fate === 'lost') throw failure(0);
    if (!this.answered.has(key)) {
      if (version !== this.version) throw failure(409, 'STALE');
      this.put(quantity ?? 0, { key: key.replace(/^count-(.*)-\d+$/, '$1') });
    }
    const answer = this.answered.get(key) ?? this.progress();
    this.answered.set(key, answer);
    await wait(delay / 2);
    if (fate === 'unanswered') throw failure(503);
    return answer;
  };

  load = async (): Promise<readonly StockCountLine[]> => {
    const line = { productId: jars, productName: '', location: '', gtin: '', hasWeight: 'No' as const, units: [] };
    return [{ ...line, quantity: this.amount, version: this.version }];
  };

  /** Count by another user. */
  type(amount: number): void {
    this.put(amount, { amount });
    this.others.push(this.version);
  }

  private put(amount: number, effect: Effect): void {
    this.amount = amount;
    this.version += 1;
    this.effects.push(effect);
  }

  private progress(): StockCountProgress {
    const head = { id: countId, displayId: 1, status: 'OPEN' as const, name: '', createdBy: '', time: 0, products: 1 };
    return {
      ...head,
      counted: 1,
      line: { productId: jars, version: this.version, quantity: this.amount ?? 0, weight: 0 },
    };
  }
}

/** Tab with the count's sheet, as its user operates it. */
class Tab {
  readonly queue: CountQueue;
  private typed: { quantity: number; version: number; since: string } | undefined;

  constructor(
    private readonly server: Server,
    private readonly entered: CountFact[],
  ) {
    this.queue = new CountQueue({ userId, countId, send: server.send, load: server.load, onSent: () => undefined });
  }

  async open(): Promise<void> {
    this.queue.updateLines(await this.server.load());
    this.queue.start();
  }

  type(quantity: number): void {
    this.typed = { version: this.queue.getLine(jars)?.version ?? 0, since: newEntryKey(), ...this.typed, quantity };
  }

  /** The field is left. */
  leave(): void {
    const { typed } = this;
    this.typed = undefined;
    if (typed && typed.quantity !== this.queue.getLine(jars)?.quantity) this.find({ kind: 'amount', ...typed });
  }

  scan(serial?: string): void {
    this.leave();
    if (serial && this.queue.hasSerial(jars, serial)) return;
    this.find({ kind: 'plus', count: 1, serial });
  }

  private find(finding: CountFact['finding']): void {
    this.queue.find(jars, finding);
    this.entered.push(...factStore.list(userId).slice(-1));
  }
}

/** Tabs take turns, as they do on secure origins. */
function lockTabs(): void {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: unknown, work: () => Promise<unknown>) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

beforeEach(() => {
  localStorage.clear();
  lockTabs();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  jest.useRealTimers();
});

const way = fc.record<Way>({
  delay: fc.integer({ min: 0, max: 900 }),
  fate: fc.oneof(
    { weight: 6, arbitrary: fc.constant('answered' as const) },
    fc.constantFrom('lost' as const, 'unanswered' as const),
  ),
});
interface Turn {
  tab: number;
  act: { serial: string } | { quantity: number } | 'scan' | 'leave' | 'reopen';
  /** Amount that another user enters before it. */
  other: number | null;
  backoffMs: number;
}
const turn = fc.record<Turn>({
  tab: fc.nat(1),
  act: fc.oneof(
    { weight: 3, arbitrary: fc.record({ serial: fc.constantFrom('A', 'B') }) },
    { weight: 2, arbitrary: fc.constant('scan' as const) },
    { weight: 3, arbitrary: fc.record({ quantity: fc.nat(4) }) },
    fc.constantFrom('leave' as const, 'reopen' as const),
  ),
  other: fc.oneof({ weight: 5, arbitrary: fc.constant(null) }, fc.nat(9)),
  backoffMs: fc.integer({ min: 0, max: 400 }),
});
/** Simulates one user with two tabs, and another user who types in between. Returns all entries of the first user. */
async function count(server: Server, turns: readonly Turn[]): Promise<CountFact[]> {
  const entered: CountFact[] = [];
  const open = async () => {
    const tab = new Tab(server, entered);
    await tab.open();
    return tab;
  };
  const tabs = [await open(), await open()];
  for (const { tab: index, act, other, backoffMs } of turns) {
    if (other !== null) server.type(other);
    const tab = tabs[index]!;
    tabs[1 - index]!.leave(); // a user has only one tab in front
    if (act === 'scan') tab.scan();
    else if (act === 'leave') tab.leave();
    else if (act === 'reopen') {
      tab.leave();
      tab.queue.stop();
      tabs[index] = await open();
    } else if ('serial' in act) tab.scan(act.serial);
    else tab.type(act.quantity);
    await jest.advanceTimersByTimeAsync(backoffMs);
  }
  tabs.forEach((tab) => tab.leave());
  await jest.advanceTimersByTimeAsync(600_000);
  tabs.forEach(({ queue }) => queue.stop());
  return entered;
}

/** Applies the effects in order: an amount replaces the total, a scan adds one. */
function sumOf(effects: readonly Effect[], entered: readonly CountFact[]): number | undefined {
  const findings = new Map(entered.map(({ key, finding }) => [key, finding]));
  return effects.reduce<number | undefined>((sum, effect) => {
    if ('amount' in effect) return effect.amount;
    const finding = findings.get(effect.key);
    return finding?.kind === 'amount' ? finding.quantity : (sum ?? 0) + 1;
  }, undefined);
}

/** Checks in the order of entry that each finding was accepted exactly where it had to be. */
function checkEach(entered: readonly CountFact[], server: Server): void {
  const serials = new Set<string>();
  for (const { key, finding } of entered) {
    const effect = server.effects.findIndex((each) => 'key' in each && each.key === key);
    if (finding.kind === 'plus') {
      // a serial number that is in the count has its one piece there
      expect(effect >= 0).toBe(finding.serial === undefined || !serials.has(finding.serial));
      if (finding.serial) serials.add(finding.serial);
    } else if (finding.kind === 'amount') {
      // the amount is rejected only because of another user's change, never because of its own user's
      const unseen = server.others.filter((version) => version > finding.version);
      expect([effect, unseen.length]).not.toEqual([-1, 0]);
      if (effect >= 0) expect(unseen.filter((version) => version <= effect)).toEqual([]);
      if (effect >= 0 && (finding.quantity ?? 0) < serials.size) serials.clear();
    }
  }
}

describe('amounts typed among scans', () => {
  // A long random run.
  test('leave what was answered green in the count once, whatever the order and delay of answers', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(turn, { minLength: 1, maxLength: 14 }),
        fc.array(way, { maxLength: 40, size: 'max' }),
        async (turns, ways) => {
          localStorage.clear();
          const server = new Server(ways);
          const entered = await count(server, turns);
          const taken = server.effects.flatMap((effect) => ('key' in effect ? effect.key : []));
          expect(taken).toEqual([...new Set(taken)].sort());
          expect(server.amount).toBe(sumOf(server.effects, entered));
          checkEach(entered, server);
          const left = factStore.list(userId);
          expect(left.filter(({ finding, rejection }) => finding.kind !== 'amount' || !rejection)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  }, 120_000);

  test('follow on what their writer has scanned before, and scans follow on them', async () => {
    const server = new Server([{ delay: 500, fate: 'answered' }]);
    const tab = new Tab(server, []);
    await tab.open();
    tab.scan('A');
    tab.type(7);
    await jest.advanceTimersByTimeAsync(1_000);
    tab.scan('B');
    tab.type(0);
    tab.leave();
    for (const serial of ['A', 'B', 'A']) tab.scan(serial);
    await jest.advanceTimersByTimeAsync(1_000);
    expect([server.amount, factStore.list(userId)]).toEqual([2, []]);
    expect(server.effects).toHaveLength(6);
    tab.queue.stop();
  });

  test('give way to a scan in another tab that their writer had not made on beginning', async () => {
    const server = new Server();
    const [here, there] = [new Tab(server, []), new Tab(server, [])];
    await here.open();
    await there.open();
    here.type(7);
    there.scan();
    await jest.advanceTimersByTimeAsync(100);
    here.leave();
    await jest.advanceTimersByTimeAsync(100);
    expect([server.amount, factStore.list(userId)]).toMatchObject([1, [{ rejection: 'no STALE' }]]);
    for (const { queue } of [here, there]) queue.stop();
  });

  test('show in a tab what another one has sent', async () => {
    const server = new Server([{ delay: 0, fate: 'lost' }]);
    const [here, there] = [new Tab(server, []), new Tab(server, [])];
    await here.open();
    here.scan('A');
    await jest.advanceTimersByTimeAsync(10);
    await there.open();
    here.queue.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect([server.amount, here.queue.getLine(jars)?.quantity, here.queue.hasSerial(jars, 'A')]).toEqual([1, 1, true]);
    there.queue.stop();
  });

  test('show what somebody else has entered once they were refused because of it', async () => {
    const server = new Server();
    const tab = new Tab(server, []);
    await tab.open();
    server.type(4);
    tab.type(9);
    tab.leave();
    await jest.advanceTimersByTimeAsync(100);
    expect([server.amount, tab.queue.getLine(jars)?.quantity]).toEqual([4, 4]);
    tab.type(9);
    tab.leave();
    await jest.advanceTimersByTimeAsync(100);
    expect([server.amount, factStore.list(userId).length]).toEqual([9, 1]);
    tab.queue.stop();
  });
});
