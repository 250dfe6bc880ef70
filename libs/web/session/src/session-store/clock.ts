import { anyNumber, defineStored } from '@depot/storage';

/** Lead of the server's clock over this device's, in milliseconds. */
const clockSkew = defineStored({ key: 'depot-clock-skew', schema: anyNumber, scope: 'device', version: 1 });
const getKnownSkew = (): number => clockSkew.get() ?? 0;

/** Smaller differences, in milliseconds, are due to latency, rounding or gradual clock correction. */
const toleranceMs = 60_000;

/** Readings of the device's clocks as a starting point, and the skew known at that moment. */
const thisMoment = () => ({ wall: Date.now(), steady: performance.now(), skew: getKnownSkew() });

/**
 * Clock of the server. The device's clock may be wrong, but the session ends by the server's. The skew is learnt from
 * tokens' times of issue and shared by all tabs.
 *
 * The user may set the device's clock while a page is open. The monotonic clock detects that, but it stops while most
 * devices sleep, so a difference may also be a night's sleep. If both differ, the time is in doubt: until the next
 * server time, only the monotonic clock's time counts as passed.
 */
export class ServerClock {
  #since = thisMoment();

  /** Milliseconds since the epoch, as far as known. */
  get now(): number {
    return this.isInDoubt ? this.wallNow - this.#lead : this.wallNow;
  }

  /** Server time by the device's wall clock alone, which the user may have set. */
  get wallNow(): number {
    return Date.now() + getKnownSkew();
  }

  get isInDoubt(): boolean {
    return Math.abs(this.#lead) >= toleranceMs;
  }

  /** A token was issued just now, at this time. */
  recordSkew(issuedAtSeconds: number): void {
    const skew = issuedAtSeconds * 1000 - Date.now();
    clockSkew.set(Math.abs(skew) < toleranceMs ? 0 : skew);
    this.#since = thisMoment();
  }

  /** Compares a token's time of issue, and stores it only if it changes the skew. */
  check(issuedAtSeconds: number): void {
    if (this.isInDoubt || Math.abs(issuedAtSeconds * 1000 - this.now) >= toleranceMs) this.recordSkew(issuedAtSeconds);
  }

  /** Milliseconds by which the clock of the device has run ahead of the steady one. */
  get #lead(): number {
    if (this.#since.skew !== getKnownSkew()) this.#since = thisMoment(); // another tab has learnt the time
    return Date.now() - this.#since.wall - (performance.now() - this.#since.steady);
  }
}
