import { isApiFailure } from '@depot/api';
import { SendQueue } from '@depot/api/queue';
import type { StockCountLine, StockCountProgress } from '@depot/contracts/inventory';
import type { FindingRequest } from '../api/counts.js';
import { isSerialCounted, recordSerials } from './countedSerials.js';
import { applyAccepted, buildFindingRequest, type CountFact, type Finding, withFacts } from './countFact.js';
import { factStore } from './factStore.js';
import { getVersionToReplace, recordOwnVersion } from './ownVersions.js';

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

/** Findings of one user in one count that are on their way to the server, and the resulting lines. */
export class CountQueue extends SendQueue<CountFact, StockCountProgress> {
  private readonly known = new Map<number, StockCountLine>();
  /** Entries at the last look, and the keys among them that this tab has completed itself. */
  private waiting: readonly CountFact[] = [];
  private readonly decided = new Set<string>();
  private loading: Promise<void> = Promise.resolve();
  private isLoadDue = false;

  constructor(private readonly options: CountQueueOptions) {
    const isOwn = ({ countId }: CountFact) => countId === options.countId;
    super(
      { store: factStore, userId: options.userId, isOwn },
      {
        prepare: (fact) => this.buildFactRequest(fact),
        send: (fact) =>
          options.send(fact.request ?? buildFindingRequest(fact, undefined), `count-${fact.key}-${fact.turn ?? 0}`),
        onSent: (fact, progress) => this.handleAccepted(fact, progress),
        replace: (fact, failure) => this.retryAfterChange(fact, failure),
      },
    );
    this.subscribe(() => this.handleOtherTabs());
  }

  /** Queues a finding; it is stored before the method returns. */
  find(productId: number, finding: Finding): void {
    this.enter({ countId: this.options.countId, productId, finding });
  }

  /** True if the serial number was already scanned in this count and the user has not lowered the amount since. */
  hasSerial(productId: number, name: string): boolean {
    return isSerialCounted({ countId: this.options.countId, productId }, name, this.snapshot().entries);
  }

  /** Takes lines of the server. An older response does not replace a newer one. */
  updateLines(lines: readonly StockCountLine[]): void {
    for (const line of lines)
      if (line.version >= (this.known.get(line.productId)?.version ?? 0)) this.known.set(line.productId, line);
  }

  /** Line of the server with this browser's unsent findings applied. */
  getLine(productId: number): StockCountLine | undefined {
    const line = this.known.get(productId);
    return line && withFacts(line, this.snapshot().entries);
  }

  /**
   * Builds the request of a finding. Undefined for a serial number that is already counted: it was scanned again
   * because of a pending lower amount, which the server then rejected.
   */
  private async buildFactRequest(fact: CountFact): Promise<CountFact | undefined> {
    const { finding } = fact;
    if (fact.request) return fact;
    if (finding.kind === 'plus' && finding.serial && isSerialCounted(fact, finding.serial)) {
      this.decided.add(fact.key);
      return undefined;
    }
    return { ...fact, request: buildFindingRequest(fact, await this.loadBase(fact)) };
  }

  private handleAccepted(fact: CountFact, progress: StockCountProgress): undefined {
    const { productId, version } = progress.line;
    const known = this.known.get(productId);
    this.decided.add(fact.key);
    recordSerials(fact);
    recordOwnVersion(fact, version);
    if (known) this.updateLines([applyAccepted(known, fact, progress)]);
    this.options.onSent(fact, progress);
    // A gap between versions means that another user has counted, too, so the line is reloaded.
    if (known && version > known.version + 1) this.loadLines();
  }

  /** Reloads the lines if another tab of this user has sent findings that this tab shows. */
  private handleOtherTabs(): void {
    const { entries, rejected } = this.snapshot();
    const left = new Set([...entries, ...rejected].map(({ key }) => key));
    const gone = this.waiting.filter(({ key }) => !left.has(key) && !this.decided.delete(key));
    this.waiting = entries;
    if (gone.some(({ productId }) => this.known.has(productId))) this.loadLines();
  }

  /** Loads one at a time; a further request is kept only if none is waiting. */
  private loadLines(): void {
    if (this.isLoadDue) return;
    this.isLoadDue = true;
    this.loading = this.loading.then(async () => {
      this.isLoadDue = false;
      this.updateLines(await this.options.load().catch(() => []));
    });
  }

  /**
   * Retries after another user's change: pieces are added to that user's result. A typed amount is dropped, so that the
   * user sees the other amount before typing the next one.
   */
  private retryAfterChange(fact: CountFact, failure: unknown): CountFact | undefined {
    if (!isApiFailure(failure) || failure.code !== 'STALE') return undefined;
    if (fact.finding.kind !== 'plus') {
      this.loadLines();
      return undefined;
    }
    this.known.delete(fact.productId);
    return { ...fact, request: undefined };
  }

  /** Facts that a request needs: the current number of pieces, or the version to replace. */
  private async loadBase(fact: CountFact): Promise<Pick<StockCountLine, 'quantity' | 'version'> | undefined> {
    const { productId, finding } = fact;
    if (finding.kind === 'amount') return { version: getVersionToReplace(fact, finding) };
    if (finding.kind === 'plus' && !this.known.has(productId)) this.updateLines(await this.options.load());
    return this.known.get(productId);
  }
}
