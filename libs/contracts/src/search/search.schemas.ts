import * as z from 'zod';
import { invoiceStatuses } from '../billing/index.js';
import { orderStatuses } from '../orders/index.js';
import { epochMs, id, requiredText, stockMode } from '../wire/index.js';

/** Most results of a kind: users type on rather than read more. */
export const hitsOfAKind = 6;

export const searchQuery = z.object({ q: requiredText(100) });
export type SearchQuery = z.output<typeof searchQuery>;

export const productHit = z.object({
  productId: id,
  name: z.string(),
  code: z.string(),
  hasWeight: stockMode,
  disabled: z.boolean(),
});
export type ProductHit = z.output<typeof productHit>;

export const orderHit = z.object({
  orderId: id,
  displayId: z.int(),
  storeName: z.string(),
  status: z.enum(orderStatuses),
  time: epochMs,
  /** Of a past order from a file: the number that it has there. */
  externalId: z.string().optional(),
});
export type OrderHit = z.output<typeof orderHit>;

export const invoiceHit = z.object({
  invoiceId: z.string(),
  storeId: id,
  storeName: z.string(),
  status: z.enum(invoiceStatuses),
  invoiceDate: epochMs,
});
export type InvoiceHit = z.output<typeof invoiceHit>;

/** Numbers on orders and invoices fit in this. */
const largest = 4_294_967_295;
/** Most digits that may still be missing. */
const digitsToCome = 3;

export interface NumberRange {
  from: number;
  to: number;
}

/**
 * Every number that begins with these digits, as few ranges of an index; none where the text is no number. "#12" is 12.
 */
export function numbersBeginningWith(text: string): NumberRange[] {
  const digits = /^#?\s*([1-9]\d{0,9})$/.exec(text)?.[1];
  if (!digits) return [];
  return Array.from({ length: digitsToCome + 1 }, (_, missing) => {
    const from = Number(digits) * 10 ** missing;
    return { from, to: from + 10 ** missing - 1 };
  }).filter(({ to }) => to <= largest);
}
