import type { OrderStatus } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Number of orders of a store in a status. */
export interface OrderCounts {
  storeId: number;
  status: OrderStatus;
  orders: number;
}

/** Counts with the highest display id at the same moment. */
export interface CountedOrders {
  counts: OrderCounts[];
  newest: number;
}

type Row = { [Field in keyof OrderCounts]: OrderCounts[Field] | null } & { newest: number | null };

interface CountFilter {
  storeIds?: readonly number[];
  statuses?: readonly OrderStatus[];
}

/** Stores the number of orders by store and status. The command that changes an order updates it in its transaction. */
@Injectable()
export class OrderCountRepository {
  constructor(private readonly db: Db) {}

  async add(storeId: number, status: OrderStatus, count = 1): Promise<void> {
    await this.db.executeOnCommit(
      `INSERT INTO order_tally (tenant_id, store_id, status, orders) VALUES (:tenantId, :storeId, :status, :count)
       ON DUPLICATE KEY UPDATE orders = orders + :count`,
      { storeId, status, count },
    );
  }

  /** A status only moves forward, so two commands lock their two rows in the same order and cannot deadlock. */
  async move(storeId: number, from: OrderStatus, to: OrderStatus): Promise<void> {
    await this.db.executeOnCommit(
      `INSERT INTO order_tally (tenant_id, store_id, status, orders)
       VALUES (:tenantId, :storeId, :from, -1), (:tenantId, :storeId, :to, 1)
       ON DUPLICATE KEY UPDATE orders = orders + VALUES(orders)`,
      { storeId, from, to },
    );
  }

  async remove(storeId: number, status: OrderStatus): Promise<void> {
    await this.add(storeId, status, -1);
  }

  /** Counts all stores or all statuses if the filter names none. */
  async countOrders(filter: CountFilter): Promise<OrderCounts[]> {
    return this.db.query<OrderCounts>(`SELECT ${columns} FROM order_tally t WHERE ${buildCountConditions(filter)}`, {
      ...filter,
    });
  }

  /** Reads the counts and the highest display id (0 without orders) in one statement. */
  async countWithNewest(filter: CountFilter): Promise<CountedOrders> {
    const rows = await this.db.query<Row>(
      `SELECT n.newest, ${columns} FROM (SELECT MAX(display_id) newest FROM orders WHERE tenant_id = :tenantId) n
       LEFT JOIN order_tally t ON ${buildCountConditions(filter)}`,
      { ...filter },
    );
    return { counts: rows.flatMap(readCounts), newest: rows[0]?.newest ?? 0 };
  }
}

const columns = 't.store_id storeId, t.status, t.orders';

/** The filter as conditions on `order_tally t`. */
export function buildCountConditions({ storeIds, statuses }: CountFilter): string {
  const inStores = storeIds ? 'AND t.store_id IN (:storeIds)' : '';
  return `t.tenant_id = :tenantId AND t.orders > 0 ${inStores} ${statuses ? 'AND t.status IN (:statuses)' : ''}`;
}

/** The left join returns one row without counts if no order matches. */
function readCounts({ storeId, status, orders }: Row): OrderCounts[] {
  return storeId === null || status === null || orders === null ? [] : [{ storeId, status, orders }];
}
