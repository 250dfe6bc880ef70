import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';
import { daysBetween } from '@depot/contracts/time';

/** State of an invoice as a customer reads it. A credit is never due. */
export type InvoiceState =
  | { name: 'paid' | 'open' | 'void' | 'credit' | 'creditUsed' }
  /** `days` since the due day, at least 1. */
  | { name: 'overdueDays'; days: number };

type StateFields = Pick<Invoice, 'invoiceId' | 'status' | 'balanceDue' | 'dueDay'>;

/** `today` is a calendar day in the distributor's timezone. An invoice of zero has nothing open and counts as paid. */
export function getInvoiceState({ invoiceId, status, balanceDue, dueDay }: StateFields, today: string): InvoiceState {
  if (status === 'VOID') return { name: 'void' };
  const isSettled = status === 'PAID' || balanceDue === 0;
  if (isReturnInvoice(invoiceId)) return { name: isSettled ? 'creditUsed' : 'credit' };
  if (isSettled) return { name: 'paid' };
  return dueDay !== null && dueDay < today
    ? { name: 'overdueDays', days: daysBetween(dueDay, today) }
    : { name: 'open' };
}
