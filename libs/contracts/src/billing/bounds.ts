import type { Cents } from '../amounts/amounts.js';
import type { Message } from '../errors/index.js';

// Apart from the schemas, so that screens and documents take these without them.

/** True for the invoice of a return, whose total is subtracted in every sum. */
export const isReturnInvoice = (id: string) => id.startsWith('RI');

/** Total due on the invoices in cents, less credits of returns. */
export const dueTogether = (invoices: readonly { invoiceId: string; due: Cents }[]): Cents =>
  invoices.reduce((sum, { invoiceId, due }) => (isReturnInvoice(invoiceId) ? sum - due : sum + due), 0);

/** Invoices that one request may print or mark as paid. */
export const invoicesAtOnce = 500;

/** Most invoices that `GET /invoice` returns without an order or return: the newest. */
export const newestInvoices = 200;

/** Methods that a user selects for a payment. */
export const paymentMethods = ['CASH', 'CHECK', 'CARD', 'TRANSFER', 'OTHER'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];

/** `MARKED`: a user marked the invoice as paid without a method. `CREDIT`: a return's credit was applied. */
export const recordedMethods = [...paymentMethods, 'MARKED', 'CREDIT'] as const;

export type RecordedMethod = (typeof recordedMethods)[number];

/** Kinds of entries in the payment ledger: a payment, its reversal, or a refund of a credit. */
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
