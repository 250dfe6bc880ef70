import { failureMessage, isApiFailure, toError } from '../failure.js';
import { canTakeTurns, isOpen, runInTime, runInTurn } from './attempts.js';
import { newEntryKey, type Queued, type QueueStore, thisTab } from './queueStore.js';

/** Milliseconds before the first and before the latest attempt to send again. */
const [minBackoffMs, maxBackoffMs] = [2_000, 30_000];
/** Milliseconds after which another tab's entry is taken for left behind, where the browser cannot tell. */
const abandonedMs = 20_000;
/** Attempts of one entry against others who change the same, before it waits. */
const maxTurns = 10;

/** Outcome of an entry that its page waits for. `answer` is absent if another tab has sent it. */
export type SendOutcome<Answer> =
  | { kind: 'sent'; answer?: Answer }
  | { kind: 'waiting' }
  | { kind: 'refused'; failure: unknown };

/** How entries of one kind are sent. */
export interface Ways<Entry extends Queued, Answer> {
  /** Sends it with its idempotency key; rejects with an `ApiFailure`. */
  send: (entry: Entry) => Promise<Answer>;
  /**
   * Builds the request; it is stored before it is sent, so that each attempt is the same. Undefined if nothing is left
   * to be sent: the entry is dropped.
   */
  prepare?: (entry: Entry) => Promise<Entry | undefined>;
  /**
   * Called when the server has accepted the entry while no page waits for it. Returns the task that is left, if any.
   */
  onSent?: (entry: Entry, answer: Answer) => Entry | undefined;
  /** Called when the server has refused the entry. Returns the entry that replaces it, if any. */
  replace?: (entry: Entry, failure: unknown) => Entry | undefined;
}

/** State of a queue for a page; the same object until it changes. */
export interface QueueState<Entry> {
  /** Entries without a decision of the server, oldest first. */
  entries: readonly Entry[];
  /** Entries that the server has refused. */
  rejected: readonly Entry[];
  /** Accepted entries with a task that is left. */
  done: readonly Entry[];
  /** The server could not be reached. */
  isWaiting: boolean;
}

type Body<Entry extends Queued> = Omit<Entry, keyof Queued>;

interface Settings<Entry extends Queued> {
  store: QueueStore<Entry>;
  userId: number;
  /** Which of the person's entries are of this queue; all without it. */
  isOwn?: (entry: Entry) => boolean;
}

/**
 * Sends what one person has entered: kept first, then one by one, in order, each once, until the server has said what
 * it makes of it. It sends while a page shows it (`start`, `stop`), and by itself again once the server can be reached.
 * A tab has one for each person, which its pages share.
 */
export class SendQueue<Entry extends Queued, Answer = unknown> {
  private state: QueueState<Entry> = { entries: [], rejected: [], done: [], isWaiting: false };
  private readonly listeners = new Set<() => void>();
  /** Entries whose page waits for what comes of them. */
  private readonly awaited = new Map<string, SendOutcome<Answer> | undefined>();
  private run: Promise<void> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  /** Pages that show it at the moment. */
  private pages = 0;

  constructor(
    private readonly settings: Settings<Entry>,
    private ways: Ways<Entry, Answer>,
  ) {
    this.renew();
    settings.store.subscribe(() => this.renew());
  }

  readonly snapshot = (): QueueState<Entry> => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** From now on it sends and announces like this: as the page that shows it does. */
  connect(ways: Ways<Entry, Answer>): void {
    this.ways = ways;
  }

  private get isRunning(): boolean {
    return this.pages > 0;
  }

  /** A page begins to show it: what waits from before is sent. */
  start(): void {
    this.pages += 1;
    if (this.pages === 1) window.addEventListener('online', this.whenOnline);
    void this.sendAll();
  }

  /** Called when the page is closed; a request under way still ends. */
  stop(): void {
    this.pages -= 1;
    if (this.isRunning) return;
    clearTimeout(this.timer);
    window.removeEventListener('online', this.whenOnline);
  }

  /** Takes an entry: from here on it is not lost. A refusal is shown until the person has decided about it. */
  enter(body: Body<Entry>): void {
    this.add(body);
    void this.sendAll();
  }

  /** Adds an entry and returns its outcome. The caller, which has the input, shows a refusal. */
  async submit(body: Body<Entry>): Promise<SendOutcome<Answer>> {
    const key = newEntryKey();
    this.awaited.set(key, undefined);
    this.add(body, key);
    try {
      while (this.isRunning) {
        await this.sendAll();
        const outcome = this.awaited.get(key) ?? this.found(key);
        if (outcome) return outcome;
      }
      return { kind: 'waiting' };
    } finally {
      this.awaited.delete(key);
    }
  }

  /** Tries a refused entry once more. */
  retry({ key }: Pick<Entry, 'key'>): void {
    const entry = this.all().find((each) => each.key === key);
    if (entry)
      this.settings.store.keep({
        ...entry,
        rejection: undefined,
        rejectionCode: undefined,
        turn: (entry.turn ?? 0) + 1,
      });
    void this.sendAll();
  }

  /** Throws an entry away. */
  dismiss({ key }: Pick<Entry, 'key'>): void {
    this.settings.store.drop(key);
  }

  /** Sends what waits, one after the other, until the server cannot be reached. */
  sendAll(): Promise<void> {
    this.run ??= this.sendOnce().finally(() => {
      this.run = undefined;
      // Entered while the run was ending.
      if (this.isRunning && this.mine().some(({ isWaiting }) => !isWaiting)) void this.sendAll();
    });
    return this.run;
  }

  private readonly whenOnline = (): void => void this.sendAll();

  private add(body: Body<Entry>, key = newEntryKey()): void {
    const { store, userId } = this.settings;
    store.keep({ ...body, key, userId, tab: thisTab, time: Date.now() } as Entry);
  }

  private async sendOnce(): Promise<void> {
    clearTimeout(this.timer);
    const { store } = this.settings;
    const isDone = await runInTurn(store.name, () => this.sendInOrder());
    const left = this.undecided();
    if (isDone !== true) left.forEach((entry) => entry.isWaiting || store.keep({ ...entry, isWaiting: true }));
    if (this.isRunning && left.length > 0) this.tryLater();
    if (isDone !== true) this.failures += 1;
  }

  private async sendInOrder(): Promise<boolean> {
    for (let next = this.mine()[0]; next && this.isRunning; next = this.mine()[0]) {
      if (!(await this.sendOne(next))) return false;
      this.failures = 0;
    }
    return true;
  }

  /** True when the server has decided about it. */
  private async sendOne(entry: Entry): Promise<boolean> {
    let sent: Entry | undefined = entry;
    try {
      sent = await this.prepared(entry);
      if (!sent) return true;
      const answer = await runInTime(this.ways.send(sent));
      this.taken(sent, answer);
      return true;
    } catch (failure) {
      return !isOpen(failure) && this.refused(sent ?? entry, failure);
    }
  }

  /** Undefined where it was decided about elsewhere meanwhile, or nothing is left to be sent. */
  private async prepared(entry: Entry): Promise<Entry | undefined> {
    const prepared = this.ways.prepare ? await runInTime(this.ways.prepare(entry)) : entry;
    if (!prepared) this.settings.store.drop(entry.key);
    else if (prepared === entry || this.keepIfOpen(entry, prepared)) return prepared;
    return undefined;
  }

  /**
   * Stores the outcome of an entry, unless another tab has decided about it since: an accepted entry must not return
   * and be sent again as another one.
   */
  private keepIfOpen({ key, turn }: Entry, next: Entry): boolean {
    const isOpenStill = this.undecided().some((entry) => entry.key === key && entry.turn === turn);
    if (isOpenStill) this.settings.store.keep(next);
    return isOpenStill;
  }

  private taken(entry: Entry, answer: Answer): void {
    const { store } = this.settings;
    const isAwaited = this.awaited.has(entry.key);
    if (isAwaited) this.awaited.set(entry.key, { kind: 'sent', answer });
    const rest = isAwaited ? undefined : this.ways.onSent?.(entry, answer);
    if (rest) this.keepIfOpen(entry, { ...rest, isWaiting: undefined, isDone: true });
    else store.drop(entry.key);
  }

  private refused(entry: Entry, failure: unknown): boolean {
    const { store } = this.settings;
    const next = this.ways.replace?.(entry, failure);
    if (next) {
      const turn = (entry.turn ?? 0) + 1;
      return !this.keepIfOpen(entry, { ...next, turn }) || turn % maxTurns !== 0;
    }
    if (this.awaited.has(entry.key)) {
      this.awaited.set(entry.key, { kind: 'refused', failure });
      store.drop(entry.key);
    } else {
      const rejectionCode = isApiFailure(failure) ? failure.code : undefined;
      this.keepIfOpen(entry, { ...entry, isWaiting: undefined, rejection: failureMessage(failure), rejectionCode });
    }
    return true;
  }

  /** Outcome of an entry that another tab has sent. */
  private found(key: string): SendOutcome<Answer> | undefined {
    const entry = this.all().find((each) => each.key === key);
    if (!entry || entry.isDone) return { kind: 'sent' };
    if (entry.rejection !== undefined) {
      this.dismiss(entry);
      const { rejection: message, rejectionCode: code = 'VALIDATION' } = entry;
      return { kind: 'refused', failure: toError({ statusCode: 400, code, message }) };
    }
    return entry.isWaiting ? { kind: 'waiting' } : undefined;
  }

  private all(): Entry[] {
    const { store, userId, isOwn = () => true } = this.settings;
    return store.list(userId).filter(isOwn);
  }

  private undecided(): Entry[] {
    return this.all().filter(({ rejection, isDone }) => rejection === undefined && !isDone);
  }

  /** Entries that this tab sends: all of them where tabs take turns, else those entered here or left behind. */
  private mine(): Entry[] {
    // A clock that was put back since is no reason to wait for it.
    const isLeft = ({ time }: Entry) => Math.abs(Date.now() - time) > abandonedMs;
    return this.undecided().filter((entry) => canTakeTurns() || entry.tab === thisTab || isLeft(entry));
  }

  private renew(): void {
    const [entries, all] = [this.undecided(), this.all()];
    const rejected = all.filter(({ rejection }) => rejection !== undefined);
    const done = all.filter(({ isDone }) => isDone);
    this.state = { entries, rejected, done, isWaiting: entries.some(({ isWaiting }) => isWaiting) };
    this.listeners.forEach((listener) => listener());
  }

  private tryLater(): void {
    const backoff = Math.min(maxBackoffMs, minBackoffMs * 2 ** this.failures);
    this.timer = setTimeout(() => void this.sendAll(), backoff);
  }
}
