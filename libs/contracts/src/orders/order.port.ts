import type { Cents, EpochMs, Hundredths, StockMode } from '../amounts/amounts.js';
import type { OrderAnswer } from './order.schemas.js';
import type { OrderStatus } from './order.states.js';
import type { OrderDetails } from './order-details.schemas.js';

/** A shipped line: the amount that can be billed and returned. */
export interface ShippedOrderLine {
  orderItemId: number;
  productId: number;
  name: string;
  hasWeight: StockMode;
  quantity: number;
  weight: Hundredths;
  /** Each piece's own weight, for `Yes`. */
  weights: Hundredths[];
  rate: Cents;
  notes: string;
}

/** An order as billing sees it. */
export interface OrderFacts extends OrderDetails {
  orderId: number;
  displayId: number;
  storeId: number;
  status: OrderStatus;
  time: EpochMs;
  lines: ShippedOrderLine[];
}

/** An order by name, for lists and papers of other domains. */
export interface KnownOrder {
  orderId: number;
  displayId: number;
  storeId: number;
  status: OrderStatus;
  time: EpochMs;
  /** The store's own number of the order; empty if not set. */
  poNumber: string;
  /** Of a past order from a file: the number that it has there. */
  externalId?: string | null;
  /** When the goods left; null while they are here. */
  outboundTime: EpochMs | null;
}

/** Amount of a product on open lines, for comparison with the bookings of stock. */
export interface BookedAmount {
  productId: number;
  quantity: number;
  weight: Hundredths;
}

/** One cell of the product usage report: shipped less returned, by outbound date. */
export interface UsageCell {
  storeId: number;
  productId: number;
  quantity: number;
  weight: Hundredths;
}

/** Number of orders of a day. */
export interface OrdersOfDay {
  /** YYYY-MM-DD */
  day: string;
  count: number;
}

/** A day with its first and last moment. */
export interface DaySpan {
  day: string;
  start: EpochMs;
  end: EpochMs;
}

/** Progress of a distributor's trade: the state of its most advanced order. */
export interface OrderProgress {
  hasOrdered: boolean;
  hasShipped: boolean;
  hasBilled: boolean;
  hasPaid: boolean;
  /** Id of that order; null without an order that is not cancelled. */
  orderId: number | null;
}

export const KNOWN_ORDERS_PORT = Symbol('KNOWN_ORDERS_PORT');

/** Orders by name. Depends on no other domain, so that the domains that orders use can use it. */
export interface KnownOrdersPort {
  /** The tenant's orders by id, for any role; deleted ones are missing. */
  known(orderIds: readonly number[]): Promise<Map<number, KnownOrder>>;
}

export const ORDERS_PORT = Symbol('ORDERS_PORT');

export interface OrdersPort {
  /** The order, its row locked for the running command. NOT_FOUND when it is not the tenant's. */
  lockForBilling(orderId: number): Promise<OrderFacts>;
  /** Every line of the locked order is on a live invoice now. */
  noteBilled(orderId: number): Promise<void>;
  /**
   * Orders for paper with the products' places, in the order of the ids. Orders hidden from the user and CANCELLED ones
   * are left out.
   */
  printable(orderIds: readonly number[]): Promise<OrderAnswer[]>;
  /** Sum of the bookings of open lines, by product. */
  booked(productIds?: readonly number[]): Promise<Map<number, BookedAmount>>;
  /**
   * Shipped less returned between two moments (end exclusive), of these products or all, to these stores or all; at
   * most `limit` cells.
   */
  usage(
    range: { start: number; end: number },
    productIds: readonly number[] | undefined,
    storeIds: readonly number[] | undefined,
    limit: number,
  ): Promise<UsageCell[]>;
  /** Display ids of open orders that hold the product. */
  openOrdersOf(productId: number): Promise<number[]>;
  /** Orders that were placed on each of these days, cancelled ones included; days without orders are missing. */
  countPlaced(days: readonly DaySpan[]): Promise<OrdersOfDay[]>;
  /** Open orders whose delivery day has passed, by that day, the latest first; at most `limit` days. */
  countLate(today: string, limit: number): Promise<OrdersOfDay[]>;
  /** Progress of the tenant's orders, from the first one to a paid invoice. */
  progress(): Promise<OrderProgress>;
}
