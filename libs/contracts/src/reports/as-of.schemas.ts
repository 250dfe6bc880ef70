import * as z from 'zod';
import { id, idParam, listOf, moneyOut } from '../wire/index.js';

/** A calendar day of the distributor, `YYYY-MM-DD`. */
const day = z.iso.date();

/** Of today, if `asOf` is left out. */
export const asOfQuery = z.object({ asOf: day.optional() });
export const asOfStoreQuery = asOfQuery.extend({ store: idParam.optional() });

/** An invoice or credit with its open amount on a day; the amounts of a credit are negative. */
export const openDocumentRow = z.object({
  invoiceId: z.string(),
  userId: id,
  name: z.string(),
  formattedInvoiceDate: z.string(),
  formattedDueDay: z.string(),
  /** 0 for those that are not due. */
  daysPastDue: z.int(),
  total: moneyOut,
  paid: moneyOut,
  balanceDue: moneyOut,
});
export type OpenDocument = z.output<typeof openDocumentRow>;

/** `balance` = `receivable` − `unapplied`. */
export const balanceRow = z.object({
  userId: id,
  name: z.string(),
  receivable: moneyOut,
  unapplied: moneyOut,
  balance: moneyOut,
});
export type BalanceRow = z.output<typeof balanceRow>;

const dated = { asOf: z.string(), formattedAsOf: z.string() };
export const openDocumentList = listOf(openDocumentRow).extend(dated);
export const balances = listOf(balanceRow).extend(dated);
