import * as z from 'zod';
import { id, stockMode } from '../wire/index.js';

const days = (min: number) => z.coerce.number<string>().pipe(z.int().min(min).max(365)).optional();
export const reorderQuery = z.object({ usageDays: days(1), leadDays: days(0), coverDays: days(1) });
export type ReorderQuery = z.output<typeof reorderQuery>;

/** A product that should be ordered now. Amounts are pieces, or pounds for pooled weight. */
export const reorderRow = z.object({
  productId: id,
  productName: z.string(),
  hasWeight: stockMode,
  brand: z.object({ id, name: z.string() }).nullable(),
  /** Used a day. */
  perDay: z.number(),
  available: z.number(),
  /** Announced by delivery receipts that are NEW. */
  incoming: z.number(),
  leadDays: z.int(),
  /** Days until it runs out; null when nothing of it is used. */
  daysLeft: z.int().nullable(),
  /** Pieces to order, or boxes of pooled weight; no more than one receipt takes. */
  quantity: z.int(),
});
export type ReorderRow = z.output<typeof reorderRow>;
