import { type Cents, fromHundredths, toHundredths } from '@depot/contracts/amounts';
import { dueTogether, type Invoice, type PaymentMethod } from '@depot/contracts/billing';
import { dayOf, momentOf } from '@depot/contracts/time';

/** Form values of a payment. */
export interface PaymentValues {
  amount: Cents | null;
  method: PaymentMethod;
  /** `YYYY-MM-DD`, in the timezone of the warehouse. */
  day: string;
  reference: string;
  note: string;
}

/** Initial values: the suggested amount, if any, on today's date in the warehouse's timezone. */
export function freshPayment(amount: Cents | null, today: string): PaymentValues {
  return { amount, method: 'CHECK', day: today, reference: '', note: '' };
}

/** Converts the form values into a request. A payment of today gets the current time, one of another day gets noon. */
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

/** Amount that a customer still owes on these invoices, minus credits of returns. */
export function dueOn(invoices: readonly Pick<Invoice, 'invoiceId' | 'balanceDue'>[]): Cents {
  return dueTogether(invoices.map(({ invoiceId, balanceDue }) => ({ invoiceId, due: toHundredths(balanceDue) })));
}
