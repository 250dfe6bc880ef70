import type { Cents, EpochMs, Hundredths, StockMode } from '../amounts/amounts.js';

/** A line of a past order, as it was shipped and billed. */
export interface PastLine {
  productId: number;
  name: string;
  hasWeight: StockMode;
  quantity: number;
  weight: Hundredths;
  rate: Cents;
}

/** A past order that comes DONE and with its invoice. */
export interface PastOrderToAdd {
  /** What it was called where it comes from; none is brought in twice. */
  reference: string;
  storeId: number;
  time: EpochMs;
  isPaid: boolean;
  lines: readonly PastLine[];
}

/** What came back of a past order; nothing of it goes into stock. */
export interface PastReturnToAdd {
  orderId: number;
  storeId: number;
  time: EpochMs;
  isPaid: boolean;
  lines: readonly (PastLine & { orderItemId: number })[];
}

/** A shipped line, and how many pieces of it have not come back. */
export interface LeftLine {
  orderItemId: number;
  orderId: number;
  storeId: number;
  productId: number;
  left: number;
}

export const PAST_TRADE_PORT = Symbol('PAST_TRADE_PORT');

/**
 * Years of trade from elsewhere, many documents at a time. Stock is left alone: its goods left before it was counted.
 */
export interface PastTradePort {
  /** Returns the ids of each order and of its lines, in their order. */
  addOrders(orders: readonly PastOrderToAdd[]): Promise<{ orderId: number; orderItemIds: number[] }[]>;
  /** Each with its credit. */
  addReturns(returns: readonly PastReturnToAdd[]): Promise<void>;
  /** Shipped lines after the given one, oldest first. */
  leftAfter(orderItemId: number, limit: number): Promise<LeftLine[]>;
  /** How far a source has been brought in, as it was left by `keepProgress`; undefined before it began. */
  progress(source: string): Promise<string | undefined>;
  /** Remembers it in the running transaction, so that it is exactly as far as what was written. */
  keepProgress(source: string, progress: string): Promise<void>;
}
