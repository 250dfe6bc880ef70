import type { Hundredths } from '../amounts/amounts.js';

/** A product whose figures contradict each other: what they should be and what they are. */
export interface StockMismatch {
  productId: number;
  productName: string;
  expectedQty: number;
  actualQty: number;
  expectedWeight: Hundredths;
  actualWeight: Hundredths;
}

export interface Repair {
  productName: string;
  /** False when there was nothing to repair. */
  repaired: boolean;
}

export const RECONCILIATION_PORT = Symbol('STOCK_TRUTH_PORT');

/** Whether ledger, stock rows, units and bookings agree, and how they are made to again. */
export interface ReconciliationPort {
  /** Products whose ledger differs from their stock row, or whose units do; expected is the ledger. */
  quantityMismatches(): Promise<StockMismatch[]>;
  /** Products of which more or less is booked than open order lines hold; expected is the lines. */
  productMismatches(): Promise<StockMismatch[]>;
  /**
   * Makes the figures of a product agree: the units are what people can touch, so ledger and row follow them (by a
   * movement), and bookings follow the open orders. INSUFFICIENT_STOCK when open orders hold more than there is.
   */
  repair(productId: number): Promise<Repair>;
}
