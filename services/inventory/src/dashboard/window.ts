import type { EpochMs } from '@depot/contracts/amounts';
import type { DaySpan } from '@depot/contracts/orders';
import { addDays, dayOf, startOfDay } from '@depot/contracts/time';

const dayLength = 86_400_000;
/** Days of the dashboard, today included. */
const daysShown = 30;
/** Days of its orders, today included. */
const orderDays = 14;

/** A finished day and its last moment, as of which its units are counted. */
export interface FinishedDay {
  /** YYYY-MM-DD */
  day: string;
  time: EpochMs;
}

/** Start of the period in which units that left are counted. */
export function calculateWindowStart(now: EpochMs): EpochMs {
  return now - daysShown * dayLength;
}

/** Days of the dashboard before today in this timezone, the newest first. */
export function listFinishedDays(now: EpochMs, timezone: string): FinishedDay[] {
  const today = dayOf(now, timezone);
  return Array.from({ length: daysShown - 1 }, (_, ago) => ({
    day: addDays(today, -ago - 1),
    time: startOfDay(addDays(today, -ago), timezone) - 1,
  }));
}

/** Days of the orders in this timezone up to today, the newest first. */
export function listOrderDays(now: EpochMs, timezone: string): DaySpan[] {
  const today = dayOf(now, timezone);
  return Array.from({ length: orderDays }, (_, ago) => {
    const day = addDays(today, -ago);
    return { day, start: startOfDay(day, timezone), end: startOfDay(addDays(day, 1), timezone) - 1 };
  });
}
