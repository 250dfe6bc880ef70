import * as z from 'zod';
import { creditPolicy } from '../identity/index.js';
import { idParam, moneyOut } from '../wire/index.js';

/** Remaining credit of a store for orders. */
export const orderCredit = z.object({
  policy: creditPolicy,
  limit: moneyOut,
  /** On invoices, credits of returns taken off. */
  owed: moneyOut,
  /** Worth of the orders that are not billed in full, delivered ones too. */
  openOrders: moneyOut,
});
export type OrderCredit = z.output<typeof orderCredit>;
/** A STORE asks for itself. */
export const orderCreditQuery = z.object({ storeId: idParam.optional() });
export type OrderCreditQuery = z.output<typeof orderCreditQuery>;
