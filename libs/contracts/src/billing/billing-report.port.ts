import type { Cents } from '../amounts/index.js';

/** From and to in epoch ms, both inclusive, by invoice date. */
export interface InvoiceRange {
  start: number;
  end: number;
}

/** What a store was billed and paid, returns subtracted, void invoices left out. */
export interface StoreSales {
  storeId: number;
  sales: Cents;
  paid: Cents;
}

/** An invoice as statements list it. A credit's amounts are positive and count against what is owed. */
export interface StatementInvoice {
  invoiceId: string;
  invoiceDate: number;
  credit: boolean;
  total: Cents;
  paid: Cents;
}

export const BILLING_REPORT_PORT = Symbol('BILLING_REPORT_PORT');

export interface BillingReportPort {
  /** One row for each store that has invoices in the range; of one store only, when named. */
  salesByStore(range: InvoiceRange, storeId?: number): Promise<StoreSales[]>;
  /** The store's live invoices and credits in the range, oldest first. */
  statementInvoices(storeId: number, range: InvoiceRange): Promise<StatementInvoice[]>;
}
