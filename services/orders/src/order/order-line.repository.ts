import type { Hundredths } from '@depot/contracts/amounts';
import type { OrderStatus } from '@depot/contracts/orders';
import { Db, lastInsertId } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { OrderLineEntity, OrderLineUnitEntity } from './order.entity.js';
import type { OrderLine } from './order-line.js';

export interface StoredLine extends OrderLine {
  orderId: number;
}

/** A weighed unit that was shipped on a line. */
export interface LineUnit {
  orderId: number;
  orderItemId: number;
  inventoryId: number;
  weight: Hundredths;
}

const lineColumns = `id orderItemId, order_id orderId, product_id productId, name, has_weight hasWeight, quantity,
  weight, rate, notes, short`;

/** The fields that the value of a line depends on. */
export type PricedLine = Pick<OrderLine, 'productId' | 'hasWeight' | 'quantity' | 'weight' | 'rate'>;

/** Reads and writes order lines and the weighed units that were shipped on them. */
@Injectable()
export class OrderLineRepository {
  constructor(private readonly db: Db) {}

  /** Sorted by order and position. */
  async findByOrders(orderIds: readonly number[]): Promise<StoredLine[]> {
    return this.db.query<StoredLine>(
      `SELECT ${lineColumns} FROM order_line WHERE tenant_id = :tenantId AND order_id IN (:orderIds)
        ORDER BY order_id, position`,
      { orderIds },
    );
  }

  async findUnits(orderIds: readonly number[]): Promise<LineUnit[]> {
    return this.db.query<LineUnit>(
      `SELECT order_id orderId, order_line_id orderItemId, inventory_id inventoryId, weight
       FROM order_line_unit WHERE tenant_id = :tenantId AND order_id IN (:orderIds)
       ORDER BY order_id, order_line_id, id`,
      { orderIds },
    );
  }

  /** Lines of the orders of a store that are not billed in full, including delivered orders. */
  async findUnbilled(
    storeId: number,
    except: number,
  ): Promise<(PricedLine & { orderItemId: number; status: OrderStatus })[]> {
    return this.db.query(
      `SELECT l.id orderItemId, o.status, l.product_id productId, l.has_weight hasWeight, l.quantity, l.weight, l.rate
       FROM orders o STRAIGHT_JOIN order_line l ON l.order_id = o.id
       WHERE o.tenant_id = :tenantId AND o.store_id = :storeId AND o.billed = 0 AND o.status <> 'CANCELLED'
         AND o.id <> :except`,
      { storeId, except },
    );
  }

  /** Returns the ids in the order of the lines. */
  insert(orderId: number, lines: readonly OrderLine[]): Promise<number[]> {
    return this.db
      .bulk(OrderLineEntity)
      .insertReturningIds(lines.map((line, position) => buildLineRow(orderId, line, position)));
  }

  /** Inserts lines for the order that the previous statement of the same batch has inserted. */
  insertForLastOrder(lines: readonly OrderLine[]): Promise<number[]> {
    return this.db
      .bulk(OrderLineEntity)
      .insertReturningIds(lines.map((line, position) => buildLineRow(lastInsertId, line, position)));
  }

  async remove(orderId: number, lineIds: readonly number[]): Promise<void> {
    await this.db.execute(
      'DELETE FROM order_line WHERE tenant_id = :tenantId AND order_id = :orderId AND id IN (:lineIds)',
      { orderId, lineIds },
    );
  }

  /** Updates lines and their positions, and inserts the lines without an id. */
  async write(orderId: number, lines: readonly OrderLine[]): Promise<void> {
    const rows = lines.map((line, position) => ({
      ...buildLineRow(orderId, line, position),
      id: line.orderItemId || undefined,
    }));
    await this.db.bulk(OrderLineEntity).upsert(rows);
  }

  /** Stores the weighed units that were shipped. */
  async addUnits(units: readonly LineUnit[]): Promise<void> {
    const rows = units.map(({ orderId, orderItemId, inventoryId, weight }) => ({
      orderId,
      orderLineId: orderItemId,
      inventoryId,
      weight,
    }));
    await this.db.bulk(OrderLineUnitEntity).insert(rows);
  }
}

function buildLineRow<Id>(orderId: Id, { orderItemId, ...line }: OrderLine, position: number) {
  return { ...line, orderId, position };
}
