import { nameKey } from '@depot/contracts/importing';
import type { LeftLine } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import { Db, grouped } from '@depot/node-database';
import { getPartsTenantId, Numbering, type Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { ImportedOrderEntity, OrderEntity, OrderLineEntity } from '../order/order.entity.js';
import { OrderCountRepository } from '../order/order-count.repository.js';
import type { PastOrder } from './read-past-orders.js';

/** A past order after its insert. */
export interface WrittenOrder extends PastOrder {
  orderId: number;
  displayId: number;
}

const lineIds = 'SELECT id FROM order_line WHERE order_id IN (:orderIds) ORDER BY order_id, position';

/** Writes past orders in bulk, as DONE. */
@Injectable()
export class PastOrderRepository {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
    private readonly counts: OrderCountRepository,
  ) {}

  /** Keys of the references that the tenant has already imported. */
  async findKnown(references: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.query<{ reference: string }>(
      'SELECT reference FROM imported_order WHERE tenant_id = :tenantId AND reference IN (:references)',
      { references },
    );
    return new Set(rows.map(({ reference }) => nameKey(reference)));
  }

  async insert(orders: readonly PastOrder[]): Promise<WrittenOrder[]> {
    const first = await this.numbering.reserve('order', orders.length);
    const createdBy = currentSession().id;
    const headers = orders.map(({ storeId, time }, index) => ({
      storeId,
      time,
      createdBy,
      outboundTime: time,
      status: 'DONE' as const,
      version: 1,
      billed: true,
      displayId: first + index,
    }));
    const ids = await this.db.bulk(OrderEntity).insertReturningIds(headers);
    const written = orders.map((order, index) => ({ ...order, orderId: ids[index] ?? 0, displayId: first + index }));
    await this.insertLines(written);
    await this.insertReferences(written);
    for (const [storeId, storeOrders] of grouped(orders, (order) => order.storeId))
      await this.counts.add(storeId, 'DONE', storeOrders.length);
    return written;
  }

  /** Moves the orders of a stage to the tenant. */
  async adoptOrders({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE orders SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }

  /** Adds the counts of a stage to those of the tenant. Sorted by the key, so that two imports cannot deadlock. */
  async adoptCounts({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute(
      `INSERT INTO order_tally (tenant_id, store_id, status, orders)
       SELECT :tenantId, t.store_id, t.status, t.orders FROM order_tally t WHERE t.tenant_id = :stage
       ORDER BY t.store_id, t.status
       ON DUPLICATE KEY UPDATE orders = order_tally.orders + VALUES(orders)`,
      { stage },
    );
  }

  /** Moves the references of a stage to the tenant. Fails with a duplicate key if the tenant has one of them. */
  async adoptReferences({ tenantId: stage }: Stage): Promise<void> {
    await this.db.execute('UPDATE imported_order SET tenant_id = :tenantId WHERE tenant_id = :stage', { stage });
  }

  /**
   * Deletes at most `limit` orders of a stage; foreign keys delete lines and references. Returns the number of deleted
   * orders.
   */
  async removeStaged({ tenantId: stage }: Stage, limit: number): Promise<number> {
    const { affectedRows } = await this.db
      .unscoped('rows of a stage belong to no tenant yet')
      .execute('DELETE FROM orders WHERE tenant_id = :stage LIMIT :limit', { stage, limit });
    return affectedRows;
  }

  async removeCounts(): Promise<void> {
    await this.db.execute('DELETE FROM order_tally WHERE tenant_id = :tenantId');
  }

  /** Inserts all lines in bulk, and reads their ids with one statement. */
  private async insertLines(orders: readonly WrittenOrder[]): Promise<void> {
    const tenantId = getPartsTenantId();
    const rows = orders.flatMap(({ orderId, lines }) =>
      lines.map(({ productId, name, hasWeight, quantity, weight, rate, notes }, position) => ({
        tenantId,
        orderId,
        position,
        productId,
        name,
        hasWeight,
        quantity,
        weight,
        rate,
        notes,
        short: 0,
      })),
    );
    const lines = this.db.unscoped('lines belong to the tenant though their orders may still be staged');
    await lines.bulk(OrderLineEntity).insert(rows);
    const ids = await lines.query<{ id: number }>(lineIds, { orderIds: orders.map(({ orderId }) => orderId) });
    // The ids are sorted by order and position, like the lines.
    orders
      .flatMap(({ lines }) => lines)
      .forEach((line, index) => {
        line.orderItemId = ids[index]?.id ?? 0;
      });
  }

  private async insertReferences(orders: readonly WrittenOrder[]): Promise<void> {
    await this.db.bulk(ImportedOrderEntity).insert(orders.map(({ reference, orderId }) => ({ reference, orderId })));
  }

  countLeft(orderItemId: number, limit: number): Promise<LeftLine[]> {
    return this.db.query<LeftLine>(
      `SELECT l.id orderItemId, l.order_id orderId, o.store_id storeId, l.product_id productId,
         l.quantity - COALESCE((SELECT SUM(r.return_quantity) FROM order_return_line r
         WHERE r.order_id = l.order_id AND r.order_line_id = l.id), 0) \`left\`
       FROM order_line l JOIN orders o ON o.id = l.order_id AND o.status = 'DONE'
       WHERE l.tenant_id = :tenantId AND l.id > :orderItemId ORDER BY l.id LIMIT :limit`,
      { orderItemId, limit },
    );
  }

  async readProgress(source: string): Promise<string | undefined> {
    const [row] = await this.db.query<{ progress: string }>(
      'SELECT progress FROM past_progress WHERE tenant_id = :tenantId AND source = :source',
      { source },
    );
    return row?.progress;
  }

  async saveProgress(source: string, progress: string): Promise<void> {
    await this.db.execute(
      `INSERT INTO past_progress (tenant_id, source, progress) VALUES (:tenantId, :source, :progress)
       ON DUPLICATE KEY UPDATE progress = VALUES(progress)`,
      { source, progress },
    );
  }
}
