/** Milliseconds after which a past statement counts for a third. */
const memoryMs = 1000;

/** Statements and transactions a second that recent requests have run. Users wait for these. */
export class Demand {
  private rate = 0;
  private at = 0;

  /** One more. */
  recordRequest(now = performance.now()): void {
    this.rate = this.getRatePerSecond(now) + 1000 / memoryMs;
    this.at = now;
  }

  getRatePerSecond(now = performance.now()): number {
    return this.rate * Math.exp((this.at - now) / memoryMs);
  }
}
