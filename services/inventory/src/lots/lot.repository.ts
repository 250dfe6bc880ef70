import type { Hundredths } from '@depot/contracts/amounts';
import type { LotAmount, LotSummaryAnswer, StockAmount } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { LotTotals, OrderOfLot } from './recall-parts.js';

/** Stock of a product with the same lot and expiry. */
export interface ExpiringStock {
  productId: number;
  lot: string | null;
  /** YYYY-MM-DD */
  expiry: string;
  quantity: number;
  weight: Hundredths;
}

/** Amount of a lot that an order line received. */
interface ShippedLot extends Omit<LotAmount, 'lot' | 'expiry'> {
  orderItemId: number;
  lot: string | null;
  /** YYYY-MM-DD */
  expiry: string | null;
}

/** Stock that expires on or before `:until`, by product, lot and expiry; the earliest first. */
const expiringLots = `
  SELECT u.product_id AS productId, u.lot, u.expiry, SUM(u.quantity) AS quantity, SUM(u.weight) AS weight
  FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.status = 'IN_STOCK' AND u.expiry <= :until
  GROUP BY u.product_id, u.lot, u.expiry
  ORDER BY u.expiry, u.product_id LIMIT :limit`;

/** The lots of a product, the latest first. */
const lotsOfProduct = `
  SELECT u.lot, MIN(u.expiry) AS expiry, MAX(u.received_time) AS receivedDate, SUM(u.quantity) AS quantity,
    SUM(u.weight) AS weight
  FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.lot IS NOT NULL
  GROUP BY u.lot ORDER BY receivedDate DESC, u.lot LIMIT :limit`;

/** Received and remaining amounts of a lot. */
const lotTotals = `
  SELECT u.lot, MIN(u.expiry) AS expiry, MIN(u.received_time) AS firstReceived, MAX(u.received_time) AS lastReceived,
    SUM(u.first_quantity) AS firstQuantity, SUM(u.first_weight) AS firstWeight, SUM(u.quantity) AS quantity,
    SUM(u.weight) AS weight
  FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.lot = :lot
  GROUP BY u.product_id`;

/** Shipped and returned amounts of a lot by order. */
const ordersOfLot = `
  SELECT a.order_id AS orderId, SUM(a.quantity) AS quantity, SUM(a.weight) AS weight,
    SUM(a.back_quantity) AS backQuantity, SUM(a.back_weight) AS backWeight
  FROM inventory_unit u STRAIGHT_JOIN stock_allocation a ON a.unit_id = u.id AND a.tenant_id = u.tenant_id
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.lot = :lot
  GROUP BY a.order_id ORDER BY a.order_id`;

/** Shipped lots by order line, sorted by expiry. */
const shippedLots = `
  SELECT a.order_item_id AS orderItemId, u.lot, u.expiry, SUM(a.quantity) AS quantity, SUM(a.weight) AS weight
  FROM stock_allocation a JOIN inventory_unit u ON u.id = a.unit_id AND u.tenant_id = a.tenant_id
  WHERE a.tenant_id = :tenantId AND a.order_id IN (:orderIds) AND (u.lot IS NOT NULL OR u.expiry IS NOT NULL)
  GROUP BY a.order_item_id, u.lot, u.expiry
  ORDER BY a.order_item_id, u.expiry IS NULL, u.expiry, u.lot`;

/** Stock of each product that has not expired before `:today`. */
const unexpired = `
  SELECT u.product_id AS productId, SUM(u.quantity) AS quantity, SUM(u.weight) AS weight
  FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id IN (:productIds) AND u.status = 'IN_STOCK'
    AND (u.expiry IS NULL OR u.expiry >= :today)
  GROUP BY u.product_id`;

/** Reads units by lot and expiry. */
@Injectable()
export class LotRepository {
  constructor(private readonly db: Db) {}

  /** Stock that expires on or before `until`; the earliest first. */
  async findExpiring(until: string, limit: number): Promise<ExpiringStock[]> {
    return this.db.query<ExpiringStock>(expiringLots, { until, limit });
  }

  /** Stock that has not expired before `today`. Products without stock are left out. */
  async sumUnexpired(productIds: readonly number[], today: string): Promise<Map<number, StockAmount>> {
    const rows = await this.db.query<StockAmount>(unexpired, { productIds, today });
    return new Map(rows.map((row) => [row.productId, row]));
  }

  /** The latest first. */
  async findByProduct(productId: number, limit: number): Promise<(LotSummaryAnswer & { expiry: string | null })[]> {
    return this.db.query(lotsOfProduct, { productId, limit });
  }

  /** Received and remaining amounts of a lot. Undefined if the product has no such lot. */
  async sumLot(productId: number, lot: string): Promise<LotTotals | undefined> {
    const [totals] = await this.db.query<LotTotals>(lotTotals, { productId, lot });
    return totals;
  }

  /** The lots that these orders were shipped from. */
  async findShipped(orderIds: readonly number[]): Promise<ShippedLot[]> {
    return this.db.query<ShippedLot>(shippedLots, { orderIds });
  }

  /** Shipped and returned amounts of a lot by order. */
  async findOrders(productId: number, lot: string): Promise<OrderOfLot[]> {
    return this.db.query<OrderOfLot>(ordersOfLot, { productId, lot });
  }
}
