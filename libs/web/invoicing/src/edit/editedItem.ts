import { type Cents, fromHundredths, toHundredths } from '@depot/contracts/amounts';
import type { InvoiceItem } from '@depot/contracts/billing';
import type { UpdateInvoiceRequest } from '../api/invoices.js';

/** Editable fields of an invoice line. */
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

/**
 * Returns the changed fields of a line as the request carries them; undefined if nothing changed, so that another
 * user's concurrent edit of the line is kept. An emptied rate becomes 0.
 */
export function buildChange(
  item: InvoiceItem,
  { quantity, rate = 0 }: EditedItem = {},
): UpdateInvoiceRequest['invoiceItems'][number] | undefined {
  const change = {
    ...(rate !== toHundredths(item.rate) && { rate: fromHundredths(rate) }),
    ...(!isWeighed(item) && quantity !== item.quantity && { quantity }),
  };
  return Object.keys(change).length > 0 ? { invoiceItemId: item.invoiceItemId, ...change } : undefined;
}
