import * as z from 'zod';

/** How far a new distributor has come, told by what is there. */
export const firstSteps = z.object({
  /** The warehouse has an area. */
  hasAreas: z.boolean(),
  /** There is a category of the first level. */
  hasCategories: z.boolean(),
  /** There is a product, in use or not. */
  hasProducts: z.boolean(),
  /** There is a store, active or not. */
  hasStores: z.boolean(),
  /** Goods have come in, by whatever way. */
  hasReceived: z.boolean(),
  /** There has been an order, whatever has become of it. */
  hasOrdered: z.boolean(),
});
export type FirstSteps = z.output<typeof firstSteps>;
