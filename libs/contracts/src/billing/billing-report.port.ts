import type { Cents, EpochMs, Hundredths } from '../amounts/amounts.js';
import type { PaymentKind, RecordedMethod } from './bounds.js';
import type { InvoiceStatus } from './invoice.schemas.js';

/** From and to in epoch ms, both inclusive, by invoice date. */
export interface InvoiceRange {
  start: EpochMs;
  end: EpochMs;
}

/** What a store was billed and paid, returns subtracted, void invoices left out. */
export interface StoreSales {
  storeId: number;
  sales: Cents;
  paid: Cents;
}

/** What a store owes now, by age. */
export interface StoreOpen {
  storeId: number;
  /** In the order of the bounds that were asked for. */
  amounts: Cents[];
}

/** An invoice as statements list it. A credit's amounts are positive and count against what is owed. */
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
  /** A payment, one that was taken back, or what was paid out of a credit. */
  kind: PaymentKind;
  /** What is owed is less by it; below zero for a reversal and a refund. */
  amount: Cents;
}

/** A store's account over a period, up to a moment. Void invoices are in none of it. */
export interface StoreAccount {
  /** Owed before the period began. */
  broughtForward: Cents;
  /** Dated in the period, oldest first; `paid` is what was paid by that moment. */
  invoices: StatementInvoice[];
  /** Made in the period, oldest first. A payment in advance counts from the day of its invoice. */
  payments: StatementPayment[];
  /** Everything that was open at that moment, by due day, in the order of the bounds that were asked for. */
  open: Cents[];
  /** Of it what is on invoices that were not past due yet, the first due one first. */
  upcoming: { dueAt: EpochMs; amount: Cents }[];
}

/** An invoice as lists show it; a void one too. A credit's amounts are positive. */
export interface ListedInvoice extends Omit<StatementInvoice, 'dueAt'> {
  /** Of the order, or of the return that it credits. */
  relatedDisplayId: number;
  clientName: string;
  status: InvoiceStatus;
}

/** What was sold of a product and billed, returns subtracted. */
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
  /** The products that brought the most, best first; of one store only, when named. */
  bestProducts(range: InvoiceRange, limit: number, storeId?: number): Promise<ProductSales[]>;
  /**
   * What stores owe on invoices due from each bound on, up to the bound before it; the bounds go back in time. Of one
   * store only, when named.
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
