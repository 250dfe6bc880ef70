/** Lets work of one key run one after another, so that parallel tries cannot slip past a count. */
export class Lanes {
  private readonly tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.tails.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.tails.get(key) === settled) this.tails.delete(key);
    }
  }
}
