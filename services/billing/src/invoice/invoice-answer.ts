import { chargedByWeight, formatCents } from '@depot/contracts/amounts';
import type { InvoiceAnswer, InvoiceItemAnswer, PostalAddress } from '@depot/contracts/billing';
import type { SellerFacts } from '@depot/contracts/identity';
import { dayOf, daysBetween, formatDate, formatDay } from '@depot/contracts/time';
import type { CreditedOrder } from './credited-orders.js';
import type { InvoiceHead } from './invoice.repository.js';
import type { Settlement } from './invoice-context.repository.js';
import { invoiceIdOf } from './invoice-id.js';
import type { StoredItem } from './invoice-item.repository.js';

/** Content of an invoice's paper beside its head. */
export interface InvoiceParts {
  items: readonly StoredItem[];
  /** Undefined for invoices from before it was stored. */
  seller: SellerFacts | undefined;
  /** Present if the invoice is paid in full. */
  settlement: Settlement | undefined;
  /** Present for credits. */
  creditedOrder: CreditedOrder | undefined;
  /** Of the invoice of a past order from a file. */
  externalId: string | undefined;
}

/** An invoice in the form of the API. */
export function invoiceOut(head: InvoiceHead, parts: InvoiceParts): InvoiceAnswer {
  const invoiceId = invoiceIdOf(head);
  const { orderId, returnId, relatedDisplayId, storeId: userId, clientName, sellerName } = head;
  const { invoiceDate, status, timezone } = head;
  const { deliveryDate, poNumber, note } = head;
  return {
    ...{ invoiceId, orderId, returnId, relatedDisplayId, userId, clientName, sellerName, invoiceDate, status },
    ...{ deliveryDate, poNumber, note },
    invoiceIdQuery: encodeURIComponent(invoiceId),
    seller: parts.seller ?? nameAlone(sellerName),
    formattedInvoiceDate: formatDate(invoiceDate, timezone),
    ...dueOf(head),
    ...sumsOf(head),
    formattedSettledDay: settledDayOf(head, parts.settlement),
    paidMethod: parts.settlement?.method ?? null,
    creditedOrder: parts.creditedOrder ?? null,
    ...(parts.externalId && { externalId: parts.externalId }),
    billAddress: JSON.parse(head.billAddress) as PostalAddress,
    shipAddress: JSON.parse(head.shipAddress) as PostalAddress,
    invoiceItems: parts.items.map(itemOut),
  };
}

function nameAlone(legalName: string): SellerFacts {
  return { legalName, address: '', phone: '', email: '', taxId: '', paymentInstructions: '', paper: 'LETTER' };
}

/** Nothing of a credit is due. */
function dueOf({ kind, invoiceDate, dueAt, timezone }: InvoiceHead) {
  if (kind === 'RI') return { paymentTerms: null, dueDay: null, formattedDueDay: '' };
  const dueDay = dayOf(dueAt, timezone);
  const paymentTerms = daysBetween(dayOf(invoiceDate, timezone), dueDay);
  return { paymentTerms, dueDay, formattedDueDay: formatDay(dueDay) };
}

function sumsOf({ status, total, paid }: InvoiceHead) {
  const balanceDue = status === 'VOID' ? 0 : total - paid;
  return {
    ...{ total, paid, balanceDue },
    formattedTotal: formatCents(total),
    formattedPaid: formatCents(paid),
    formattedBalanceDue: formatCents(balanceDue),
  };
}

function settledDayOf({ voidTime, timezone }: InvoiceHead, settlement: Settlement | undefined): string {
  const time = settlement?.date ?? voidTime;
  return time === null || time === undefined ? '' : formatDate(time, timezone);
}

function itemOut({
  id,
  orderItemId,
  productId,
  description,
  notes,
  hasWeight,
  quantity,
  weight,
  weights,
  rate,
  amount,
}: StoredItem): InvoiceItemAnswer {
  return {
    ...{ invoiceItemId: id, orderItemId, productId, description, notes, quantity, weight, weights, rate, amount },
    byWeight: chargedByWeight(hasWeight),
    formattedRate: formatCents(rate),
    formattedAmount: formatCents(amount),
  };
}
