import * as cells from '@depot/node-importing/cells';
import * as z from 'zod';

/** A line of the file: one line of a past order. Neighbouring lines with the same `order` make up the order. */
export const pastOrderRow = z.object({
  order: cells.text(50),
  time: cells.localTime(),
  store: cells.text(150),
  product: cells.text(310),
  quantity: cells.quantity().optional(),
  weight: cells.weight().optional(),
  rate: cells.money(),
  notes: cells.multiLineText(500).optional(),
  paid: cells.flag().optional(),
});
export type PastOrderRow = z.output<typeof pastOrderRow>;
