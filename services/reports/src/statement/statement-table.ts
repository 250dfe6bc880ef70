import { formatCents } from '@depot/contracts/amounts';
import type { StatementInvoice } from '@depot/contracts/billing';
import { formatDate } from '@depot/contracts/time';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A table of a statement, "Invoices" or "Returns"; amounts are positive, as on the documents. */
export function statementTable(name: string, invoices: readonly StatementInvoice[], timezone: string) {
  const total = sum(invoices.map((invoice) => invoice.total));
  const paid = sum(invoices.map((invoice) => invoice.paid));
  return {
    name,
    invoices: invoices.map((invoice) => ({
      formattedInvoiceDate: formatDate(invoice.invoiceDate, timezone),
      invoiceId: invoice.invoiceId,
      formattedTotal: formatCents(invoice.total),
      formattedPaid: formatCents(invoice.paid),
      formattedBalanceDue: formatCents(invoice.total - invoice.paid),
    })),
    formattedTotalAmount: formatCents(total),
    formattedTotalPaid: formatCents(paid),
    formattedTotalOpenAmt: formatCents(total - paid),
  };
}
