import { failureMessage, isApiFailure, newKey } from '@depot/api';
import { changeQueue, type QueuedOutbound, queuedOutbounds } from './queueStore.js';
import { forgetScans } from './scanStorage.js';

/** Milliseconds before the first and before the latest try to send again. */
const [minWaitMs, maxWaitMs] = [2_000, 60_000];

export type OutboundOutcome = { kind: 'sent' } | { kind: 'waiting' } | { kind: 'refused'; failure: unknown };

interface Ways {
  /** Sends it with its key; rejects with an `ApiFailure`. */
  send: (entry: QueuedOutbound) => Promise<unknown>;
  /** One that had been waiting has left. */
  onSent: (entry: QueuedOutbound) => void;
}

/**
 * Sends what one person has submitted: at once, or by itself when the server can be reached again. A tab has one of
 * them, which the pages share: two would send, and announce, the same one twice.
 */
export class OutboundQueue {
  private readonly underWay = new Map<string, Promise<OutboundOutcome>>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** Pages that show it at the moment. */
  private pages = 0;

  constructor(
    private readonly userId: number,
    private ways: Ways,
  ) {}

  /** From now on it sends and announces like this: as the page that shows it does. */
  connect(ways: Ways): void {
    this.ways = ways;
  }

  private get isRunning(): boolean {
    return this.pages > 0;
  }

  /** A page begins to show it: what waits from before is sent. */
  start(): void {
    this.pages += 1;
    if (this.pages > 1) return void this.sendAll();
    window.addEventListener('online', this.whenOnline);
    void this.sendAll();
  }

  /** A page shows it no more; what is on its way is still answered. */
  stop(): void {
    this.pages -= 1;
    if (this.isRunning) return;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.whenOnline);
  }

  /** Keeps it first, then sends it: whatever happens to the page, it is not lost. A refusal is the caller's to show. */
  async submit(entry: Omit<QueuedOutbound, 'key' | 'userId'>): Promise<OutboundOutcome> {
    const whole = { ...entry, key: newKey(), userId: this.userId };
    changeQueue((all) => [...all.filter(({ orderId }) => orderId !== entry.orderId), whole]);
    const outcome = await this.attempt(whole);
    if (outcome.kind === 'refused') remove(whole.key);
    return outcome;
  }

  /** Tries everything that waits, one after the other, until the server cannot be reached. */
  async sendAll(): Promise<void> {
    for (const entry of this.waiting()) {
      // Another run may have come to it first.
      if (!this.isRunning || this.underWay.has(entry.key) || !this.isWaiting(entry)) continue;
      const outcome = await this.attempt(entry);
      if (outcome.kind === 'waiting') return;
      if (outcome.kind === 'sent') this.ways.onSent(entry);
      else mark(entry.key, { isWaiting: false, rejection: failureMessage(outcome.failure) });
    }
  }

  private readonly whenOnline = (): void => void this.sendAll();

  private waiting(): QueuedOutbound[] {
    return queuedOutbounds().filter(({ userId, rejection }) => userId === this.userId && rejection === undefined);
  }

  private isWaiting({ key }: QueuedOutbound): boolean {
    return this.waiting().some((entry) => entry.key === key);
  }

  private attempt(entry: QueuedOutbound): Promise<OutboundOutcome> {
    const sending = this.once(entry).finally(() => this.underWay.delete(entry.key));
    this.underWay.set(entry.key, sending);
    return sending;
  }

  private async once(entry: QueuedOutbound): Promise<OutboundOutcome> {
    try {
      await this.ways.send(entry);
    } catch (failure) {
      if (!isOpen(failure)) return { kind: 'refused', failure };
      mark(entry.key, { isWaiting: true });
      this.tryLater();
      return { kind: 'waiting' };
    }
    this.failures = 0;
    remove(entry.key);
    forgetScans(entry.orderId);
    return { kind: 'sent' };
  }

  private tryLater(): void {
    clearTimeout(this.timer);
    const wait = Math.min(maxWaitMs, minWaitMs * 2 ** this.failures);
    this.failures += 1;
    this.timer = setTimeout(() => this.isRunning && void this.sendAll(), wait);
  }
}

/** The server has not decided: it was not reached, it broke, or it wants the person to sign in first. */
function isOpen(failure: unknown): boolean {
  if (!isApiFailure(failure)) return true;
  const { statusCode } = failure;
  return statusCode === 0 || statusCode === 401 || statusCode === 429 || statusCode >= 500;
}

function remove(key: string): void {
  changeQueue((all) => all.filter((entry) => entry.key !== key));
}

function mark(key: string, change: Partial<QueuedOutbound>): void {
  changeQueue((all) => all.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
}
