import * as z from 'zod';
import { multiLineText, text } from '../wire/index.js';

/** A calendar day, `YYYY-MM-DD`. */
const day = z.iso.date();

/** Characters that an order's number in the store's own books may have. */
export const poNumberLength = 40;
/** Characters that the note on an order may have. */
export const orderNoteLength = 500;

/** Details of an order beside its lines. An edit keeps omitted fields; null or an empty text removes the value. */
export const orderDetailsIn = z.object({
  /** Wanted at the store on this day of the warehouse's calendar. */
  deliveryDate: day.nullable().optional(),
  /** The order's number in the store's own books. */
  poNumber: text(poNumberLength).optional(),
  note: multiLineText(orderNoteLength).optional(),
});
export type OrderDetailsIn = z.output<typeof orderDetailsIn>;

export const orderDetailsOut = z.object({
  /** `YYYY-MM-DD`; null without a delivery day. */
  deliveryDate: z.string().nullable(),
  /** Empty if not set. */
  poNumber: z.string(),
  /** Empty if not set. */
  note: z.string(),
});
export type OrderDetails = z.output<typeof orderDetailsOut>;
export const noOrderDetails: OrderDetails = { deliveryDate: null, poNumber: '', note: '' };

/** Filters a list of orders by their details; both days are inclusive. */
export const orderDetailsFilter = z.object({
  deliveryFrom: day.optional(),
  deliveryTo: day.optional(),
  /** Only orders with an invoice that is not paid in full. */
  unpaid: z.boolean().optional(),
  /** Only open orders with a line that asks for more than there is. */
  shortOfStock: z.boolean().optional(),
});
