import * as z from 'zod';

/** Orders that wait for the warehouse. Days are those of its calendar. */
export const waitingOrders = z.object({
  pending: z.int(),
  processing: z.int(),
  outbound: z.int(),
  /** Not shipped, with delivery day today. */
  dueToday: z.int(),
  /** Not shipped, with a delivery day in the past. */
  late: z.int(),
  /** Not shipped, with a line that asks for more than there is. */
  short: z.int(),
  /** With an invoice that is not paid in full. */
  unpaid: z.int(),
});
export type WaitingOrders = z.output<typeof waitingOrders>;
