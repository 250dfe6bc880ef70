import { useState } from 'react';
import { addDays, dayOf, startOfDay } from '@depot/contracts/time';
import { useClaims } from '@depot/session';

/** First and last day, `YYYY-MM-DD`, in the warehouse's timezone. */
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

/** Which invoices a correction is about: a period and stores. */
export function useCorrectionScope(stores: number[]) {
  const { tz } = useClaims();
  const [days, setDays] = useState<Days>(() => monthSoFar(Date.now(), tz));
  const [storeIds, setStoreIds] = useState(stores);
  return { days, setDays, storeIds, setStoreIds, scope: { storeIds, ...spanOf(days, tz) } };
}
