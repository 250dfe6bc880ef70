import { decimalText, type Hundredths } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AllocationEntity } from './allocation.entity.js';

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
  a.id, a.order_id AS orderId, a.order_item_id AS orderItemId, a.product_id AS productId, a.unit_id AS unitId, a.quantity - a.back_quantity AS quantity,
  a.weight - a.back_weight AS weight`;

const lockAllocationsOfOrder = `
  SELECT ${columns} FROM stock_allocation a WHERE a.tenant_id = :tenantId AND a.order_id = :orderId ORDER BY a.id FOR UPDATE`;

/** Adds to (or, negative, takes from) what came back of locked allocations. */
const moveBack = `
  UPDATE JSON_TABLE(:moves, '$[*]' COLUMNS (
      id INT UNSIGNED PATH '$[0]',
      quantity INT PATH '$[1]',
      weight DECIMAL(14, 2) PATH '$[2]'
    )) m
    STRAIGHT_JOIN stock_allocation a ON a.id = m.id
  SET a.back_quantity = a.back_quantity + m.quantity, a.back_weight = a.back_weight + m.weight
  WHERE a.tenant_id = :tenantId`;

const insertReturned = `
  INSERT INTO return_allocation (return_id, allocation_id, tenant_id, quantity, weight)
  SELECT :returnId, m.id, :tenantId, m.quantity, m.weight
  FROM JSON_TABLE(:moves, '$[*]' COLUMNS (
    id INT UNSIGNED PATH '$[0]',
    quantity INT PATH '$[1]',
    weight DECIMAL(14, 2) PATH '$[2]'
  )) m`;

const lockReturned = `
  SELECT a.id, a.order_id AS orderId, a.order_item_id AS orderItemId, a.product_id AS productId, a.unit_id AS unitId, r.quantity, r.weight
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
    await this.db.of(AllocationEntity).insertAtEnd(rows.map((row) => ({ ...row, orderId })));
  }

  /** What the order shipped and has not come back, locked. */
  async lockOpen(orderId: number): Promise<Allocation[]> {
    const rows = await this.db.query<Allocation>(lockAllocationsOfOrder, { orderId });
    return rows.filter(({ quantity, weight }) => quantity > 0 || weight > 0);
  }

  /** Notes that these parts came back. */
  async restocked(moves: readonly BackMove[]): Promise<void> {
    await this.db.execute(moveBack, { moves: movesJson(moves, 1) });
  }

  /** Notes that these parts came back with a return. */
  async restockedWith(returnId: number, moves: readonly BackMove[]): Promise<void> {
    await this.restocked(moves);
    await this.db.execute(insertReturned, { returnId, moves: movesJson(moves, 1) });
  }

  /** What came back with a return, locked. */
  async lockReturned(returnId: number): Promise<Allocation[]> {
    return this.db.query<Allocation>(lockReturned, { returnId });
  }

  /** Undoes `restockedWith`. */
  async forgetReturn(returnId: number, moves: readonly BackMove[]): Promise<void> {
    await this.db.execute(moveBack, { moves: movesJson(moves, -1) });
    await this.db.execute(deleteReturned, { returnId });
  }
}

function movesJson(moves: readonly BackMove[], sign: 1 | -1): string {
  return JSON.stringify(moves.map(({ id, quantity, weight }) => [id, sign * quantity, decimalText(sign * weight)]));
}
