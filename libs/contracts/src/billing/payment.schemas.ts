import * as z from 'zod';
import type { EpochMs } from '../amounts/amounts.js';
import { epochMs, id, idParam, money, moneyOut, multiLineText, requiredText, text } from '../wire/index.js';
import { invoicesAtOnce, paymentMethods, recordedMethods } from './bounds.js';
import { invoiceId } from './invoice.schemas.js';
import { billingMessages } from './messages.js';

/** More than nothing: dollars on the wire, cents in the code. */
const someMoney = money.refine((cents) => cents > 0, { params: { localizedMessage: billingMessages.nothingPaid } });

const details = {
  method: z.enum(paymentMethods),
  /** Time of the payment; now by default. */
  date: epochMs.optional(),
  /** Number of the cheque, the transfer … */
  reference: text(100).optional(),
  note: multiLineText(500).optional(),
};
export type PaymentDetails = {
  method: (typeof recordedMethods)[number];
  date?: EpochMs;
  reference?: string;
  note?: string;
};

/** A row of an invoice's payments. A reversal has a negative amount. */
export const payment = z.object({
  paymentId: id,
  /** Parts of one payment over several invoices have the same number. */
  number: z.int(),
  invoiceId: z.string(),
  amount: moneyOut,
  formattedAmount: z.string(),
  method: z.enum(recordedMethods),
  date: epochMs,
  formattedDate: z.string(),
  reference: z.string(),
  note: z.string(),
  /** User and time of the entry. */
  user: z.string(),
  time: epochMs,
  /** The payment that this one takes back. */
  reverses: id.nullable(),
  /** Why it was taken back. */
  reason: z.string(),
  isReversed: z.boolean(),
  /** False for a reversal, a reversed payment, an applied credit and the payment of Mark as PAID. */
  mayReverse: z.boolean(),
});
export type Payment = z.output<typeof payment>;
export type PaymentAnswer = z.input<typeof payment>;

export const paymentQuery = z.object({ invoiceId });
export type PaymentQuery = z.output<typeof paymentQuery>;

export const createPaymentBody = z.object({ invoiceId, amount: someMoney, ...details });
export type CreatePayment = z.output<typeof createPaymentBody>;

export const reversePaymentBody = z.object({ paymentId: id, reason: requiredText(300) });
export type ReversePayment = z.output<typeof reversePaymentBody>;

/** Pays the open invoices of a store, oldest first; only the named ones where some are named. */
export const storePaymentBody = z.object({
  userId: id,
  amount: money,
  ...details,
  /** Uses up open credits of returns as well. */
  useCredits: z.boolean().optional(),
  /** Only these of them. */
  creditIds: z.array(invoiceId).min(1).max(invoicesAtOnce).optional(),
  invoiceIds: z.array(invoiceId).min(1).max(invoicesAtOnce).optional(),
});
export type StorePayment = z.output<typeof storePaymentBody>;

export const openInvoice = z.object({
  invoiceId: z.string(),
  invoiceDate: epochMs,
  formattedInvoiceDate: z.string(),
  total: moneyOut,
  paid: moneyOut,
  balanceDue: moneyOut,
});
export type OpenInvoice = z.output<typeof openInvoice>;
export const openInvoicesQuery = z.object({ userId: idParam });
export type OpenInvoicesQuery = z.output<typeof openInvoicesQuery>;
