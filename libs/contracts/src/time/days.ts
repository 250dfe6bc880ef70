import { addDays, dayOf, startOfDay } from './time.js';

/** First and last day of a period, `YYYY-MM-DD`; both belong to it. */
export type Days = readonly [first: string, last: string];

/** From the first of the month to today. */
export function monthSoFar(now: number, timeZone: string): Days {
  const today = dayOf(now, timeZone);
  return [`${today.slice(0, 8)}01`, today];
}

/** The moments that the days span, the last one included. */
export function spanOf([first, last]: Days, timeZone: string): { start: number; end: number } {
  return { start: startOfDay(first, timeZone), end: startOfDay(addDays(last, 1), timeZone) - 1 };
}
