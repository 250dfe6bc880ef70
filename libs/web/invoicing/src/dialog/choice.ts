import type { Invoice } from '@depot/contracts/billing';

/** Choosing one of several invoices. */
export interface InvoiceChoice {
  invoices: readonly Invoice[];
  /** The id of the one on screen. */
  current: string;
  onChange: (invoiceId: string) => void;
}
