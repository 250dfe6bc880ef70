import type { OrderStatus } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import type { OrderLine } from './order-line.js';

/** An order without its lines. */
export interface OrderHeader {
  orderId: number;
  displayId: number;
  storeId: number;
  status: OrderStatus;
  version: number;
  time: number;
  outboundTime: number | null;
}

export interface StoredLine extends OrderLine {
  orderId: number;
}

/** A weighed piece that left on a line. */
export interface LineUnit {
  orderId: number;
  orderItemId: number;
  inventoryId: number;
  weight: number;
}

export const headColumns = `o.id orderId, o.display_id displayId, o.store_id storeId, o.status, o.version, o.time, o.outbound_time outboundTime`;
const lineColumns = `id orderItemId, order_id orderId, product_id productId, name, has_weight hasWeight, quantity, weight, rate, notes, short`;

/** Reads orders, lines and pieces by id. */
@Injectable()
export class OrderQueries {
  constructor(private readonly db: Db) {}

  /** In the order of the ids; ids of other tenants, and of stores that the reader may not see, are left out. */
  async heads(orderIds: readonly number[], storeId?: number): Promise<OrderHeader[]> {
    const rows = await this.db.query<OrderHeader>(
      `SELECT ${headColumns} FROM orders o
       WHERE o.tenant_id = :tenantId AND o.id IN (:orderIds) ${storeId === undefined ? '' : 'AND o.store_id = :storeId'}`,
      { orderIds, storeId },
    );
    const byId = new Map(rows.map((row) => [row.orderId, row]));
    return orderIds.flatMap((orderId) => byId.get(orderId) ?? []);
  }

  /** In the order of the order's screen. */
  async lines(orderIds: readonly number[]): Promise<StoredLine[]> {
    return this.db.query<StoredLine>(
      `SELECT ${lineColumns} FROM order_line WHERE tenant_id = :tenantId AND order_id IN (:orderIds) ORDER BY order_id, position`,
      { orderIds },
    );
  }

  async units(orderIds: readonly number[]): Promise<LineUnit[]> {
    return this.db.query<LineUnit>(
      `SELECT order_id orderId, order_line_id orderItemId, inventory_id inventoryId, weight
       FROM order_line_unit WHERE tenant_id = :tenantId AND order_id IN (:orderIds) ORDER BY order_id, order_line_id, id`,
      { orderIds },
    );
  }
}
