import type { Hundredths } from '../amounts/amounts.js';

/** Shipped less returned amount of a product for stores. */
export interface StockUsage {
  quantity: number;
  weight: Hundredths;
}

export const STOCK_USAGE_PORT = Symbol('STOCK_USAGE_PORT');

/** Rates of use of goods. */
export interface StockUsagePort {
  /** By product, since a moment (epoch ms); products of which nothing left are missing. */
  since(time: number): Promise<Map<number, StockUsage>>;
  /** Average weight of a received lot of these products; products without receipts are missing. */
  usualLots(productIds: readonly number[]): Promise<Map<number, Hundredths>>;
}
