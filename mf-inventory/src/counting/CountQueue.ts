import { isApiFailure } from '@depot/api';
import { SendQueue } from '@depot/api/queue';
import type { StockCountLine, StockCountProgress } from '@depot/contracts/inventory';
import { fitSerials, giveSerialBack } from './countedSerials.js';
import {
  afterSending,
  type CountFact,
  type Finding,
  type FindingRequest,
  findingRequest,
  withFacts,
} from './countFact.js';
import { factStore } from './factStore.js';

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

  constructor(private readonly options: CountQueueOptions) {
    const isOwn = ({ countId }: CountFact) => countId === options.countId;
    super(
      { store: factStore, userId: options.userId, isOwn },
      {
        prepare: async (fact) =>
          fact.request ? fact : { ...fact, request: findingRequest(fact, await this.knownOf(fact)) },
        send: (fact) =>
          options.send(fact.request ?? findingRequest(fact, undefined), `count-${fact.key}-${fact.turn ?? 0}`),
        onSent: (fact, progress) => this.noteTaken(fact, progress),
        replace: (fact, failure) => this.again(fact, failure),
      },
    );
  }

  /** Takes a finding: from here on it is not lost. */
  find(productId: number, finding: Finding): void {
    const product = { countId: this.options.countId, productId };
    if (finding.kind === 'amount') fitSerials(product, finding.quantity ?? 0);
    this.enter({ ...product, finding });
  }

  override dismiss(fact: CountFact): void {
    const { finding } = fact;
    if (finding.kind === 'plus' && finding.serial !== undefined) giveSerialBack(fact, finding.serial);
    super.dismiss(fact);
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

  private noteTaken(fact: CountFact, progress: StockCountProgress): undefined {
    const { productId, version } = progress.line;
    const known = this.known.get(productId);
    if (known) this.know([afterSending(known, fact, progress)]);
    this.options.onSent(fact, progress);
    // Somebody else counts here too: what they have found is shown as well.
    if (known && version > known.version + 1) void this.options.load().catch(() => undefined);
    this.follow(fact, version);
  }

  /** What the same person typed next was meant to follow on this. */
  private follow({ key, productId, request }: CountFact, version: number): void {
    for (const later of this.snapshot().entries) {
      const { finding } = later;
      if (later.key === key || later.productId !== productId || finding.kind !== 'amount') continue;
      if (finding.version === request?.version) factStore.keep({ ...later, finding: { ...finding, version } });
    }
  }

  /** Somebody else was faster: the pieces are added to what that person has left. */
  private again(fact: CountFact, failure: unknown): CountFact | undefined {
    const isStale = isApiFailure(failure) && failure.code === 'STALE';
    if (!isStale || fact.finding.kind !== 'plus') return undefined;
    this.known.delete(fact.productId);
    return { ...fact, request: undefined };
  }

  /** Only more pieces need to know how many there are. */
  private async knownOf({ productId, finding }: CountFact): Promise<StockCountLine | undefined> {
    if (finding.kind === 'plus' && !this.known.has(productId)) this.know(await this.options.load());
    return this.known.get(productId);
  }
}
