import * as z from 'zod';
import { text } from '../wire/index.js';

/** A calendar day of the distributor, `YYYY-MM-DD`. */
const day = z.iso.date();

/** Closes the books up to a day, or reopens them if it is earlier than before; `null` reopens all. */
export const savePeriodBody = z.object({
  closedThrough: day.nullable(),
  booksFrom: day.optional(),
  reason: text(300).optional(),
});
export type SavePeriodBody = z.output<typeof savePeriodBody>;

export const accountingPeriod = z.object({
  /** Last closed day; null if nothing is closed. */
  closedThrough: z.string().nullable(),
  formattedClosedThrough: z.string(),
  /** Earliest day that anything can be dated. */
  booksFrom: z.string(),
  formattedBooksFrom: z.string(),
  /** Last day that can be closed: yesterday in the distributor's timezone. */
  latestClosable: z.string(),
});
export type AccountingPeriod = z.output<typeof accountingPeriod>;
