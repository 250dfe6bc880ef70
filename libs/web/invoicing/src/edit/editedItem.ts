import { type Cents, fromHundredths } from '@depot/contracts/amounts';
import type { InvoiceItem } from '@depot/contracts/billing';
import type { UpdateInvoiceRequest } from '../api/invoices.js';

/** What can be changed on a line of an invoice. */
export interface EditedItem {
  quantity?: number;
  rate?: Cents;
}

/**
 * True where the line is charged by a weight: its weight was taken when it was shipped, and its quantity follows from
 * it.
 */
export function isWeighed({ weight, weights }: Pick<InvoiceItem, 'weight' | 'weights'>): boolean {
  return weight > 0 || weights.length > 0;
}

/** The line as the request carries it. A rate that was emptied is 0. */
export function changeOf(item: InvoiceItem, edited: EditedItem = {}): UpdateInvoiceRequest['invoiceItems'][number] {
  const { quantity, rate = 0 } = edited;
  return { invoiceItemId: item.invoiceItemId, rate: fromHundredths(rate), ...(!isWeighed(item) && { quantity }) };
}
