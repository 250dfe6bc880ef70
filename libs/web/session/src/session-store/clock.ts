import { anyNumber, defineStored } from '@depot/storage';

/** How far the server's clock is ahead of this device's. Milliseconds. */
const clockSkew = defineStored({ key: 'depot-clock-skew', schema: anyNumber, scope: 'device', version: 1 });
const knownSkew = (): number => clockSkew.get() ?? 0;

/** Below so many milliseconds it is the way of the answer, rounding, or a clock that is put right little by little. */
const toleranceMs = 60_000;

/** The clocks of the device at a moment from which both are counted on, and what was known of the server's then. */
const thisMoment = () => ({ wall: Date.now(), steady: performance.now(), skew: knownSkew() });

/**
 * The server's time. The clock of the device may be wrong; the session ends by the server's. The difference is learnt
 * from times of issue of tokens and shared by all tabs.
 *
 * While a page is open, somebody may set the device's clock. Its steady clock tells that, but it stands still while
 * most devices sleep: what looks like a clock that was set may be the night. So where the two differ the time is in
 * doubt, and until the server says it no more of it has passed than the steady one has counted.
 */
export class ServerClock {
  #since = thisMoment();

  /** Milliseconds since the epoch, as far as known. */
  get now(): number {
    return this.isInDoubt ? this.wallNow - this.#lead : this.wallNow;
  }

  /** The same by the clock of the device alone, whoever may have set it. */
  get wallNow(): number {
    return Date.now() + knownSkew();
  }

  get isInDoubt(): boolean {
    return Math.abs(this.#lead) >= toleranceMs;
  }

  /** A token was issued just now, at this time. */
  learn(issuedAtSeconds: number): void {
    const skew = issuedAtSeconds * 1000 - Date.now();
    clockSkew.set(Math.abs(skew) < toleranceMs ? 0 : skew);
    this.#since = thisMoment();
  }

  /** The same of a token of many: writes down only what is news. */
  check(issuedAtSeconds: number): void {
    if (this.isInDoubt || Math.abs(issuedAtSeconds * 1000 - this.now) >= toleranceMs) this.learn(issuedAtSeconds);
  }

  /** Milliseconds by which the clock of the device has run ahead of the steady one. */
  get #lead(): number {
    if (this.#since.skew !== knownSkew()) this.#since = thisMoment(); // another tab has learnt the time
    return Date.now() - this.#since.wall - (performance.now() - this.#since.steady);
  }
}
