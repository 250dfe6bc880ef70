import type { Cents, EpochMs, Hundredths } from '../amounts/amounts.js';
import type { PaymentKind, RecordedMethod } from './bounds.js';
import type { InvoiceStatus } from './invoice.schemas.js';

/** From and to in epoch ms, both inclusive, by invoice date. */
export interface InvoiceRange {
  start: EpochMs;
  end: EpochMs;
}

/** Billed and paid amounts of a store, less returns, without void invoices. */
export interface StoreSales {
  storeId: number;
  sales: Cents;
  paid: Cents;
}

/** Open amounts of a store by age. */
export interface StoreOpen {
  storeId: number;
  /** In the order of the requested bounds. */
  amounts: Cents[];
}

/** An invoice on a statement. Amounts of a credit are positive and reduce the balance. */
export interface StatementInvoice {
  invoiceId: string;
  invoiceDate: EpochMs;
  /** The day on which it is to be paid, as a moment of that day. */
  dueAt: EpochMs;
  credit: boolean;
  total: Cents;
  paid: Cents;
}

/** A payment, or its reversal, as an account lists it: over all the documents that it paid. */
export interface StatementPayment {
  number: number;
  date: EpochMs;
  method: RecordedMethod;
  reference: string;
  /** A payment, its reversal, or a refund of a credit. */
  kind: PaymentKind;
  /** Amount by which the balance falls; negative for a reversal and a refund. */
  amount: Cents;
}

/** A store's account over a period, up to a moment. Void invoices are excluded. */
export interface StoreAccount {
  /** Owed before the period began. */
  broughtForward: Cents;
  /** Invoices of the period, oldest first; `paid` is as of that moment. */
  invoices: StatementInvoice[];
  /** Made in the period, oldest first. A payment in advance counts from the day of its invoice. */
  payments: StatementPayment[];
  /** Open amounts at that moment by due day, in the order of the requested bounds. */
  open: Cents[];
  /** Open amounts that were not past due yet, earliest due day first. */
  upcoming: { dueAt: EpochMs; amount: Cents }[];
}

/** An invoice as lists show it; a void one too. A credit's amounts are positive. */
export interface ListedInvoice extends Omit<StatementInvoice, 'dueAt'> {
  /** Number of the order, or of the credited return. */
  relatedDisplayId: number;
  clientName: string;
  status: InvoiceStatus;
}

/** Billed sales of a product, less returns. */
export interface ProductSales {
  productId: number;
  quantity: number;
  weight: Hundredths;
  sales: Cents;
}

export const BILLING_REPORT_PORT = Symbol('BILLING_REPORT_PORT');

export interface BillingReportPort {
  /** One row for each store that has invoices in the range; of one store only, when named. */
  salesByStore(range: InvoiceRange, storeId?: number): Promise<StoreSales[]>;
  /** Sales and payments of each span, in its order; of one store only, when named. */
  salesBySpan(spans: readonly InvoiceRange[], storeId?: number): Promise<Pick<StoreSales, 'sales' | 'paid'>[]>;
  /** The products with the highest sales, descending; of one store only, if given. */
  bestProducts(range: InvoiceRange, limit: number, storeId?: number): Promise<ProductSales[]>;
  /**
   * Open amounts by store on invoices due from each bound up to the previous one; the bounds descend. Limited to
   * `storeId` if given.
   */
  openByStore(bounds: readonly number[], storeId?: number): Promise<StoreOpen[]>;
  /**
   * Stores whose account is not even at the end of the range, or moves in it; payments count up to `paidUntil`
   * (inclusive, epoch ms).
   */
  storesWithAccount(range: InvoiceRange, paidUntil: number): Promise<number[]>;
  /**
   * The account of each store over the range by its id, up to `paidUntil` (inclusive, epoch ms), also of those without
   * an invoice. `dueFrom` are bounds of due days, which go back in time.
   */
  accounts(
    storeIds: readonly number[],
    range: InvoiceRange,
    paidUntil: number,
    dueFrom: readonly number[],
  ): Promise<Map<number, StoreAccount>>;
  /** Invoices and credits in the range, void ones too, newest first, at most `limit`; of one store only, when named. */
  listed(range: InvoiceRange, limit: number, storeId?: number): Promise<ListedInvoice[]>;
}
