import { commonMessages, DomainError } from '@depot/contracts/errors';
import { orderTopic } from '@depot/contracts/live';
import type { OrderDetails, OrderStatus } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import { LiveChanges, Numbering } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { type NewOrder, type OrderHeader, OrderRepository } from './order.repository.js';
import { OrderCountRepository } from './order-count.repository.js';
import { OrderEventRepository } from './order-event.repository.js';
import { hasSameLines, type OrderLine } from './order-line.js';
import { OrderLineRepository } from './order-line.repository.js';

/** An order whose row the running command has locked. */
export interface LockedOrder extends OrderHeader {
  lines: OrderLine[];
}

/** Changes orders in the transaction of the running command. */
@Injectable()
export class OrderService {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
    private readonly orders: OrderRepository,
    private readonly orderLines: OrderLineRepository,
    private readonly counts: OrderCountRepository,
    private readonly events: OrderEventRepository,
    private readonly live: LiveChanges,
  ) {}

  /**
   * Commands lock the order before everything else, so that they run one after the other.
   *
   * @throws NOT_FOUND if the order belongs to another store than `storeId`
   */
  async lockOrder(orderId: number, storeId?: number): Promise<LockedOrder> {
    const [header, lines] = await this.db.batch([
      () => this.lockHeader(orderId, storeId),
      () => this.orderLines.findByOrders([orderId]),
    ]);
    return { ...header, lines };
  }

  /** Like `lockOrder`, without the lines. A command that locks further rows reads the lines after them. */
  async lockHeader(orderId: number, storeId?: number): Promise<OrderHeader> {
    const header = await this.orders.lockHeader(orderId, storeId);
    if (!header) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return header;
  }

  /**
   * Inserts an order with its lines and the next display id in one batch. It locks the number series until the end of
   * the transaction, so call it after all other locks.
   */
  async insertNumbered(
    order: NewOrder,
    lines: readonly OrderLine[],
  ): Promise<{ orderId: number; displayId: number; lines: OrderLine[] }> {
    const [displayId, orderId, ids] = await this.db.batch([
      () => this.numbering.assignNumber('order'),
      () => this.orders.insertNumbered(order),
      () => this.orderLines.insertForLastOrder(lines),
    ]);
    await this.counts.add(order.storeId, order.status);
    await this.publish({ orderId, storeId: order.storeId });
    return { orderId, displayId, lines: assignIds(lines, ids) };
  }

  /** Inserts an order with its lines. `assignDisplayId` completes it. */
  async insert(order: NewOrder, lines: readonly OrderLine[]): Promise<{ orderId: number; lines: OrderLine[] }> {
    const orderId = await this.orders.insert(order);
    const ids = await this.orderLines.insert(orderId, lines);
    return { orderId, lines: assignIds(lines, ids) };
  }

  /** Locks the number series until the end of the transaction, so call it last. */
  async assignDisplayId(orderId: number, { storeId, status }: NewOrder): Promise<number> {
    await this.counts.add(storeId, status);
    const displayId = await this.numbering.assignNumber('order');
    await this.orders.setDisplayId(orderId, displayId);
    await this.publish({ orderId, storeId });
    return displayId;
  }

  /**
   * Replaces the lines of an order: lines with an id are updated, lines without one are inserted, all others are
   * deleted. Returns the lines with their ids.
   */
  async replaceLines(order: LockedOrder, lines: readonly OrderLine[]): Promise<readonly OrderLine[]> {
    const keptIds = new Set(lines.map(({ orderItemId }) => orderItemId));
    const removedIds = order.lines
      .filter(({ orderItemId }) => !keptIds.has(orderItemId))
      .map(({ orderItemId }) => orderItemId);
    if (removedIds.length > 0) await this.orderLines.remove(order.orderId, removedIds);
    if (!hasSameLines(order.lines, lines)) await this.orderLines.write(order.orderId, lines);
    return lines.every(({ orderItemId }) => orderItemId > 0) ? lines : this.orderLines.findByOrders([order.orderId]);
  }

  /** @throws STALE if the order has another status in the meantime */
  async changeStatus(order: LockedOrder, to: OrderStatus): Promise<void> {
    if (!(await this.orders.updateStatus(order, to))) throw new DomainError('STALE', commonMessages.stale);
    await this.publishStatusChange(order, to);
  }

  /**
   * Changes the status with the commit, for a command that does not read the order again. The lock keeps the status
   * until then. Returns the header after the commit. `outboundTime` is epoch ms.
   */
  async changeStatusOnCommit(
    order: LockedOrder,
    to: OrderStatus,
    outboundTime = order.outboundTime,
  ): Promise<OrderHeader> {
    await this.orders.updateStatusOnCommit(order, to, outboundTime);
    await this.publishStatusChange(order, to);
    return { ...order, status: to, version: order.version + 1, outboundTime };
  }

  private async publishStatusChange(order: LockedOrder, to: OrderStatus): Promise<void> {
    await this.counts.move(order.storeId, order.status, to);
    if (to !== 'PENDING') await this.events.add(order.orderId, to);
    await this.publish(order);
  }

  /** Writes the details, increments the version and records the edit. */
  async saveDetails(order: LockedOrder, details: OrderDetails): Promise<void> {
    await this.orders.updateDetails(order.orderId, details);
    await this.events.add(order.orderId, 'EDITED');
    await this.publish(order);
  }

  /** Deletes the order; foreign keys delete its lines. */
  async remove(order: LockedOrder): Promise<void> {
    await this.orders.remove(order.orderId);
    await this.counts.remove(order.storeId, order.status);
    await this.publish(order);
  }

  /** Notifies open screens that show the order or a list with it. */
  private publish({ orderId, storeId }: Pick<OrderHeader, 'orderId' | 'storeId'>): Promise<void> {
    return this.live.publish(['orders', orderTopic(orderId)], storeId);
  }
}

function assignIds(lines: readonly OrderLine[], ids: readonly number[]): OrderLine[] {
  return lines.map((line, index) => ({ ...line, orderItemId: ids[index] ?? 0 }));
}
