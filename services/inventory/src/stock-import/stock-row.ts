import { cells } from '@depot/node-importing';
import * as z from 'zod';

/** A line of the file: a lot of a product, or pieces of one weight. `product` is a code or a name. */
export const stockRow = z.object({
  product: cells.text(310),
  quantity: cells.quantity().optional(),
  weight: cells.weight().optional(),
  lot: cells.text(50).optional(),
  expiry: cells.day().optional(),
  receivedDate: cells.day().optional(),
});
export type StockFileRow = z.output<typeof stockRow>;
