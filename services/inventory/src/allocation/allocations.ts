import { decimalText, type Hundredths } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { AllocationEntity } from './allocation.entity.js';
import * as sql from './allocation.queries.js';

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

/** Which unit gave how much to which order line: needed to put things back where they came from, and to trace a lot. */
@Injectable()
export class Allocations {
  constructor(private readonly db: Db) {}

  /** Written at the end of the transaction, in which nothing may ask for them. */
  async insert(orderId: number, rows: readonly NewAllocation[]): Promise<void> {
    await this.db.of(AllocationEntity).insertAtEnd(rows.map((row) => ({ ...row, orderId })));
  }

  /** What the order shipped and has not come back, locked. */
  async lockOpen(orderId: number): Promise<Allocation[]> {
    const rows = await this.db.query<Allocation>(sql.lockAllocationsOfOrder, { orderId });
    return rows.filter(({ quantity, weight }) => quantity > 0 || weight > 0);
  }

  /** Notes that these parts came back. */
  async restocked(moves: readonly BackMove[]): Promise<void> {
    await this.db.execute(sql.moveBack, { moves: movesJson(moves, 1) });
  }

  /** Notes that these parts came back with a return. */
  async restockedWith(returnId: number, moves: readonly BackMove[]): Promise<void> {
    await this.restocked(moves);
    await this.db.execute(sql.insertReturned, { returnId, moves: movesJson(moves, 1) });
  }

  /** What came back with a return, locked. */
  async lockReturned(returnId: number): Promise<Allocation[]> {
    return this.db.query<Allocation>(sql.lockReturned, { returnId });
  }

  /** Undoes `restockedWith`. */
  async forgetReturn(returnId: number, moves: readonly BackMove[]): Promise<void> {
    await this.db.execute(sql.moveBack, { moves: movesJson(moves, -1) });
    await this.db.execute(sql.deleteReturned, { returnId });
  }
}

function movesJson(moves: readonly BackMove[], sign: 1 | -1): string {
  return JSON.stringify(moves.map(({ id, quantity, weight }) => [id, sign * quantity, decimalText(sign * weight)]));
}
