/** How long to wait before what has ended is started again: twice as long each time, until it has lived for a while. */
export class RestartBackoff {
  #ms;

  constructor({ firstMs = 1000, maxMs = 60_000, healthyMs = 5 * 60_000 } = {}) {
    this.firstMs = firstMs;
    this.maxMs = maxMs;
    this.healthyMs = healthyMs;
    this.#ms = firstMs;
  }

  /** Milliseconds to wait after it has lived so many. */
  next(livedMs) {
    if (livedMs >= this.healthyMs) this.#ms = this.firstMs;
    const ms = this.#ms;
    this.#ms = Math.min(ms * 2, this.maxMs);
    return ms;
  }
}
