/** Milliseconds after which what was asked counts for a third. */
const memoryMs = 1000;

/** How many statements and transactions a second requests have asked for lately: somebody waits for each. */
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
