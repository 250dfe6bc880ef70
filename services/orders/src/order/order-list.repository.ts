import { Db, type Values } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { type OrderHeader, orderHeaderColumns } from './order.repository.js';
import { buildCountConditions, type OrderCounts } from './order-count.repository.js';
import type { OrderFilter } from './order-filter.js';

export interface Window {
  offset: number;
  limit: number;
  oldestFirst: boolean;
}

/** Headers of one page, and the number of orders on all pages. */
export interface OrderPage {
  headers: OrderHeader[];
  total: number;
  /** Pass it with the request for the next page, so that newer orders do not shift the pages. */
  asOf: number;
}

/** A row without an order stands for a page without orders. */
interface PageRow extends Omit<OrderHeader, 'orderId'> {
  orderId: number | null;
  totalOrders: number | null;
  newest: number | null;
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

const formatOrderBy = (oldestFirst: boolean): string => {
  const direction = oldestFirst ? 'ASC' : 'DESC';
  return `ORDER BY o.time ${direction}, o.display_id ${direction}`;
};

/** Skips earlier pages in the index, so that only rows of this page are read. */
const selectPage = (where: string, order: string): string =>
  `SELECT o.id FROM orders o WHERE o.tenant_id = :tenantId ${where} ${order} LIMIT :limit OFFSET :offset`;

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

  findHeaders(filter: OrderFilter, { oldestFirst, ...window }: Window): Promise<OrderHeader[]> {
    const { where, values } = buildConditions(filter);
    const order = formatOrderBy(oldestFirst);
    return this.db.query<OrderHeader>(
      `SELECT ${orderHeaderColumns} FROM (${selectPage(where, order)}) page JOIN orders o ON o.id = page.id
       WHERE o.tenant_id = :tenantId ${order}`,
      { ...values, ...window },
    );
  }

  /**
   * Reads a page with the stored counts and the highest display id as of one moment, since one statement has one
   * snapshot. The filter has stored counts (`hasKeptCounts`) and no `asOf`.
   */
  async findNewestPage(filter: OrderFilter, { oldestFirst, ...window }: Window): Promise<OrderPage> {
    const { where, values } = buildConditions(filter);
    const order = formatOrderBy(oldestFirst);
    const rows = await this.db.query<PageRow>(
      `SELECT n.newest, n.totalOrders, ${orderHeaderColumns}
       FROM (SELECT (SELECT MAX(display_id) FROM orders WHERE tenant_id = :tenantId) newest,
         (SELECT SUM(t.orders) FROM order_tally t WHERE ${buildCountConditions(filter)}) totalOrders) n
       LEFT JOIN (${selectPage(where, order)}) page ON TRUE
       LEFT JOIN orders o ON o.id = page.id AND o.tenant_id = :tenantId ${order}`,
      { ...values, ...window },
    );
    return readPage(rows);
  }
}

/** The totals stand in each row of the page. */
function readPage(rows: readonly PageRow[]): OrderPage {
  return { headers: rows.filter(hasOrder), total: rows[0]?.totalOrders ?? 0, asOf: rows[0]?.newest ?? 0 };
}

const hasOrder = (row: PageRow): row is PageRow & OrderHeader => row.orderId !== null;

/** The filter as conditions on `orders o`, each beginning with AND. */
function buildConditions(filter: OrderFilter): { where: string; values: Values } {
  const names = (Object.keys(conditions) as (keyof OrderFilter)[]).filter((name) => filter[name] !== undefined);
  return {
    where: names.map((name) => `AND ${conditions[name]}`).join(' '),
    values: Object.fromEntries(names.map((name) => [name, filter[name]])),
  };
}
