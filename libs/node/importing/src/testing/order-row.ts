import * as z from 'zod';
import * as cells from '../cells/index.js';

/** A line of the files of `run-import.spec.ts`. */
export const orderRow = z.object({
  order: cells.text(10),
  name: cells.text(20),
  price: cells.money(),
  note: cells.text(50).optional(),
});
export type OrderRow = z.output<typeof orderRow>;
