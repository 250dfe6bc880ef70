import { Injectable } from '@nestjs/common';
import { currentSession } from '@depot/node-context';
import { Db, grouped, Numbering } from '@depot/node-database';
import { OrderEntity, OrderLineEntity } from '../order/order.entity.js';
import { OrderTally } from '../order/order-tally.js';
import type { PastOrder } from './past-orders.js';

/** A past order that has its rows now. */
export interface WrittenOrder extends PastOrder {
  orderId: number;
  displayId: number;
}

/** Writes past orders, many at a time: DONE, their goods gone long ago. */
@Injectable()
export class PastOrderRows {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
    private readonly tally: OrderTally,
  ) {}

  /** Numbers in a file that were brought in before. */
  async known(references: readonly string[]): Promise<Set<string>> {
    const rows = await this.db.query<{ reference: string }>(
      'SELECT reference FROM imported_order WHERE tenant_id = :tenantId AND reference IN (:references)',
      { references },
    );
    return new Set(rows.map(({ reference }) => reference.toLowerCase()));
  }

  async insert(orders: readonly PastOrder[]): Promise<WrittenOrder[]> {
    const first = await this.numbering.reserve('order', orders.length);
    const createdBy = currentSession().id;
    const heads = orders.map(({ storeId, time }, index) => ({
      ...{ storeId, time, createdBy, outboundTime: time, status: 'DONE' as const, version: 1 },
      displayId: first + index,
    }));
    const ids = await this.db.of(OrderEntity).insertMany(heads);
    const written = orders.map((order, index) => ({ ...order, orderId: ids[index] ?? 0, displayId: first + index }));
    await this.insertLines(written);
    await this.remember(written);
    for (const [storeId, ofStore] of grouped(orders, (order) => order.storeId)) await this.tally.added(storeId, 'DONE', ofStore.length);
    return written;
  }

  /** Gives the lines their ids. */
  private async insertLines(orders: readonly WrittenOrder[]): Promise<void> {
    const rows = orders.flatMap(({ orderId, lines }) =>
      lines.map(({ orderItemId: _none, ...line }, position) => ({ ...line, orderId, position })),
    );
    const ids = await this.db.of(OrderLineEntity).insertMany(rows);
    orders
      .flatMap(({ lines }) => lines)
      .forEach((line, index) => {
        line.orderItemId = ids[index] ?? 0;
      });
  }

  private async remember(orders: readonly WrittenOrder[]): Promise<void> {
    await this.db.execute(
      `INSERT INTO imported_order (tenant_id, reference, order_id)
       SELECT :tenantId, r.reference, r.order_id
       FROM JSON_TABLE(:rows, '$[*]' COLUMNS (reference VARCHAR(50) PATH '$[0]', order_id INT UNSIGNED PATH '$[1]')) r`,
      { rows: JSON.stringify(orders.map(({ reference, orderId }) => [reference, orderId])) },
    );
  }
}
