import * as z from 'zod';
import { ledgerAccounts } from '../billing/accounts.js';
import { recordedMethods } from '../billing/bounds.js';
import { fileFormatQuery, id, idParam, listOf, moneyOut } from '../wire/index.js';

/** A calendar day of the distributor, `YYYY-MM-DD`. */
const day = z.iso.date();
/** Both inclusive. */
const days = { from: day, to: day };

/** `after` is the last entry of the page before. */
export const journalQuery = z.object({ ...days, store: idParam.optional(), after: idParam.optional() });
export const journalDownloadQuery = fileFormatQuery.extend({ ...days, store: idParam.optional() });

/** A line of a posting: an amount in one of both columns, 0 in the other. */
export const journalEntry = z.object({
  id,
  formattedDay: z.string(),
  document: z.string(),
  account: z.enum(ledgerAccounts),
  userId: id,
  name: z.string(),
  debit: moneyOut,
  credit: moneyOut,
});
export type JournalLine = z.output<typeof journalEntry>;
/** `more`: further entries follow, which `after` requests. */
export const journal = listOf(journalEntry).extend({ more: z.boolean() });

export const trialBalanceQuery = z.object({ asOf: day.optional() });
export const trialBalanceDownloadQuery = fileFormatQuery.extend({ asOf: day.optional() });

/** Balance of an account, in one of both columns. */
export const accountBalance = z.object({ account: z.enum(ledgerAccounts), debit: moneyOut, credit: moneyOut });
export type AccountBalance = z.output<typeof accountBalance>;
/** Both sums are equal. */
export const trialBalance = listOf(accountBalance).extend({
  asOf: z.string(),
  formattedAsOf: z.string(),
  debit: moneyOut,
  credit: moneyOut,
});
export type TrialBalance = z.output<typeof trialBalance>;

export const receiptsQuery = z.object(days);
export const receiptsDownloadQuery = fileFormatQuery.extend(days);

/** Methods that move money; `MARKED` has none of its own. */
const receivedMethods = recordedMethods.filter((method) => method !== 'CREDIT');

/** Money of one payment on one day; negative for a reversal or a refund. */
export const receipt = z.object({
  formattedDay: z.string(),
  document: z.string(),
  userId: id,
  name: z.string(),
  method: z.enum(receivedMethods),
  reference: z.string(),
  amount: moneyOut,
});
export type ReceiptLine = z.output<typeof receipt>;
/** `totals` are sums by method. */
export const receipts = listOf(receipt).extend({
  totals: z.array(z.object({ method: z.enum(receivedMethods), amount: moneyOut })),
});
