import * as z from 'zod';
import { epochMs, id, listOf, money, moneyOut } from '../wire/index.js';

/** Scope of a correction of unpaid invoices: by invoice date, both ends inclusive; all stores by default. */
const scope = {
  storeIds: z.array(id).max(5000).optional(),
  start: epochMs,
  end: epochMs,
  /** Only lists the invoices that would change. */
  dryRun: z.boolean().optional(),
};

/** Applies the current rates of products, or of all, by each store's price type. */
export const syncRatesBody = z.object({ ...scope, productIds: z.array(id).max(100_000).optional() });
export type SyncRates = z.output<typeof syncRatesBody>;

/** Applies these prices of one product, by each store's price type. */
export const correctPriceBody = z.object({ ...scope, productId: id, price: money, wholesalePrice: money });
export type CorrectPrice = z.output<typeof correctPriceBody>;

/** Effect of a correction on an invoice: its total before and after. */
export const invoiceChange = z.object({
  invoiceId: z.string(),
  storeName: z.string(),
  before: moneyOut,
  after: moneyOut,
});
export type InvoiceChange = z.output<typeof invoiceChange>;
export type InvoiceChangeAnswer = z.input<typeof invoiceChange>;

/**
 * Ids of the changed invoices, and the totals of each before and after. `closed` are those of a dry run in a closed
 * period, because of which the correction would be refused.
 */
export const corrected = listOf(z.string()).extend({ changes: z.array(invoiceChange), closed: z.array(z.string()) });
export type Corrected = z.output<typeof corrected>;
