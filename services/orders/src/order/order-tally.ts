import { Injectable } from '@nestjs/common';
import type { OrderStatus } from '@depot/contracts/orders';
import { Db } from '@depot/node-database';

/** How many orders a store has in a status. */
export interface Tally {
  storeId: number;
  status: OrderStatus;
  orders: number;
}

/** Keeps the number of orders by store and status, in the transaction of what changes them. */
@Injectable()
export class OrderTally {
  constructor(private readonly db: Db) {}

  async added(storeId: number, status: OrderStatus, count = 1): Promise<void> {
    await this.db.executeAtEnd(
      `INSERT INTO order_tally (tenant_id, store_id, status, orders) VALUES (:tenantId, :storeId, :status, :count)
       ON DUPLICATE KEY UPDATE orders = orders + :count`,
      { storeId, status, count },
    );
  }

  /** Statuses only move forward, so two movers lock their two rows in the same order. */
  async moved(storeId: number, from: OrderStatus, to: OrderStatus): Promise<void> {
    await this.db.executeAtEnd(
      `INSERT INTO order_tally (tenant_id, store_id, status, orders) VALUES (:tenantId, :storeId, :from, -1), (:tenantId, :storeId, :to, 1)
       ON DUPLICATE KEY UPDATE orders = orders + VALUES(orders)`,
      { storeId, from, to },
    );
  }

  async removed(storeId: number, status: OrderStatus): Promise<void> {
    await this.added(storeId, status, -1);
  }

  /** The counts of these stores and statuses; of all where none are named. */
  async of({ storeIds, statuses }: { storeIds?: readonly number[]; statuses?: readonly OrderStatus[] }): Promise<Tally[]> {
    return this.db.query<Tally>(
      `SELECT store_id storeId, status, orders FROM order_tally
       WHERE tenant_id = :tenantId AND orders > 0
         ${storeIds ? 'AND store_id IN (:storeIds)' : ''} ${statuses ? 'AND status IN (:statuses)' : ''}`,
      { storeIds, statuses },
    );
  }
}
