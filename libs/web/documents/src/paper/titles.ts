import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import type { Language } from '@depot/contracts/errors';
import type { Order } from '@depot/contracts/orders';
import { text } from './text.js';

export const invoicesTitle = (language: Language): string => text.invoices[language];

export const ordersTitle = (language: Language): string => text.orders[language];

export const labelsTitle = (language: Language): string => text.labels[language];

/** Title and file name of a single invoice or credit: "Invoice I12 – Around the Horn". */
export function invoiceTitle({ invoiceId, clientName }: Pick<Invoice, 'invoiceId' | 'clientName'>, language: Language) {
  const kind = isReturnInvoice(invoiceId) ? text.credit : text.invoiceFile;
  return `${kind[language]} ${invoiceId} – ${clientName}`;
}

/** Title of a pick list or packing slip: "#58 Around the Horn". */
export const orderTitle = ({ displayId, storeName }: Pick<Order, 'displayId' | 'storeName'>): string =>
  `#${displayId} ${storeName}`;

/** Title of a statement: "Statement – Around the Horn". */
export const statementTitle = ({ clientName }: { clientName: string }, language: Language): string =>
  `${text.statementFile[language]} – ${clientName}`;
