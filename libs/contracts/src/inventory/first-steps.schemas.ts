import * as z from 'zod';

/** Progress of a new distributor towards its first paid invoice, derived from existing data. */
export const firstSteps = z.object({
  /** Papers name an address of the distributor. */
  hasCompany: z.boolean(),
  /** The warehouse has an area. */
  hasAreas: z.boolean(),
  /** There is a category of the first level. */
  hasCategories: z.boolean(),
  /** There is a product, in use or not. */
  hasProducts: z.boolean(),
  /** There is a store, active or not. */
  hasStores: z.boolean(),
  /** True once goods were received in any way. */
  hasReceived: z.boolean(),
  /** There is an order that was not cancelled. */
  hasOrdered: z.boolean(),
  /** The goods of an order have left. */
  hasShipped: z.boolean(),
  /** An order has an invoice that lives. */
  hasBilled: z.boolean(),
  /** An invoice is paid in full. */
  hasPaid: z.boolean(),
  /** The most advanced order, for the next step; null without one. */
  orderId: z.int().nullable(),
});
export type FirstSteps = z.output<typeof firstSteps>;
