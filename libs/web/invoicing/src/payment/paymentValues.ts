import { type Cents, fromHundredths, toHundredths } from '@depot/contracts/amounts';
import { dueTogether, type Invoice, type PaymentMethod } from '@depot/contracts/billing';
import { dayOf, momentOf } from '@depot/contracts/time';

/** What the fields of a payment hold. */
export interface PaymentValues {
  amount: Cents | null;
  method: PaymentMethod;
  /** `YYYY-MM-DD`, in the timezone of the warehouse. */
  day: string;
  reference: string;
  note: string;
}

/** What is offered: an amount, or none, of today in the timezone of the warehouse. */
export function freshPayment(amount: Cents | null, today: string): PaymentValues {
  return { amount, method: 'CHECK', day: today, reference: '', note: '' };
}

/** As the server takes it. A payment of today is of this moment, one of another day of its noon. */
export function paymentRequest({ amount, method, day, reference, note }: PaymentValues, timezone: string) {
  const date = day === dayOf(Date.now(), timezone) ? undefined : momentOf(`${day}T12:00:00`, timezone);
  return { amount: fromHundredths(amount ?? 0), method, reference, note, ...(date !== undefined && { date }) };
}

/** Something is still to be paid, so that it can be marked as paid. A void invoice is never open. */
export function hasOpenAmount({
  status,
  formattedTotal,
  formattedPaid,
}: Pick<Invoice, 'status' | 'formattedTotal' | 'formattedPaid'>): boolean {
  return status !== 'VOID' && formattedTotal !== formattedPaid;
}

/** What a customer still has to pay on these; the credits of returns are taken off. */
export function dueOn(invoices: readonly Pick<Invoice, 'invoiceId' | 'balanceDue'>[]): Cents {
  return dueTogether(invoices.map(({ invoiceId, balanceDue }) => ({ invoiceId, due: toHundredths(balanceDue) })));
}
