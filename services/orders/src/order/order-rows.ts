import { decimalText } from '@depot/contracts/amounts';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { orderTopic } from '@depot/contracts/live';
import type { OrderStatus } from '@depot/contracts/orders';
import { currentSession, currentTenantId } from '@depot/node-context';
import { Db, lastInsertId, LiveChanges, Numbering } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { OrderEntity, OrderLineEntity, OrderLineUnitEntity } from './order.entity.js';
import { headColumns, type LineUnit, type OrderHeader, OrderQueries } from './order.queries.js';
import { OrderCounts } from './order-counts.js';
import { areSame, type OrderLine } from './order-line.js';

/** An order whose row the running command has locked. */
export interface LockedOrder extends OrderHeader {
  lines: OrderLine[];
}

export interface NewOrder {
  storeId: number;
  status: OrderStatus;
  time: number;
  outboundTime?: number;
}

/** Changes the rows of orders. Everything happens in the transaction of the running command. */
@Injectable()
export class OrderRows {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
    private readonly queries: OrderQueries,
    private readonly tally: OrderCounts,
    private readonly live: LiveChanges,
  ) {}

  /**
   * Locks the order before anything else, so that commands on one order follow each other. NOT_FOUND outside of the
   * store.
   */
  async lock(orderId: number, storeId?: number): Promise<LockedOrder> {
    const [head, lines] = await this.db.batch([
      () => this.lockHead(orderId, storeId),
      () => this.queries.lines([orderId]),
    ]);
    return { ...head, lines };
  }

  /** As `lock`, before the lines are read: what is locked next is still older than all that this transaction reads. */
  async lockHead(orderId: number, storeId?: number): Promise<OrderHeader> {
    const [head] = await this.db.query<OrderHeader>(
      `SELECT ${headColumns} FROM orders o
       WHERE o.tenant_id = :tenantId AND o.id = :orderId ${storeId === undefined ? '' : 'AND o.store_id = :storeId'} FOR UPDATE`,
      { orderId, storeId },
    );
    if (!head) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return head;
  }

  /** The order, locked, is billed in full. Written at the end of the transaction. */
  async noteBilled(orderId: number): Promise<void> {
    await this.db.executeOnCommit('UPDATE orders SET billed = 1 WHERE tenant_id = :tenantId AND id = :orderId', {
      orderId,
    });
  }

  /**
   * Inserts an order with its lines and the next display id, all in one packet: the series is locked from here to the
   * end of the transaction, so this comes behind everything else that locks.
   */
  async place(
    order: NewOrder,
    lines: readonly OrderLine[],
  ): Promise<{ orderId: number; displayId: number; lines: OrderLine[] }> {
    const [displayId, orderId, ids] = await this.db.batch([
      () => this.numbering.next('order'),
      () => this.db.of(OrderEntity).insert({ ...order, displayId: lastInsertId, createdBy: currentSession().id }),
      () =>
        this.db.of(OrderLineEntity).insertBatch(lines.map((line, position) => lineRow(lastInsertId, line, position))),
    ]);
    await this.tally.added(order.storeId, order.status);
    await this.publish({ orderId, storeId: order.storeId });
    return { orderId, displayId, lines: withIds(lines, ids) };
  }

  /** Inserts an order with its lines; it has no display id until `number` gives it one. */
  async insert(order: NewOrder, lines: readonly OrderLine[]): Promise<{ orderId: number; lines: OrderLine[] }> {
    const orderId = await this.db.of(OrderEntity).insert({ ...order, createdBy: currentSession().id });
    const ids = await this.db
      .of(OrderLineEntity)
      .insertMany(lines.map((line, position) => lineRow(orderId, line, position)));
    return { orderId, lines: withIds(lines, ids) };
  }

  /** Gives the order its display id. Last of all: the series is locked from here to the end of the transaction. */
  async number(orderId: number, { storeId, status }: NewOrder): Promise<number> {
    await this.tally.added(storeId, status);
    const displayId = await this.numbering.next('order');
    await this.db.execute('UPDATE orders SET display_id = :displayId WHERE tenant_id = :tenantId AND id = :orderId', {
      orderId,
      displayId,
    });
    await this.publish({ orderId, storeId });
    return displayId;
  }

  /**
   * Makes the order's lines these: lines with an id keep it, others are new, those not named are gone. Answers them
   * with their ids.
   */
  async replaceLines(order: LockedOrder, lines: readonly OrderLine[]): Promise<readonly OrderLine[]> {
    const kept = new Set(lines.map(({ orderItemId }) => orderItemId));
    const gone = order.lines.filter(({ orderItemId }) => !kept.has(orderItemId)).map(({ orderItemId }) => orderItemId);
    if (gone.length > 0) {
      await this.db.execute(
        'DELETE FROM order_line WHERE tenant_id = :tenantId AND order_id = :orderId AND id IN (:gone)',
        {
          orderId: order.orderId,
          gone,
        },
      );
    }
    if (!areSame(order.lines, lines)) await this.writeLines(order.orderId, lines);
    return lines.every(({ orderItemId }) => orderItemId > 0) ? lines : this.queries.lines([order.orderId]);
  }

  /** Moves the locked order on and answers it as it is then; `outboundTime` is set where its goods leave. */
  async advance(order: LockedOrder, to: OrderStatus, outboundTime = order.outboundTime): Promise<OrderHeader> {
    const { affectedRows } = await this.db.execute(
      `UPDATE orders SET status = :to, version = version + 1, outbound_time = :outboundTime
       WHERE tenant_id = :tenantId AND id = :orderId AND status = :from`,
      { orderId: order.orderId, from: order.status, to, outboundTime },
    );
    if (affectedRows !== 1) throw new DomainError('STALE', commonMessages.stale);
    await this.tally.moved(order.storeId, order.status, to);
    await this.publish(order);
    return { ...order, status: to, version: order.version + 1, outboundTime };
  }

  /** Counts a change of the lines. */
  async touch(order: LockedOrder): Promise<void> {
    await this.db.execute('UPDATE orders SET version = version + 1 WHERE tenant_id = :tenantId AND id = :orderId', {
      orderId: order.orderId,
    });
    await this.publish(order);
  }

  /** Removes the order with all that hangs on it. */
  async remove(order: LockedOrder): Promise<void> {
    await this.db.execute('DELETE FROM orders WHERE tenant_id = :tenantId AND id = :orderId', {
      orderId: order.orderId,
    });
    await this.tally.removed(order.storeId, order.status);
    await this.publish(order);
  }

  /** Keeps which weighed pieces left on the lines. */
  async addUnits(units: readonly LineUnit[]): Promise<void> {
    if (units.length === 0) return;
    const rows = units.map(({ orderId, orderItemId, inventoryId, weight }) => ({
      orderId,
      orderLineId: orderItemId,
      inventoryId,
      weight,
    }));
    await this.db.of(OrderLineUnitEntity).insertMany(rows);
  }

  /** Writes lines in their order; those without an id are new. */
  async writeLines(orderId: number, lines: readonly OrderLine[]): Promise<void> {
    const tenantId = currentTenantId();
    const rows = lines.map((line, position) => {
      const { productId, name, hasWeight, quantity, weight, rate, notes, short } = line;
      const amounts = [quantity, decimalText(weight), decimalText(rate)];
      return [
        line.orderItemId || null,
        tenantId,
        orderId,
        position,
        productId,
        name,
        hasWeight,
        ...amounts,
        notes,
        short,
      ];
    });
    await this.db.execute(
      `INSERT INTO order_line (id, tenant_id, order_id, position, product_id, name, has_weight, quantity, weight, rate, notes, short)
       VALUES :rows
       ON DUPLICATE KEY UPDATE tenant_id = :tenantId, position = VALUES(position), product_id = VALUES(product_id), name = VALUES(name), has_weight = VALUES(has_weight),
         quantity = VALUES(quantity), weight = VALUES(weight), rate = VALUES(rate), notes = VALUES(notes), short = VALUES(short)`,
      { rows },
    );
  }

  /** Tells those who look at the order, or at a list that it may stand on. */
  private publish({ orderId, storeId }: Pick<OrderHeader, 'orderId' | 'storeId'>): Promise<void> {
    return this.live.publish(['orders', orderTopic(orderId)], storeId);
  }
}

function lineRow<Id>(orderId: Id, { orderItemId, ...line }: OrderLine, position: number) {
  return { ...line, orderId, position };
}

function withIds(lines: readonly OrderLine[], ids: readonly number[]): OrderLine[] {
  return lines.map((line, index) => ({ ...line, orderItemId: ids[index] ?? 0 }));
}
