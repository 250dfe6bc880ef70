import type { Hundredths } from '../amounts/amounts.js';
import type { StockAmount } from './stock.port.js';

/** Amount of goods of one lot and expiry day. */
export interface LotAmount {
  lot?: string | undefined;
  /** YYYY-MM-DD */
  expiry?: string | undefined;
  quantity: number;
  weight: Hundredths;
}

export const LOTS_PORT = Symbol('LOTS_PORT');

/** Lots of goods. Reads without locks; goods with neither lot nor expiry day are left out. */
export interface LotsPort {
  /**
   * For each of several orders, by product, the lots that should leave first for its amounts, in their order: those
   * that outbound proposes for it. Expired ones are never among them.
   */
  firstToLeave(orders: readonly (readonly StockAmount[])[]): Promise<Map<number, LotAmount[]>[]>;
  /** By order line, the lots that these orders were shipped from. */
  shipped(orderIds: readonly number[]): Promise<Map<number, LotAmount[]>>;
}
