import type { EpochMs } from '@depot/contracts/amounts';
import type { KeptOrderEvent, OrderEventKind } from '@depot/contracts/orders';
import { currentSession } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** An action of a user on an order. */
export interface OrderEvent {
  kind: OrderEventKind;
  time: EpochMs;
  userId: number;
}

/** Stores the actions of users on orders. */
@Injectable()
export class OrderEventRepository {
  constructor(private readonly db: Db) {}

  /** Records an action of the current user. Written at the end of the transaction. */
  async add(orderId: number, kind: KeptOrderEvent): Promise<void> {
    await this.db.executeOnCommit(
      `INSERT INTO order_event (tenant_id, order_id, time, user_id, kind)
       VALUES (:tenantId, :orderId, :time, :userId, :kind)`,
      { orderId, time: Date.now(), userId: currentSession().id, kind },
    );
  }

  /** Oldest first. The first event is PLACED, or RECORDED for a manual order. */
  async listEvents(orderId: number): Promise<OrderEvent[]> {
    const placed = await this.db.query<OrderEvent>(
      `SELECT IF(outbound_time = time, 'RECORDED', 'PLACED') kind, time, created_by userId FROM orders
       WHERE tenant_id = :tenantId AND id = :orderId`,
      { orderId },
    );
    const since = await this.db.query<OrderEvent>(
      `SELECT kind, time, user_id userId FROM order_event WHERE tenant_id = :tenantId AND order_id = :orderId
       ORDER BY id`,
      { orderId },
    );
    return [...placed, ...since];
  }
}
