/** Delay before a process is restarted: doubles each time, and resets after it has run for a while. */
export class RestartBackoff {
  #ms;

  constructor({ firstMs = 1000, maxMs = 60_000, healthyMs = 5 * 60_000 } = {}) {
    this.firstMs = firstMs;
    this.maxMs = maxMs;
    this.healthyMs = healthyMs;
    this.#ms = firstMs;
  }

  /** Milliseconds to wait after a run of this length. */
  next(livedMs) {
    if (livedMs >= this.healthyMs) this.#ms = this.firstMs;
    const ms = this.#ms;
    this.#ms = Math.min(ms * 2, this.maxMs);
    return ms;
  }
}
