import * as z from 'zod';
import { epochMs, id, money } from '../wire/index.js';

/** Which unpaid invoices are corrected: by invoice date, both ends inclusive; of all stores where none is named. */
const scope = {
  storeIds: z.array(id).max(5000).optional(),
  start: epochMs,
  end: epochMs,
  /** Only tells which invoices would change. */
  dryRun: z.boolean().optional(),
};

/** Applies the current rates of products, or of all, by each store's price type. */
export const syncRatesBody = z.object({ ...scope, productIds: z.array(id).max(100_000).optional() });
export type SyncRates = z.output<typeof syncRatesBody>;

/** Applies these prices of one product, by each store's price type. */
export const correctPriceBody = z.object({ ...scope, productId: id, price: money, wholesalePrice: money });
export type CorrectPrice = z.output<typeof correctPriceBody>;
