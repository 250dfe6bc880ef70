import { createHash } from 'node:crypto';
import type { InvoiceHeader } from './invoice.repository.js';
import type { ItemFields } from './invoice-item.js';

type Content = Omit<InvoiceHeader, 'id' | 'status' | 'paid' | 'voidTime' | 'contentHash'>;

/** SHA-256 of the content of an invoice's paper, except its payment. */
export function hashContent(header: Content, items: readonly ItemFields[]): string {
  const {
    kind,
    number,
    relatedDisplayId,
    clientName,
    sellerName,
    timezone,
    invoiceDate,
    billAddress,
    shipAddress,
    total,
    dueAt,
    sellerId,
    deliveryDate,
    poNumber,
    note,
  } = header;
  const said = [deliveryDate, poNumber, note, ...items.map(({ notes }) => notes)];
  const lines = items.map(({ description, quantity, weight, weights, rate, amount }) => [
    description,
    quantity,
    weight,
    weights,
    rate,
    amount,
  ]);
  const content = [
    kind,
    number,
    relatedDisplayId,
    clientName,
    sellerName,
    timezone,
    invoiceDate,
    billAddress,
    shipAddress,
    total,
    lines,
    dueAt,
    sellerId,
    // Invoices from before these fields keep their hash.
    ...(said.some(Boolean) ? said : []),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
