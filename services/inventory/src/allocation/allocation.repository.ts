import type { Hundredths } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AllocationEntity, ReturnAllocationEntity } from './allocation.entity.js';

/** What an order line got of one unit. */
export interface NewAllocation {
  orderItemId: number;
  productId: number;
  unitId: number;
  quantity: number;
  weight: Hundredths;
}

/** An allocation with the part of it that has not come back yet; of a return, the part that came back with it. */
export interface Allocation extends NewAllocation {
  id: number;
  orderId: number;
}

/** A part of an allocation that comes back. */
export type BackMove = Pick<Allocation, 'id' | 'quantity' | 'weight'>;

const columns = `
  a.id, a.order_id AS orderId, a.order_item_id AS orderItemId, a.product_id AS productId, a.unit_id AS unitId,
  a.quantity - a.back_quantity AS quantity,
  a.weight - a.back_weight AS weight`;

const lockAllocationsOfOrder = `
  SELECT ${columns} FROM stock_allocation a WHERE a.tenant_id = :tenantId AND a.order_id = :orderId ORDER BY a.id
    FOR UPDATE`;

const lockReturned = `
  SELECT a.id, a.order_id AS orderId, a.order_item_id AS orderItemId, a.product_id AS productId, a.unit_id AS unitId,
    r.quantity, r.weight
  FROM return_allocation r JOIN stock_allocation a ON a.id = r.allocation_id
  WHERE r.tenant_id = :tenantId AND r.return_id = :returnId
  ORDER BY a.id FOR UPDATE`;

const deleteReturned = `DELETE FROM return_allocation WHERE tenant_id = :tenantId AND return_id = :returnId`;

/** Which unit gave how much to which order line: needed to put things back where they came from, and to trace a lot. */
@Injectable()
export class AllocationRepository {
  constructor(private readonly db: Db) {}

  /** Written at the end of the transaction, in which nothing may ask for them. */
  async insert(orderId: number, rows: readonly NewAllocation[]): Promise<void> {
    await this.db.bulk(AllocationEntity).insertOnCommit(rows.map((row) => ({ ...row, orderId })));
  }

  /** What the order shipped and has not come back, locked. */
  async lockOpen(orderId: number): Promise<Allocation[]> {
    const rows = await this.db.query<Allocation>(lockAllocationsOfOrder, { orderId });
    return rows.filter(({ quantity, weight }) => quantity > 0 || weight > 0);
  }

  /** Notes that these parts came back. */
  async addRestocked(moves: readonly BackMove[]): Promise<void> {
    await this.moveBack(moves, 1);
  }

  /** Notes that these parts came back with a return. */
  async addRestockedByReturn(returnId: number, moves: readonly BackMove[]): Promise<void> {
    await this.addRestocked(moves);
    await this.keepReturned(returnId, moves);
  }

  /** Notes that these parts came back with a return instead; `changes` are what that adds or takes away. */
  async reviseRestocked(returnId: number, moves: readonly BackMove[], changes: readonly BackMove[]): Promise<void> {
    await this.addRestocked(changes);
    await this.db.execute(deleteReturned, { returnId });
    await this.keepReturned(returnId, moves);
  }

  private async keepReturned(returnId: number, moves: readonly BackMove[]): Promise<void> {
    const rows = moves.map(({ id: allocationId, quantity, weight }) => ({ returnId, allocationId, quantity, weight }));
    await this.db.bulk(ReturnAllocationEntity).insert(rows);
  }

  /** What came back with a return, locked. */
  async lockReturned(returnId: number): Promise<Allocation[]> {
    return this.db.query<Allocation>(lockReturned, { returnId });
  }

  /** Undoes `restockedWith`. */
  async forgetReturn(returnId: number, moves: readonly BackMove[]): Promise<void> {
    await this.moveBack(moves, -1);
    await this.db.execute(deleteReturned, { returnId });
  }

  /** Adds to (or takes from) what came back of locked allocations. */
  private async moveBack(moves: readonly BackMove[], sign: 1 | -1): Promise<void> {
    const rows = moves.map(({ id, quantity, weight }) => ({
      id,
      backQuantity: sign * quantity,
      backWeight: sign * weight,
    }));
    await this.db.bulk(AllocationEntity).update(rows, { add: ['backQuantity', 'backWeight'] });
  }
}
