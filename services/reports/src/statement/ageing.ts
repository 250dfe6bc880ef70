import type { Cents } from '@depot/contracts/amounts';
import { addDays, dayOf, startOfDay } from '@depot/contracts/time';

/** Days after the due day at which a debt moves to the next bucket. */
export const ageingBuckets = [
  { name: 'current', upTo: 0 },
  { name: '1–30', upTo: 30 },
  { name: '31–60', upTo: 60 },
  { name: '61–90', upTo: 90 },
  { name: '90+', upTo: Infinity },
] as const;

export interface AgeingBucket {
  name: (typeof ageingBuckets)[number]['name'];
  amount: Cents;
}

/**
 * Start of each ageing bucket as of a moment, the youngest first, in whole days of the warehouse's timezone. Invoices
 * due on that day or later are current.
 */
export function computeBucketStarts(asOf: number, timezone: string): number[] {
  const day = dayOf(asOf, timezone);
  return ageingBuckets.map(({ upTo }) => (upTo === Infinity ? 0 : startOfDay(addDays(day, -upTo), timezone)));
}

/** Amounts in the order of `dueFrom` with their names. */
export function buildBuckets(amounts: readonly Cents[]): AgeingBucket[] {
  return ageingBuckets.map(({ name }, at) => ({ name, amount: amounts[at] ?? 0 }));
}
