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
  /** Name of the order in its source; a repeated one is refused. */
  reference: string;
  storeId: number;
  time: EpochMs;
  isPaid: boolean;
  lines: readonly PastLine[];
}

/** A return of a past order; it does not change the stock. */
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
 * Import of years of past trade, many documents at a time. Stock is unchanged: the goods left before it was counted.
 */
export interface PastTradePort {
  /** Returns the ids of each order and of its lines, in their order. */
  addOrders(orders: readonly PastOrderToAdd[]): Promise<{ orderId: number; orderItemIds: number[] }[]>;
  /** Each with its credit. */
  addReturns(returns: readonly PastReturnToAdd[]): Promise<void>;
  /** Shipped lines with a higher id, oldest first. */
  leftAfter(orderItemId: number, limit: number): Promise<LeftLine[]>;
  /** Progress of a source's import as stored by `keepProgress`; undefined before it began. */
  progress(source: string): Promise<string | undefined>;
  /** Stores the progress in the running transaction, so that it matches the written rows exactly. */
  keepProgress(source: string, progress: string): Promise<void>;
}
