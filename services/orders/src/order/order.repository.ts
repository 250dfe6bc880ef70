import type { EpochMs } from '@depot/contracts/amounts';
import type { OrderDetails, OrderStatus } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import { Db, lastInsertId } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { OrderEntity } from './order.entity.js';

/** An order without its lines. */
export interface OrderHeader extends OrderDetails {
  orderId: number;
  displayId: number;
  storeId: number;
  status: OrderStatus;
  version: number;
  time: EpochMs;
  outboundTime: EpochMs | null;
  /** Number of a past order in its import file. */
  externalId?: string | null;
}

export const orderHeaderColumns = `o.id orderId, o.display_id displayId, o.store_id storeId, o.status, o.version,
  o.time, o.outbound_time outboundTime, o.delivery_date deliveryDate, o.po_number poNumber, o.note,
  (SELECT x.reference FROM imported_order x WHERE x.order_id = o.id) externalId`;

export interface NewOrder extends Partial<OrderDetails> {
  storeId: number;
  status: OrderStatus;
  time: EpochMs;
  outboundTime?: EpochMs;
}

const updateStatusSql = `
  UPDATE orders SET status = :to, version = version + 1, outbound_time = :outboundTime
  WHERE tenant_id = :tenantId AND id = :orderId AND status = :from`;

/** Reads and writes orders, without their lines. */
@Injectable()
export class OrderRepository {
  constructor(private readonly db: Db) {}

  /** In the order of the ids. With `storeId`, orders of other stores are left out. */
  async findHeaders(orderIds: readonly number[], storeId?: number): Promise<OrderHeader[]> {
    const rows = await this.db.query<OrderHeader>(
      `SELECT ${orderHeaderColumns} FROM orders o
       WHERE o.tenant_id = :tenantId AND o.id IN (:orderIds)
         ${storeId === undefined ? '' : 'AND o.store_id = :storeId'}`,
      { orderIds, storeId },
    );
    const byId = new Map(rows.map((row) => [row.orderId, row]));
    return orderIds.flatMap((orderId) => byId.get(orderId) ?? []);
  }

  /** Undefined if the order does not exist, or belongs to another store than `storeId`. */
  async lockHeader(orderId: number, storeId?: number): Promise<OrderHeader | undefined> {
    const [header] = await this.db.query<OrderHeader>(
      `SELECT ${orderHeaderColumns} FROM orders o
       WHERE o.tenant_id = :tenantId AND o.id = :orderId ${storeId === undefined ? '' : 'AND o.store_id = :storeId'}
         FOR UPDATE`,
      { orderId, storeId },
    );
    return header;
  }

  /** Inserts an order without a display id. */
  insert(order: NewOrder): Promise<number> {
    return this.db.of(OrderEntity).insert({ ...order, createdBy: currentSession().id });
  }

  /** Inserts an order with the number that the previous statement of the same batch has reserved. */
  insertNumbered(order: NewOrder): Promise<number> {
    return this.db.of(OrderEntity).insert({ ...order, displayId: lastInsertId, createdBy: currentSession().id });
  }

  async setDisplayId(orderId: number, displayId: number): Promise<void> {
    await this.db.execute('UPDATE orders SET display_id = :displayId WHERE tenant_id = :tenantId AND id = :orderId', {
      orderId,
      displayId,
    });
  }

  /** Written at the end of the transaction. The caller has locked the order. */
  async markBilled(orderId: number): Promise<void> {
    await this.db.executeOnCommit('UPDATE orders SET billed = 1 WHERE tenant_id = :tenantId AND id = :orderId', {
      orderId,
    });
  }

  /** Returns false if the order has another status in the meantime. */
  async updateStatus({ orderId, status, outboundTime }: OrderHeader, to: OrderStatus): Promise<boolean> {
    const { affectedRows } = await this.db.execute(updateStatusSql, { orderId, from: status, to, outboundTime });
    return affectedRows === 1;
  }

  /** Written at the end of the transaction. The caller has locked the order in its current status. */
  async updateStatusOnCommit(
    { orderId, status }: OrderHeader,
    to: OrderStatus,
    outboundTime: EpochMs | null,
  ): Promise<void> {
    await this.db.executeOnCommit(updateStatusSql, { orderId, from: status, to, outboundTime });
  }

  /** Writes the details and increments the version. */
  async updateDetails(orderId: number, { deliveryDate, poNumber, note }: OrderDetails): Promise<void> {
    await this.db.execute(
      `UPDATE orders SET version = version + 1, delivery_date = :deliveryDate, po_number = :poNumber, note = :note
       WHERE tenant_id = :tenantId AND id = :orderId`,
      { orderId, deliveryDate, poNumber, note },
    );
  }

  /** Deletes the order; foreign keys delete its lines. */
  async remove(orderId: number): Promise<void> {
    await this.db.execute('DELETE FROM orders WHERE tenant_id = :tenantId AND id = :orderId', { orderId });
  }
}
