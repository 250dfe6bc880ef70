import * as z from 'zod';
import { creditPolicy } from '../identity/index.js';
import { amountOut, idParam } from '../wire/index.js';

/** What a store may still order on credit. */
export const orderCredit = z.object({
  policy: creditPolicy,
  limit: amountOut,
  /** On invoices, credits of returns taken off. */
  owed: amountOut,
  /** Worth of the orders that are not billed in full, delivered ones too. */
  openOrders: amountOut,
});
export type OrderCredit = z.output<typeof orderCredit>;
/** A STORE asks for itself. */
export const orderCreditQuery = z.object({ storeId: idParam.optional() });
export type OrderCreditQuery = z.output<typeof orderCreditQuery>;
