import { failureMessage, isApiFailure } from '@depot/api';
import type { StockCountLine, StockCountProgress } from '@depot/contracts/inventory';
import { afterSending, type CountFact, type Finding, type FindingRequest, requestOf, withFacts } from './countFact.js';
import { dropFact, keepFact, keptFacts, newFactKey, subscribeFacts, thisTab } from './factStore.js';

/** Milliseconds before the first and before the latest attempt to send again. */
const [minBackoffMs, maxBackoffMs] = [1_000, 30_000];
/** Milliseconds after which a request counts as lost; sent again, it has the one effect. */
const timeoutMs = 20_000;
/** Milliseconds after which another tab's fact is taken for left behind, where the browser cannot tell. */
const abandonedMs = 20_000;
/** Attempts of one fact against others who change the same amount, before it waits. */
const maxTurns = 10;

/** What the page shows of the queue; the same object until it changes. */
export interface QueueState {
  facts: readonly CountFact[];
  /** What the server would not have. */
  rejected: readonly CountFact[];
  /** The server could not be reached. */
  isWaiting: boolean;
}

export interface CountQueueOptions {
  userId: number;
  countId: number;
  /** Sends a request with its idempotency key; rejects with an `ApiFailure`. */
  send: (request: FindingRequest, key: string) => Promise<StockCountProgress>;
  /** The lines as the server has them now. */
  load: () => Promise<readonly StockCountLine[]>;
  /** The server has it. */
  onSent: (fact: CountFact, progress: StockCountProgress) => void;
}

/**
 * What one person finds in one count, on its way to the server: kept first, then sent one by one, in order, until the
 * server has said what it makes of it.
 */
export class CountQueue {
  private state: QueueState = { facts: [], rejected: [], isWaiting: false };
  private readonly known = new Map<number, StockCountLine>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSending = false;
  private failures = 0;

  constructor(private readonly options: CountQueueOptions) {
    this.renew();
    subscribeFacts(() => this.renew());
    window.addEventListener('online', () => void this.sendAll());
  }

  readonly snapshot = (): QueueState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Takes a finding: from here on it is not lost. */
  enter(productId: number, finding: Finding): void {
    const { countId, userId } = this.options;
    keepFact({ key: newFactKey(), tab: thisTab, time: Date.now(), countId, userId, productId, finding });
    void this.sendAll();
  }

  /** Lines as the server has told of them. An older answer does not take a newer one back. */
  know(lines: readonly StockCountLine[]): void {
    for (const line of lines)
      if (line.version >= (this.known.get(line.productId)?.version ?? 0)) this.known.set(line.productId, line);
  }

  /** A line of the server's with what this browser still has to send, as of this moment. */
  lineOf(productId: number): StockCountLine | undefined {
    const line = this.known.get(productId);
    return line && withFacts(line, this.state.facts);
  }

  /** Sends what waits, one after the other, until the server cannot be reached. */
  async sendAll(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.timer);
    try {
      const isDone = await exclusively(() => this.sendInOrder());
      this.show({ isWaiting: !isDone });
      if (this.kept().length > 0) this.tryLater();
    } finally {
      this.isSending = false;
    }
  }

  private async sendInOrder(): Promise<boolean> {
    for (let next = this.own()[0]; next; next = this.own()[0]) {
      if (!(await this.sendOne(next))) return false;
      this.failures = 0;
    }
    return true;
  }

  /** True when the server has decided about it. */
  private async sendOne(fact: CountFact): Promise<boolean> {
    try {
      const request = fact.request ?? requestOf(fact, await this.knownOf(fact));
      keepFact({ ...fact, request });
      const progress = await withTimeout(this.options.send(request, `count-${fact.key}-${fact.turn ?? 0}`));
      this.taken(fact, request, progress);
      return true;
    } catch (failure) {
      if (isOpen(failure)) return false;
      if (fact.finding.kind === 'plus' && isStale(failure)) return this.again(fact);
      keepFact({ ...fact, rejection: failureMessage(failure) });
      return true;
    }
  }

  private taken(fact: CountFact, { version: from }: FindingRequest, progress: StockCountProgress): void {
    const { productId, version } = progress.line;
    const known = this.known.get(productId);
    if (known) this.know([afterSending(known, fact, progress)]);
    this.options.onSent(fact, progress);
    // Somebody else counts here too: his findings are shown as well.
    if (known && version > known.version + 1) void this.options.load().catch(() => undefined);
    dropFact(fact.key);
    // What the same person typed next was meant to follow on this.
    for (const later of this.kept()) {
      const { finding } = later;
      if (later.productId === productId && finding.kind === 'amount' && finding.version === from)
        keepFact({ ...later, finding: { ...finding, version } });
    }
  }

  /** Somebody else was faster: the pieces are added to what he has left. */
  private async again(fact: CountFact): Promise<boolean> {
    const turn = (fact.turn ?? 0) + 1;
    keepFact({ ...fact, turn, request: undefined });
    this.known.delete(fact.productId);
    return turn % maxTurns !== 0;
  }

  /** Only more pieces need to know how many there are. */
  private async knownOf({ productId, finding }: CountFact): Promise<StockCountLine | undefined> {
    if (finding.kind === 'plus' && !this.known.has(productId)) this.know(await withTimeout(this.options.load()));
    return this.known.get(productId);
  }

  private kept(): CountFact[] {
    const { countId, userId } = this.options;
    return keptFacts(userId).filter((fact) => fact.countId === countId && fact.rejection === undefined);
  }

  /** What this tab is to send: all of it where tabs take turns, else what was entered here or left behind. */
  private own(): CountFact[] {
    const isLeft = ({ time }: CountFact) => Date.now() - time > abandonedMs;
    return this.kept().filter((fact) => 'locks' in navigator || fact.tab === thisTab || isLeft(fact));
  }

  private renew(): void {
    const { countId, userId } = this.options;
    const all = keptFacts(userId).filter((fact) => fact.countId === countId);
    const facts = all.filter(({ rejection }) => rejection === undefined);
    this.show({ facts, rejected: all.filter(({ rejection }) => rejection !== undefined) });
  }

  private tryLater(): void {
    const backoff = Math.min(maxBackoffMs, minBackoffMs * 2 ** this.failures);
    this.failures += 1;
    this.timer = setTimeout(() => void this.sendAll(), backoff);
  }

  private show(change: Partial<QueueState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}

/** The server has not decided: it was not reached, it broke, or it wants the person to sign in first. */
function isOpen(failure: unknown): boolean {
  if (!isApiFailure(failure)) return true;
  const { statusCode } = failure;
  return statusCode === 0 || statusCode === 401 || statusCode === 429 || statusCode >= 500;
}

const isStale = (failure: unknown) => isApiFailure(failure) && failure.code === 'STALE';

/** One tab after the other. Browsers offer that on secure origins only. */
function exclusively<T>(work: () => Promise<T>): Promise<T> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? locks.request('depot-count-queue', work) : work();
}

async function withTimeout<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('No answer came.')), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
