import type { Cents, EpochMs, Hundredths, StockMode } from '../amounts/amounts.js';
import type { InvoiceAnswer } from './invoice.schemas.js';

/** Live invoices of an order, for its row in the overview. */
export interface OrderInvoices {
  invoiceIds: string[];
  /** At least one invoice and all of them paid. */
  paidFull: boolean;
}

/** The order of an invoice, and whether nothing of it is open. */
export interface BilledOrder {
  orderId: number;
  isPaid: boolean;
}

/** One credited line of a return. */
export interface CreditLine {
  orderItemId: number;
  productId: number;
  description: string;
  hasWeight: StockMode;
  quantity: number;
  weight: Hundredths;
  /** Each piece's own weight, where known. */
  weights?: Hundredths[];
  rate: Cents;
}

/** An amount of a line: pieces, hundredths of a pound. */
interface LineAmount {
  quantity: number;
  weight: Hundredths;
}

/** Billed amount of an order line on a live invoice, and the most that the invoice can bill. */
export interface BilledGoods extends LineAmount {
  rate: Cents;
  mostQuantity: number;
  mostWeight: Hundredths;
}

/** A line of a return with the limits of its credit. */
export interface ReturnedGoods extends CreditLine {
  /** As shipped, at the rate of the order: the bound while the line is on no invoice. */
  shipped: LineAmount & { rate: Cents };
  /** Most that all returns of the line may credit: less than the returned amount if the invoice left out a part. */
  creditable: LineAmount;
  /** Field of the request with the rate, if it has one. */
  ratePath?: string;
}

export interface ReturnToCredit {
  returnId: number;
  /** Number of the return. */
  displayId: number;
  orderId: number;
  storeId: number;
  lines: ReturnedGoods[];
}

/** Stage of past invoices until all of an import are written. */
export interface PastStage {
  tenantId: number;
}

/**
 * A past order with an imported invoice, or a past return with its credit. All of it was shipped and billed as ordered.
 */
export interface PastInvoice {
  orderId: number;
  /** Makes it the credit of this return. */
  returnId?: number;
  /** Number of the order, or of the return. */
  displayId: number;
  storeId: number;
  invoiceDate: EpochMs;
  isPaid: boolean;
  lines: CreditLine[];
}

/** As many orders as one statement may name. */
export const maxUnpaidOrders = 10_000;

export const BILLING_PORT = Symbol('BILLING_PORT');

/** Invoices as the order domain needs them. Commands join the running transaction. */
export interface BillingPort {
  /** By order id; orders without live invoices are missing. */
  invoicesOf(orderIds: readonly number[]): Promise<Map<number, OrderInvoices>>;
  /**
   * Orders with a live invoice that is not paid in full, of these stores or of all of the tenant's; of more than
   * `maxUnpaidOrders` the newest.
   */
  unpaidOrders(storeIds?: readonly number[]): Promise<number[]>;
  /** Number of the tenant's orders with a live invoice that is not paid in full. */
  countUnpaidOrders(): Promise<number>;
  /** An order with a paid invoice, else one with a live invoice. */
  furthestBilled(): Promise<BilledOrder | undefined>;
  /** Voids the unpaid invoices of an order (returns included). INVOICE_PAID when one is paid. */
  voidInvoicesOf(orderId: number): Promise<void>;
  /**
   * Locks the live invoices and credits of a locked order, and returns the billed goods by order line; lines without an
   * invoice are missing.
   */
  lockBilled(orderId: number): Promise<Map<number, BilledGoods>>;
  /**
   * Creates the `RI…` invoice of a return and returns its id. A line credits at most its billed amount less earlier
   * credits.
   */
  creditReturn(credit: ReturnToCredit): Promise<string>;
  /** Replaces the lines of a return's unpaid invoice. INVOICE_PAID when it is paid. */
  reviseCredit(credit: ReturnToCredit): Promise<string>;
  /** Voids a return's invoice. INVOICE_PAID when it is paid. */
  voidCredit(returnId: number): Promise<void>;
  /** The readable invoice id by return id. */
  creditIds(returnIds: readonly number[]): Promise<Map<number, string>>;
  /** Which of these order lines are on a live invoice, and at which rate. */
  billedRates(orderItemIds: readonly number[]): Promise<Map<number, Cents>>;
  /** Balance of the store: open invoices less open credits. */
  owed(storeId: number): Promise<Cents>;
  /** When each of the invoices was paid in full, by its id; those that are open are missing. */
  settledTimes(invoiceIds: readonly string[]): Promise<Map<string, EpochMs>>;
  /** Whole invoices for paper, in the order of the ids. NOT_FOUND where the reader may not see one of them. */
  invoices(invoiceIds: readonly string[]): Promise<InvoiceAnswer[]>;
  /** Writes the invoices of past orders in bulk; those on a stage are hidden. */
  addPast(invoices: readonly PastInvoice[], stage?: PastStage): Promise<void>;
  /** Prepares a stage for this number of invoices, in one short transaction. */
  openPastStage(stage: PastStage, invoices: { all: number; paid: number }): Promise<void>;
  /** Makes all invoices of a stage those of the tenant, in the running transaction. */
  publishPastStage(stage: PastStage): Promise<void>;
  /** Deletes some rows of an abandoned stage; false when none is left. */
  clearPastStage(stage: PastStage): Promise<boolean>;
}
