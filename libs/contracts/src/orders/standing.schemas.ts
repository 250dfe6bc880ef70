import * as z from 'zod';
import { contentVersion, id } from '../wire/index.js';

/** Schedule of a template's orders: these days of the week (1 is Monday), at a local time of the warehouse. */
export const standingOrder = z.object({
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7),
  /** Minutes after midnight until which changes of the template affect the order. */
  cutoff: z.int().min(0).max(1439),
  paused: z.boolean(),
});
export type StandingOrder = z.output<typeof standingOrder>;

/** Null ends it. `version` is the template's `standingVersion`. */
export const standingBody = z.object({
  id,
  standing: standingOrder.nullable(),
  version: contentVersion.optional(),
});
export type StandingBody = z.output<typeof standingBody>;
