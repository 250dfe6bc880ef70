import type { Hundredths } from '../amounts/amounts.js';

/** What left of a product for stores, less what came back. */
export interface StockUsage {
  quantity: number;
  weight: Hundredths;
}

export const STOCK_USAGE_PORT = Symbol('STOCK_USAGE_PORT');

/** How fast goods go. */
export interface StockUsagePort {
  /** By product, since a moment (epoch ms); products of which nothing left are missing. */
  since(time: number): Promise<Map<number, StockUsage>>;
  /** What a lot of these products weighs when it comes in, on average; products that never came are missing. */
  usualLots(productIds: readonly number[]): Promise<Map<number, Hundredths>>;
}
