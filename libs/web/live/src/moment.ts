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

/** Of the time for which what has changed is told to whoever is new, so much is left for clocks that differ. */
const clockMarginMs = 2_000;

/** Whoever has asked for something at this moment, and hears of changes from now on, may have missed some. */
export const isTooLongAgo = (moment: Moment): boolean => measureSince(moment) > beforeFirstMs - clockMarginMs;
