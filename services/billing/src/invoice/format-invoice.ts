import { chargedByWeight, formatCents } from '@depot/contracts/amounts';
import type { InvoiceAnswer, InvoiceItemAnswer, PostalAddress } from '@depot/contracts/billing';
import type { SellerFacts } from '@depot/contracts/identity';
import { dayOf, daysBetween, formatDate, formatDay } from '@depot/contracts/time';
import type { CreditedOrder } from './credited-orders.js';
import type { InvoiceHeader } from './invoice.repository.js';
import type { Settlement } from './invoice-context.repository.js';
import { formatInvoiceId } from './invoice-id.js';
import type { StoredItem } from './invoice-item.repository.js';

/** Content of an invoice's paper beside its header. */
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
export function formatInvoice(header: InvoiceHeader, parts: InvoiceParts): InvoiceAnswer {
  const invoiceId = formatInvoiceId(header);
  const { orderId, returnId, relatedDisplayId, storeId: userId, clientName, sellerName } = header;
  const { invoiceDate, status, timezone, contentHash } = header;
  const { deliveryDate, poNumber, note } = header;
  return {
    invoiceId,
    orderId,
    returnId,
    relatedDisplayId,
    userId,
    clientName,
    sellerName,
    invoiceDate,
    status,
    ...(status === 'UNPAID' && contentHash !== null && { isSealed: true }),
    deliveryDate,
    poNumber,
    note,
    invoiceIdQuery: encodeURIComponent(invoiceId),
    seller: parts.seller ?? buildSellerFromName(sellerName),
    formattedInvoiceDate: formatDate(invoiceDate, timezone),
    ...formatDue(header),
    ...formatSums(header),
    formattedSettledDay: formatSettledDay(header, parts.settlement),
    paidMethod: parts.settlement?.method ?? null,
    creditedOrder: parts.creditedOrder ?? null,
    ...(parts.externalId && { externalId: parts.externalId }),
    billAddress: JSON.parse(header.billAddress) as PostalAddress,
    shipAddress: JSON.parse(header.shipAddress) as PostalAddress,
    invoiceItems: parts.items.map(formatItem),
  };
}

function buildSellerFromName(legalName: string): SellerFacts {
  return { legalName, address: '', phone: '', email: '', taxId: '', paymentInstructions: '', paper: 'LETTER' };
}

/** Nothing of a credit is due. */
function formatDue({ kind, invoiceDate, dueAt, timezone }: InvoiceHeader) {
  if (kind === 'RI') return { paymentTerms: null, dueDay: null, formattedDueDay: '' };
  const dueDay = dayOf(dueAt, timezone);
  const paymentTerms = daysBetween(dayOf(invoiceDate, timezone), dueDay);
  return { paymentTerms, dueDay, formattedDueDay: formatDay(dueDay) };
}

function formatSums({ status, total, paid }: InvoiceHeader) {
  const balanceDue = status === 'VOID' ? 0 : total - paid;
  return {
    total,
    paid,
    balanceDue,
    formattedTotal: formatCents(total),
    formattedPaid: formatCents(paid),
    formattedBalanceDue: formatCents(balanceDue),
  };
}

function formatSettledDay({ voidTime, timezone }: InvoiceHeader, settlement: Settlement | undefined): string {
  const time = settlement?.date ?? voidTime;
  return time === null || time === undefined ? '' : formatDate(time, timezone);
}

function formatItem({
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
    invoiceItemId: id,
    orderItemId,
    productId,
    description,
    notes,
    quantity,
    weight,
    weights,
    rate,
    amount,
    byWeight: chargedByWeight(hasWeight),
    formattedRate: formatCents(rate),
    formattedAmount: formatCents(amount),
  };
}
