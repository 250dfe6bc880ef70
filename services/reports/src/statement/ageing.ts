import type { Cents } from '@depot/contracts/amounts';
import type { StatementInvoice } from '@depot/contracts/billing';
import { dayOf, daysBetween } from '@depot/contracts/time';

/** Days since the invoice date at which a debt moves to the next bucket. */
export const ageingBuckets = [
  { name: 'current', upTo: 0 },
  { name: '1–30', upTo: 30 },
  { name: '31–60', upTo: 60 },
  { name: '61–90', upTo: 90 },
  { name: '90+', upTo: Infinity },
] as const;

export interface AgeingBucket {
  name: (typeof ageingBuckets)[number]['name'];
  amount: Cents;
}

/** What an invoice adds to the debt; a credit takes away. */
export function openAmount({ credit, total, paid }: Pick<StatementInvoice, 'credit' | 'total' | 'paid'>): Cents {
  return credit ? paid - total : total - paid;
}

/**
 * Spreads what is owed over the ages of its invoices, in whole days of the warehouse; the buckets sum to what is owed.
 */
export function ageingOf(invoices: readonly StatementInvoice[], now: number, timezone: string): AgeingBucket[] {
  const today = dayOf(now, timezone);
  const amounts = ageingBuckets.map(() => 0);
  for (const invoice of invoices) {
    const age = daysBetween(dayOf(invoice.invoiceDate, timezone), today);
    const at = ageingBuckets.findIndex(({ upTo }) => age <= upTo);
    amounts[at] = (amounts[at] ?? 0) + openAmount(invoice);
  }
  return ageingBuckets.map(({ name }, at) => ({ name, amount: amounts[at] ?? 0 }));
}
