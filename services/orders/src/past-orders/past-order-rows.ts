import { decimalText } from '@depot/contracts/amounts';
import { currentSession } from '@depot/node-context';
import { Db, grouped, Numbering, tenantOfParts } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { OrderEntity } from '../order/order.entity.js';
import { OrderCounts } from '../order/order-counts.js';
import type { PastOrder } from './past-orders.js';

/** A past order that has its rows now. */
export interface WrittenOrder extends PastOrder {
  orderId: number;
  displayId: number;
}

const insertLines = `
  INSERT INTO order_line (tenant_id, order_id, position, product_id, name, has_weight, quantity, weight, rate, notes, short)
  SELECT :owner, r.order_id, r.position, r.product_id, r.name, r.has_weight, r.quantity, r.weight, r.rate, r.notes, 0
  FROM JSON_TABLE(:rows, '$[*]' COLUMNS (
    order_id INT UNSIGNED PATH '$[0]', position SMALLINT UNSIGNED PATH '$[1]', product_id INT UNSIGNED PATH '$[2]', name VARCHAR(310) PATH '$[3]',
    has_weight VARCHAR(10) PATH '$[4]', quantity INT UNSIGNED PATH '$[5]', weight DECIMAL(14,2) PATH '$[6]', rate DECIMAL(14,2) PATH '$[7]',
    notes VARCHAR(500) PATH '$[8]')) r`;

const lineIds = 'SELECT id FROM order_line WHERE order_id IN (:orderIds) ORDER BY order_id, position';

/** Writes past orders, many at a time: DONE, their goods gone long ago. */
@Injectable()
export class PastOrderRows {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
    private readonly tally: OrderCounts,
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
      ...{ storeId, time, createdBy, outboundTime: time, status: 'DONE' as const, version: 1, billed: true },
      displayId: first + index,
    }));
    const ids = await this.db.of(OrderEntity).insertMany(heads);
    const written = orders.map((order, index) => ({ ...order, orderId: ids[index] ?? 0, displayId: first + index }));
    await this.insertLines(written);
    await this.remember(written);
    for (const [storeId, ofStore] of grouped(orders, (order) => order.storeId))
      await this.tally.added(storeId, 'DONE', ofStore.length);
    return written;
  }

  /** One statement for thousands of lines, and one to learn their ids. */
  private async insertLines(orders: readonly WrittenOrder[]): Promise<void> {
    const rows = orders.flatMap(({ orderId, lines }) =>
      lines.map(({ productId, name, hasWeight, quantity, weight, rate, notes }, position) => [
        ...[orderId, position, productId, name, hasWeight, quantity],
        ...[decimalText(weight), decimalText(rate), notes],
      ]),
    );
    const lines = this.db.unscoped('lines belong to the tenant though their orders may still be staged');
    await lines.execute(insertLines, { owner: tenantOfParts(), rows: JSON.stringify(rows) });
    const ids = await lines.query<{ id: number }>(lineIds, { orderIds: orders.map(({ orderId }) => orderId) });
    // Ids were given in the order of the orders, so these stand as the lines do.
    orders
      .flatMap(({ lines }) => lines)
      .forEach((line, index) => {
        line.orderItemId = ids[index]?.id ?? 0;
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
