import type { Cents } from '../amounts/amounts.js';
import type { Message } from '../errors/index.js';

// Apart from the schemas, so that screens and documents take these without them.

/** True for the invoice of a return, whose total is subtracted in every sum. */
export const isReturnInvoice = (id: string) => id.startsWith('RI');

/** What is due on invoices together, in cents: the credits of returns are taken off. */
export const dueTogether = (invoices: readonly { invoiceId: string; due: Cents }[]): Cents =>
  invoices.reduce((sum, { invoiceId, due }) => (isReturnInvoice(invoiceId) ? sum - due : sum + due), 0);

/** Invoices that one request may print or mark as paid. */
export const invoicesAtOnce = 500;

/** Invoices that `GET /invoice` returns at most where it is not asked for one order or return: the newest. */
export const newestInvoices = 200;

/** How a person says that money came. */
export const paymentMethods = ['CASH', 'CHECK', 'CARD', 'TRANSFER', 'OTHER'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/**
 * `MARKED`: somebody marked the invoice as paid and said no more. `CREDIT`: the credit of a return was used up for it.
 */
export const recordedMethods = [...paymentMethods, 'MARKED', 'CREDIT'] as const;

export type RecordedMethod = (typeof recordedMethods)[number];

/** What moved money: a payment, one that was taken back, or what was paid out of a credit. */
export const paymentKinds = ['PAYMENT', 'REVERSAL', 'REFUND'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

export const methodWords: Record<RecordedMethod, Message> = {
  CASH: { gb: 'Cash', cn: '现金' },
  CHECK: { gb: 'Check', cn: '支票' },
  CARD: { gb: 'Card', cn: '银行卡' },
  TRANSFER: { gb: 'Bank transfer', cn: '银行转账' },
  OTHER: { gb: 'Other', cn: '其他' },
  MARKED: { gb: 'Marked as paid', cn: '标记为已付款' },
  CREDIT: { gb: 'Credit of a return', cn: '退货款抵扣' },
};
