import { beforeFirstMs } from '@depot/contracts/live';

/** A moment by both clocks of a device. */
export interface Moment {
  wall: number;
  steady: number;
}

export const thisMoment = (): Moment => ({ wall: Date.now(), steady: performance.now() });

/**
 * Milliseconds since a moment, by the clock that says more: one stands still while the device sleeps, the other is set
 * back now and then.
 */
export const measureSince = ({ wall, steady }: Moment): number =>
  Math.max(Date.now() - wall, performance.now() - steady);

/** Part of the time for which the server repeats changes that is left for clocks that differ. */
const clockMarginMs = 2_000;

/** True if a screen that requested data at this time, and receives changes from now on, may have missed some. */
export const isTooLongAgo = (moment: Moment): boolean => measureSince(moment) > beforeFirstMs - clockMarginMs;
