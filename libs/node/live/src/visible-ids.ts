/** Milliseconds for which an id that was skipped may still turn up: longer than a transaction waits for a lock. */
const timeoutMs = 60_000;
/** Skipped ids watched at most. Rolled back transactions and clusters skip many for good. */
const maxWatched = 1_000;

/**
 * Finds new rows of a growing table. Generated ids become visible out of order, since a transaction takes its id long
 * before it commits: skipped ids are looked for again for a while.
 */
export class VisibleIds {
  private last = 0;
  /** Skipped ids, and until when (ms) they are looked for. Oldest first. */
  private readonly skipped = new Map<number, number>();

  /** Starts after these newest ids; missing ids between them may still be committed. */
  constructor(newest: readonly number[], now: number) {
    const [first] = newest;
    if (first !== undefined) this.last = first - 1;
    this.takeIds(newest, now);
  }

  /** Every id up to this one is known, except the skipped ones. */
  get upTo(): number {
    return this.last;
  }

  /** Ids below `upTo` that may still turn up. */
  get awaited(): number[] {
    return [...this.skipped.keys()];
  }

  /** Takes ids as read, ascending, and returns those not seen before. */
  takeIds(ids: readonly number[], now: number): number[] {
    const fresh = ids.filter((id) => id > this.last || this.skipped.has(id));
    for (const id of fresh) {
      if (!this.skipped.delete(id)) this.advance(id, now);
    }
    this.dropOverdue(now);
    return fresh;
  }

  private advance(id: number, now: number): void {
    for (let skipped = Math.max(this.last + 1, id - maxWatched); skipped < id; skipped += 1)
      this.skipped.set(skipped, now + timeoutMs);
    this.last = id;
  }

  private dropOverdue(now: number): void {
    for (const [id, until] of this.skipped) {
      if (until > now && this.skipped.size <= maxWatched) return;
      this.skipped.delete(id);
    }
  }
}
