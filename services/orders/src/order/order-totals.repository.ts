import {
  type BookedAmount,
  type DaySpan,
  openStatuses,
  type OrdersOfDay,
  type OrderStatus,
  shippedStatuses,
  type UsageCell,
} from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Totals of order lines for reports and for checks of other domains. */
@Injectable()
export class OrderTotalsRepository {
  constructor(private readonly db: Db) {}

  /** Booked amounts by product. STRAIGHT_JOIN starts with the open orders, because there are few. */
  async sumBooked(productIds?: readonly number[]): Promise<Map<number, BookedAmount>> {
    const rows = await this.db.query<BookedAmount>(
      `SELECT l.product_id productId,
         SUM(IF(l.has_weight = 'Weighting', 0, l.quantity - l.short)) quantity,
         SUM(IF(l.has_weight = 'Weighting', l.weight - l.short * 0.01, 0)) weight
       FROM orders o STRAIGHT_JOIN order_line l ON l.order_id = o.id
       WHERE o.tenant_id = :tenantId AND o.status IN (:openStatuses)
         ${productIds ? 'AND l.product_id IN (:productIds)' : ''}
       GROUP BY l.product_id`,
      { openStatuses, productIds },
    );
    return new Map(rows.map((row) => [row.productId, row]));
  }

  /** Ids of open orders with a line that is not fully booked. */
  async listShortOrders(): Promise<number[]> {
    const rows = await this.db.query<{ orderId: number }>(
      `SELECT DISTINCT o.id orderId FROM orders o STRAIGHT_JOIN order_line l ON l.order_id = o.id AND l.short > 0
       WHERE o.tenant_id = :tenantId AND o.status IN (:openStatuses)`,
      { openStatuses },
    );
    return rows.map(({ orderId }) => orderId);
  }

  async listOpenOrders(productId: number): Promise<number[]> {
    const rows = await this.db.query<{ displayId: number }>(
      `SELECT o.display_id displayId FROM orders o
        STRAIGHT_JOIN order_line l ON l.order_id = o.id AND l.product_id = :productId
       WHERE o.tenant_id = :tenantId AND o.status IN (:openStatuses) ORDER BY o.display_id`,
      { productId, openStatuses },
    );
    return rows.map(({ displayId }) => displayId);
  }

  /** The order with the highest status, without cancelled ones. The status enum is sorted by the lifecycle. */
  async findFurthest(): Promise<{ orderId: number; status: OrderStatus } | undefined> {
    const [order] = await this.db.query<{ orderId: number; status: OrderStatus }>(
      `SELECT id orderId, status FROM orders
       WHERE tenant_id = :tenantId AND status IN ('PENDING', 'PROCESSING', 'OUTBOUND', 'DONE')
       ORDER BY status DESC, time DESC LIMIT 1`,
    );
    return order;
  }

  /** Placed orders by day, by a covering index. Days without orders are missing. */
  async countPlaced(days: readonly DaySpan[]): Promise<OrdersOfDay[]> {
    if (days.length === 0) return [];
    const spans = days.map((_, at) => `SELECT :day${at} day, :start${at} start, :end${at} end`).join(' UNION ALL ');
    const values = days.map(({ day, start, end }, at) => ({
      [`day${at}`]: day,
      [`start${at}`]: start,
      [`end${at}`]: end,
    }));
    return this.db.query<OrdersOfDay>(
      `SELECT d.day, COUNT(*) count FROM (${spans}) d
        STRAIGHT_JOIN orders o FORCE INDEX (orders_time)
          ON o.tenant_id = :tenantId AND o.time BETWEEN d.start AND d.end
       GROUP BY d.day ORDER BY d.day DESC`,
      Object.assign({}, ...values) as Record<string, unknown>,
    );
  }

  /** Open orders past their delivery day, by day, the latest first. */
  async countLate(today: string, limit: number): Promise<OrdersOfDay[]> {
    return this.db.query<OrdersOfDay>(
      `SELECT delivery_date day, COUNT(*) count FROM orders
       WHERE tenant_id = :tenantId AND delivery_date < :today AND status IN (:openStatuses)
       GROUP BY delivery_date ORDER BY delivery_date DESC LIMIT :limit`,
      { today, limit, openStatuses },
    );
  }

  /** Shipped minus returned amounts by shipping time. Undefined ids stand for all products or stores. */
  async sumUsage(
    range: { start: number; end: number },
    productIds: readonly number[] | undefined,
    storeIds: readonly number[] | undefined,
    limit: number,
  ): Promise<UsageCell[]> {
    const values = { ...range, productIds, storeIds, shippedStatuses, limit };
    const productCondition = productIds ? 'AND l.product_id IN (:productIds)' : '';
    const where = `${inRange} ${productCondition} ${storeIds ? 'AND o.store_id IN (:storeIds)' : ''}`;
    const shipped = await this.db.query<UsageCell>(
      `SELECT o.store_id storeId, l.product_id productId, SUM(l.quantity) quantity, SUM(l.weight) weight
       FROM orders o JOIN order_line l ON l.order_id = o.id
       WHERE ${where} GROUP BY o.store_id, l.product_id LIMIT :limit`,
      values,
    );
    const returned = await this.db.query<UsageCell>(
      `SELECT o.store_id storeId, l.product_id productId, SUM(l.return_quantity) quantity, SUM(l.return_weight) weight
       FROM orders o JOIN order_return_line l ON l.order_id = o.id
       WHERE ${where} GROUP BY o.store_id, l.product_id LIMIT :limit`,
      values,
    );
    return subtractReturned(shipped, returned);
  }
}

const inRange = `o.tenant_id = :tenantId AND o.outbound_time >= :start AND o.outbound_time < :end
  AND o.status IN (:shippedStatuses)`;

function subtractReturned(shipped: readonly UsageCell[], returned: readonly UsageCell[]): UsageCell[] {
  const getCellKey = ({ storeId, productId }: UsageCell) => `${storeId} ${productId}`;
  const returnedByCell = new Map(returned.map((cell) => [getCellKey(cell), cell]));
  return shipped.map((cell) => {
    const returnedCell = returnedByCell.get(getCellKey(cell));
    return {
      ...cell,
      quantity: cell.quantity - (returnedCell?.quantity ?? 0),
      weight: cell.weight - (returnedCell?.weight ?? 0),
    };
  });
}
