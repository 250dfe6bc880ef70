import { Db, type Values } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { type OrderHeader, orderHeaderColumns } from './order.repository.js';
import type { OrderCounts } from './order-count.repository.js';
import type { OrderFilter } from './order-filter.js';

interface Window {
  offset: number;
  limit: number;
  oldestFirst: boolean;
}

const conditions: Record<keyof OrderFilter, string> = {
  storeIds: 'o.store_id IN (:storeIds)',
  statuses: 'o.status IN (:statuses)',
  displayId: 'o.display_id = :displayId',
  productId: 'o.id IN (SELECT l.order_id FROM order_line l WHERE l.product_id = :productId)',
  deliveryFrom: 'o.delivery_date >= :deliveryFrom',
  deliveryTo: 'o.delivery_date <= :deliveryTo',
  orderIds: 'o.id IN (:orderIds)',
  start: 'o.time >= :start',
  end: 'o.time < :end',
  asOf: 'o.display_id <= :asOf',
  after: 'o.display_id > :after',
};

/** Finds the orders of a page by indexes alone, then reads only those rows. */
@Injectable()
export class OrderListRepository {
  constructor(private readonly db: Db) {}

  countRows(filter: OrderFilter): Promise<OrderCounts[]> {
    const { where, values } = buildConditions(filter);
    return this.db.query<OrderCounts>(
      `SELECT o.store_id storeId, o.status, COUNT(*) orders FROM orders o WHERE o.tenant_id = :tenantId ${where}
        GROUP BY o.store_id, o.status`,
      values,
    );
  }

  /** The subquery skips earlier pages in the index, so that only rows of this page are read. */
  findHeaders(filter: OrderFilter, { oldestFirst, ...window }: Window): Promise<OrderHeader[]> {
    const { where, values } = buildConditions(filter);
    const direction = oldestFirst ? 'ASC' : 'DESC';
    const inOrder = `ORDER BY o.time ${direction}, o.display_id ${direction}`;
    return this.db.query<OrderHeader>(
      `SELECT ${orderHeaderColumns}
       FROM (SELECT o.id FROM orders o WHERE o.tenant_id = :tenantId ${where} ${inOrder}
       LIMIT :limit OFFSET :offset) page
         JOIN orders o ON o.id = page.id
       WHERE o.tenant_id = :tenantId ${inOrder}`,
      { ...values, ...window },
    );
  }
}

/** The filter as conditions on `orders o`, each beginning with AND. */
function buildConditions(filter: OrderFilter): { where: string; values: Values } {
  const names = (Object.keys(conditions) as (keyof OrderFilter)[]).filter((name) => filter[name] !== undefined);
  return {
    where: names.map((name) => `AND ${conditions[name]}`).join(' '),
    values: Object.fromEntries(names.map((name) => [name, filter[name]])),
  };
}
