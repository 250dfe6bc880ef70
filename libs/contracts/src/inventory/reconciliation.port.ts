import type { Hundredths } from '../amounts/amounts.js';

/** A product with inconsistent figures: expected and actual values. */
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

/** Compares ledger, stock rows, units and bookings, and repairs differences. */
export interface ReconciliationPort {
  /** Products whose ledger differs from their stock row, or whose units do; expected is the ledger. */
  quantityMismatches(): Promise<StockMismatch[]>;
  /** Products of which more or less is booked than open order lines hold; expected is the lines. */
  productMismatches(): Promise<StockMismatch[]>;
  /**
   * Repairs the figures of a product: units are authoritative because they exist physically, so ledger and row follow
   * them (by a movement), and bookings follow the open orders.
   * @throws INSUFFICIENT_STOCK if open orders hold more than the stock.
   */
  repair(productId: number): Promise<Repair>;
}
