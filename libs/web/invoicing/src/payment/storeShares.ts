import { type Cents, toHundredths } from '@depot/contracts/amounts';
import { isReturnInvoice, type OpenInvoice, spread } from '@depot/contracts/billing';

/** Open amounts of a store, in cents: invoices oldest first, and credits of returns. */
export interface OpenAtStore {
  invoices: { invoice: OpenInvoice; open: Cents }[];
  owed: Cents;
  credits: Cents;
}

/** Only the named invoices, where some are named. */
export function storeOpen(list: readonly OpenInvoice[], only: readonly string[] | undefined): OpenAtStore {
  const all = list.map((invoice) => ({ invoice, open: toHundredths(invoice.balanceDue) }));
  const invoices = all.filter(
    ({ invoice: { invoiceId }, open }) =>
      open > 0 && !isReturnInvoice(invoiceId) && (only?.includes(invoiceId) ?? true),
  );
  const sum = (rows: typeof all) => rows.reduce((total, { open }) => total + open, 0);
  return {
    invoices,
    owed: sum(invoices),
    credits: sum(all.filter(({ invoice }) => isReturnInvoice(invoice.invoiceId))),
  };
}

/** Distributes the money, and as much of the credits as is needed, over the invoices. By invoice id. */
export function splitPayment(
  { invoices, owed, credits }: OpenAtStore,
  amount: Cents,
  useCredits: boolean,
): Map<string, Cents> {
  const credited = useCredits ? Math.min(credits, Math.max(owed - amount, 0)) : 0;
  const { shares } = spread(amount + credited, invoices);
  return new Map(shares.map((share) => [share.invoice.invoice.invoiceId, share.amount]));
}
