import type { EpochMs } from '@depot/contracts/amounts';
/**
 * Length of a UTC day, in ms. Sums are kept by UTC days: a moment is in the same one in every timezone and on every
 * clock.
 */
export const utcDay = 86_400_000;

/** Lengths of the spans that are summed up, in days, longest first. */
export const spanDays = [32, 1] as const;

/** Moments from one to another, both inclusive; of whole spans, or piece by piece. */
export interface Stretch {
  /** Length of the spans in days; 0 where the invoices themselves are summed. */
  days: number;
  start: EpochMs;
  end: EpochMs;
}

/** Splits a range into the longest whole spans and the remainders at its ends. */
export function splitRange(start: number, end: number, lengths: readonly number[] = spanDays): Stretch[] {
  if (end < start) return [];
  const [days, ...shorter] = lengths;
  if (days === undefined) return [{ days: 0, start, end }];
  const length = days * utcDay;
  const [from, to] = [Math.ceil(start / length) * length, Math.floor((end + 1) / length) * length];
  if (to <= from) return splitRange(start, end, shorter);
  return [...splitRange(start, from - 1, shorter), { days, start: from, end: to - 1 }, ...splitRange(to, end, shorter)];
}
