import type { Hundredths } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AllocationEntity, ReturnAllocationEntity } from './allocation.entity.js';

/** Amount of a unit that an order line received. */
export interface NewAllocation {
  orderItemId: number;
  productId: number;
  unitId: number;
  quantity: number;
  weight: Hundredths;
}

/** An allocation with its amount that is not restocked, or that one return has restocked. */
export interface Allocation extends NewAllocation {
  id: number;
  orderId: number;
}

/** A restocked part of an allocation. */
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

/** Amounts of units by order line. Restocking and tracing of lots need them. */
@Injectable()
export class AllocationRepository {
  constructor(private readonly db: Db) {}

  /** Written at the end of the transaction, so nothing in the transaction can read them. */
  async insert(orderId: number, rows: readonly NewAllocation[]): Promise<void> {
    await this.db.bulk(AllocationEntity).insertOnCommit(rows.map((row) => ({ ...row, orderId })));
  }

  /** Locks the allocations of an order that are not restocked. */
  async lockOpen(orderId: number): Promise<Allocation[]> {
    const rows = await this.db.query<Allocation>(lockAllocationsOfOrder, { orderId });
    return rows.filter(({ quantity, weight }) => quantity > 0 || weight > 0);
  }

  /** Adds restocked amounts to allocations. */
  async addRestocked(moves: readonly BackMove[]): Promise<void> {
    await this.moveBack(moves, 1);
  }

  /** Adds restocked amounts to allocations and to a return. */
  async addRestockedByReturn(returnId: number, moves: readonly BackMove[]): Promise<void> {
    await this.addRestocked(moves);
    await this.keepReturned(returnId, moves);
  }

  /** Replaces the restocked amounts of a return. `changes` are the differences. */
  async reviseRestocked(returnId: number, moves: readonly BackMove[], changes: readonly BackMove[]): Promise<void> {
    await this.addRestocked(changes);
    await this.db.execute(deleteReturned, { returnId });
    await this.keepReturned(returnId, moves);
  }

  private async keepReturned(returnId: number, moves: readonly BackMove[]): Promise<void> {
    const rows = moves.map(({ id: allocationId, quantity, weight }) => ({ returnId, allocationId, quantity, weight }));
    await this.db.bulk(ReturnAllocationEntity).insert(rows);
  }

  /** Locks the allocations that a return has restocked. */
  async lockReturned(returnId: number): Promise<Allocation[]> {
    return this.db.query<Allocation>(lockReturned, { returnId });
  }

  /** Removes the restocked amounts of a return. */
  async forgetReturn(returnId: number, moves: readonly BackMove[]): Promise<void> {
    await this.moveBack(moves, -1);
    await this.db.execute(deleteReturned, { returnId });
  }

  /** Adds to the restocked amounts of locked allocations, or subtracts from them. */
  private async moveBack(moves: readonly BackMove[], sign: 1 | -1): Promise<void> {
    const rows = moves.map(({ id, quantity, weight }) => ({
      id,
      backQuantity: sign * quantity,
      backWeight: sign * weight,
    }));
    await this.db.bulk(AllocationEntity).update(rows, { add: ['backQuantity', 'backWeight'] });
  }
}
