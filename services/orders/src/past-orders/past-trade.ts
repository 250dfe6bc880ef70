import { BILLING_PORT, type BillingPort } from '@depot/contracts/billing';
import type { LeftLine, PastLine, PastOrderToAdd, PastReturnToAdd, PastTradePort } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import { Db, Numbering } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { ReturnEntity, ReturnLineEntity } from '../return/return.entity.js';
import { PastOrderRows } from './past-order-rows.js';

/** Past orders and returns with their invoices and credits. */
@Injectable()
export class PastTrade implements PastTradePort {
  constructor(
    private readonly db: Db,
    private readonly numbering: Numbering,
    private readonly rows: PastOrderRows,
    @Inject(BILLING_PORT) private readonly billing: BillingPort,
  ) {}

  async addOrders(orders: readonly PastOrderToAdd[]) {
    if (orders.length === 0) return [];
    const written = await this.rows.insert(
      orders.map((order) => ({
        ...order,
        fileLine: 0,
        lines: order.lines.map((line) => ({ ...line, orderItemId: 0, notes: '', short: 0 })),
      })),
    );
    await this.billing.addPast(
      written.map(({ orderId, displayId, storeId, time, isPaid, lines }) => ({
        ...{ orderId, displayId, storeId, isPaid, invoiceDate: time },
        lines: lines.map(billed),
      })),
    );
    return written.map(({ orderId, lines }) => ({
      orderId,
      orderItemIds: lines.map(({ orderItemId }) => orderItemId),
    }));
  }

  async addReturns(returns: readonly PastReturnToAdd[]): Promise<void> {
    if (returns.length === 0) return;
    const first = await this.numbering.reserve('return', returns.length);
    const createdBy = currentSession().id;
    const heads = returns.map(({ orderId, storeId, time }, index) => ({
      orderId,
      storeId,
      time,
      createdBy,
      displayId: first + index,
    }));
    const ids = await this.db.of(ReturnEntity).insertMany(heads);
    await this.db.of(ReturnLineEntity).insertMany(
      returns.flatMap(({ orderId, lines }, index) =>
        lines.map(({ orderItemId, productId, name, hasWeight, quantity, weight, rate }) => ({
          ...{ returnId: ids[index], orderId, orderLineId: orderItemId, productId, name, hasWeight, rate },
          ...{ returnQuantity: quantity, returnWeight: weight, quantity: 0, weight: 0 },
        })),
      ),
    );
    await this.billing.addPast(
      returns.map(({ orderId, storeId, time, isPaid, lines }, index) => ({
        ...{ orderId, returnId: ids[index], displayId: first + index, storeId, isPaid, invoiceDate: time },
        lines: lines.map(billed),
      })),
    );
  }

  leftAfter(orderItemId: number, limit: number): Promise<LeftLine[]> {
    return this.db.query<LeftLine>(
      `SELECT l.id orderItemId, l.order_id orderId, o.store_id storeId, l.product_id productId,
         l.quantity - COALESCE((SELECT SUM(r.return_quantity) FROM order_return_line r WHERE r.order_id = l.order_id AND r.order_line_id = l.id), 0) \`left\`
       FROM order_line l JOIN orders o ON o.id = l.order_id AND o.status = 'DONE'
       WHERE l.tenant_id = :tenantId AND l.id > :orderItemId ORDER BY l.id LIMIT :limit`,
      { orderItemId, limit },
    );
  }

  async progress(source: string): Promise<string | undefined> {
    const [row] = await this.db.query<{ progress: string }>(
      'SELECT progress FROM past_progress WHERE tenant_id = :tenantId AND source = :source',
      { source },
    );
    return row?.progress;
  }

  async keepProgress(source: string, progress: string): Promise<void> {
    await this.db.execute(
      `INSERT INTO past_progress (tenant_id, source, progress) VALUES (:tenantId, :source, :progress)
       ON DUPLICATE KEY UPDATE progress = VALUES(progress)`,
      { source, progress },
    );
  }
}

function billed({
  orderItemId,
  productId,
  name,
  hasWeight,
  quantity,
  weight,
  rate,
}: PastLine & { orderItemId: number }) {
  return { orderItemId, productId, description: name, hasWeight, quantity, weight, rate };
}
