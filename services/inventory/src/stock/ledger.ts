import type { MovementCause } from '@depot/contracts/inventory';
import { contextIfAny } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { appendMovements } from './stock.queries.js';
import { changesJson, type StockChange } from './stock-change.js';

/** Why goods moved, and where the history links to. */
export interface Entry {
  cause: MovementCause;
  /** Epoch ms. */
  time: number;
  orderId?: number;
  returnId?: number;
  deliveryReceiptId?: number;
  receivedId?: number;
  unitId?: number;
  reason?: string;
}

/** The append-only ledger. Nothing in Depot updates or deletes a movement. */
@Injectable()
export class Ledger {
  constructor(private readonly db: Db) {}

  /**
   * Writes one movement per product with its new balance. Call it after the stock rows were changed in the same
   * transaction.
   */
  async append(changes: readonly StockChange[], entry: Entry): Promise<void> {
    if (changes.length === 0) return;
    const session = contextIfAny()?.session;
    const {
      cause,
      time,
      orderId = null,
      returnId = null,
      deliveryReceiptId = null,
      receivedId = null,
      unitId = null,
      reason = null,
    } = entry;
    await this.db.execute(appendMovements, {
      ...{ cause, time, orderId, returnId, deliveryReceiptId, receivedId, unitId, reason },
      changes: changesJson(changes),
      userId: session?.id ?? null,
      userName: session?.displayName ?? '',
    });
  }
}
