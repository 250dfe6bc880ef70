import { type Cents, toHundredths } from '@depot/contracts/amounts';
import { type Invoice, isReturnInvoice } from '@depot/contracts/billing';

/** What a customer still has to pay on these; the credits of returns are taken off. */
export function dueOf(invoices: readonly Pick<Invoice, 'invoiceId' | 'balanceDue'>[]): Cents {
  return invoices.reduce((sum, { invoiceId, balanceDue }) => {
    const due = toHundredths(balanceDue);
    return isReturnInvoice(invoiceId) ? sum - due : sum + due;
  }, 0);
}
