import { anyNumber, defineStored } from '@depot/storage';

/** How far the server's clock is ahead of this device's. Milliseconds. */
const clockSkew = defineStored({ key: 'depot-clock-skew', schema: anyNumber, scope: 'device', version: 1 });

/**
 * The device's clock may be wrong; the session ends by the server's. The difference is learnt at login
 * from the token's time of issue and shared by all tabs.
 */
export function learnClock(issuedAtSeconds: number): void {
  const skew = issuedAtSeconds * 1000 - Date.now();
  // Below a minute it is the way of the answer or rounding, not the clock.
  clockSkew.set(Math.abs(skew) < 60_000 ? 0 : skew);
}

/** The server's time, as far as known. Milliseconds since the epoch. */
export function serverNow(): number {
  return Date.now() + (clockSkew.get() ?? 0);
}
