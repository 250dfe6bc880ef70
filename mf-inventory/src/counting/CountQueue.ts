import { isApiFailure } from '@depot/api';
import { SendQueue } from '@depot/api/queue';
import type { StockCountLine, StockCountProgress } from '@depot/contracts/inventory';
import { isSerialCounted, noteSerials } from './countedSerials.js';
import {
  afterSending,
  type CountFact,
  type Finding,
  type FindingRequest,
  findingRequest,
  withFacts,
} from './countFact.js';
import { factStore } from './factStore.js';
import { noteOwnVersion, versionToReplace } from './ownVersions.js';

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

/** What one person finds in one count, on its way to the server, and the lines that it adds up to. */
export class CountQueue extends SendQueue<CountFact, StockCountProgress> {
  private readonly known = new Map<number, StockCountLine>();
  /** What waited when it was last looked at, and what of it this tab has decided about itself. */
  private waiting: readonly CountFact[] = [];
  private readonly decided = new Set<string>();
  private loading: Promise<void> = Promise.resolve();
  private isLoadDue = false;

  constructor(private readonly options: CountQueueOptions) {
    const isOwn = ({ countId }: CountFact) => countId === options.countId;
    super(
      { store: factStore, userId: options.userId, isOwn },
      {
        prepare: (fact) => this.prepareFact(fact),
        send: (fact) =>
          options.send(fact.request ?? findingRequest(fact, undefined), `count-${fact.key}-${fact.turn ?? 0}`),
        onSent: (fact, progress) => this.noteTaken(fact, progress),
        replace: (fact, failure) => this.again(fact, failure),
      },
    );
    this.subscribe(() => this.noteOtherTabs());
  }

  /** Takes a finding: from here on it is not lost. */
  find(productId: number, finding: Finding): void {
    this.enter({ countId: this.options.countId, productId, finding });
  }

  /** True where a serial number was scanned in this count before, and nobody has said since that there are fewer. */
  hasSerial(productId: number, name: string): boolean {
    return isSerialCounted({ countId: this.options.countId, productId }, name, this.snapshot().entries);
  }

  /** Lines as the server has told of them. An older answer does not take a newer one back. */
  know(lines: readonly StockCountLine[]): void {
    for (const line of lines)
      if (line.version >= (this.known.get(line.productId)?.version ?? 0)) this.known.set(line.productId, line);
  }

  /** A line of the server's with what this browser still has to send, as of this moment. */
  lineOf(productId: number): StockCountLine | undefined {
    const line = this.known.get(productId);
    return line && withFacts(line, this.snapshot().entries);
  }

  /**
   * As what it is sent. Nothing for a serial number that is in the count already: it was scanned again because a lower
   * amount was on its way, which the server would not have.
   */
  private async prepareFact(fact: CountFact): Promise<CountFact | undefined> {
    const { finding } = fact;
    if (fact.request) return fact;
    if (finding.kind === 'plus' && finding.serial && isSerialCounted(fact, finding.serial)) {
      this.decided.add(fact.key);
      return undefined;
    }
    return { ...fact, request: findingRequest(fact, await this.knownOf(fact)) };
  }

  private noteTaken(fact: CountFact, progress: StockCountProgress): undefined {
    const { productId, version } = progress.line;
    const known = this.known.get(productId);
    this.decided.add(fact.key);
    noteSerials(fact);
    noteOwnVersion(fact, version);
    if (known) this.know([afterSending(known, fact, progress)]);
    this.options.onSent(fact, progress);
    // Somebody else counts here too: what they have found is shown as well.
    if (known && version > known.version + 1) this.reload();
  }

  /** Another tab of this person's has sent what is shown here: its line has become another. */
  private noteOtherTabs(): void {
    const { entries, rejected } = this.snapshot();
    const left = new Set([...entries, ...rejected].map(({ key }) => key));
    const gone = this.waiting.filter(({ key }) => !left.has(key) && !this.decided.delete(key));
    this.waiting = entries;
    if (gone.some(({ productId }) => this.known.has(productId))) this.reload();
  }

  /** One load after the other, and no more than one that has not begun. */
  private reload(): void {
    if (this.isLoadDue) return;
    this.isLoadDue = true;
    this.loading = this.loading.then(async () => {
      this.isLoadDue = false;
      this.know(await this.options.load().catch(() => []));
    });
  }

  /**
   * Somebody else was faster: the pieces are added to what that person has left. A typed amount gives way to it, and
   * whoever types the next one has to see it.
   */
  private again(fact: CountFact, failure: unknown): CountFact | undefined {
    if (!isApiFailure(failure) || failure.code !== 'STALE') return undefined;
    if (fact.finding.kind !== 'plus') {
      this.reload();
      return undefined;
    }
    this.known.delete(fact.productId);
    return { ...fact, request: undefined };
  }

  /** What a request is made from: how many pieces there are, or which version is replaced. */
  private async knownOf(fact: CountFact): Promise<Pick<StockCountLine, 'quantity' | 'version'> | undefined> {
    const { productId, finding } = fact;
    if (finding.kind === 'amount') return { version: versionToReplace(fact, finding) };
    if (finding.kind === 'plus' && !this.known.has(productId)) this.know(await this.options.load());
    return this.known.get(productId);
  }
}
