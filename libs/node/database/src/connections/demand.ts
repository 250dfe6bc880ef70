/** Milliseconds after which a past statement counts for a third. */
const memoryMs = 1000;

/** Statements and transactions a second that recent requests have run. Users wait for these. */
export class Demand {
  private rate = 0;
  private at = 0;

  /** One more. */
  note(now = performance.now()): void {
    this.rate = this.perSecond(now) + 1000 / memoryMs;
    this.at = now;
  }

  perSecond(now = performance.now()): number {
    return this.rate * Math.exp((this.at - now) / memoryMs);
  }
}
