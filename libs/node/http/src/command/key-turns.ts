import { limitWait } from '../edge/bounded-turn.js';

/** Milliseconds that a request waits for others with the same key: as long as for their lock. */
const maxWaitMs = 10_000;

/** Runs work with the same key one after the other within this process. */
export class KeyTurns {
  /** Promise of the last work, by key. */
  private readonly ends = new Map<string, Promise<void>>();

  /**
   * Runs the work after all earlier work with this key.
   * @throws Busy after a timeout
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return limitWait((begin) => this.after(key, begin), maxWaitMs)(work);
  }

  private after<T>(key: string, begin: () => Promise<T>): Promise<T> {
    const mine = (this.ends.get(key) ?? Promise.resolve()).then(begin);
    const releaseTurn = () => {
      if (this.ends.get(key) === end) this.ends.delete(key);
    };
    const end: Promise<void> = mine.then(releaseTurn, releaseTurn);
    this.ends.set(key, end);
    return mine;
  }
}
