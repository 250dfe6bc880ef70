import type { EpochMs, Hundredths } from '@depot/contracts/amounts';
import { ACCOUNTING_PORT, type AccountingPort } from '@depot/contracts/billing';
import type { MovementCause, StockUsage } from '@depot/contracts/inventory';
import { findContext, getWarehouseDay } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Inject, Injectable } from '@nestjs/common';
import { StockEntity } from './stock.entity.js';
import { buildStockRows, changedColumns, type StockChange } from './stock-change.js';

/** Cause of a movement, with the ids that the history links to. */
export interface Entry {
  cause: MovementCause;
  /** Epoch ms. */
  time: EpochMs;
  orderId?: number;
  returnId?: number;
  deliveryReceiptId?: number;
  receivedId?: number;
  unitId?: number;
  reason?: string;
}

/** Inserts movements with the balance of the stock rows, which the transaction has locked and changed. */
const appendMovementsSql = (changes: string) => `
  INSERT INTO stock_movement (tenant_id, product_id, quantity, weight, balance_quantity, balance_weight, cause, user_id,
    user_name,
    order_id, return_id, delivery_receipt_id, received_id, unit_id, reason, time)
  SELECT s.tenant_id, s.product_id, c.quantity, c.total_weight, s.quantity, s.total_weight, :cause, :userId, :userName,
    :orderId, :returnId, :deliveryReceiptId, :receivedId, :unitId, :reason, :time
  FROM ${changes} c STRAIGHT_JOIN product_stock s ON s.product_id = c.product_id
  WHERE s.tenant_id = :tenantId`;

/** A movement for the history. */
export interface MovementRow {
  id: number;
  time: EpochMs;
  cause: MovementCause;
  quantity: number;
  weight: Hundredths;
  balance: number;
  balanceWeight: Hundredths;
  user: string;
  orderId: number | null;
  deliveryReceiptId: number | null;
  returnId: number | null;
  reason: string | null;
}

/** FORCE INDEX: MariaDB would otherwise scan from the newest movement to the requested page. */
const movements = `
  SELECT id, time, cause, quantity, weight, balance_quantity AS balance, balance_weight AS balanceWeight,
    user_name AS user,
    order_id AS orderId, delivery_receipt_id AS deliveryReceiptId, return_id AS returnId, reason
  FROM stock_movement FORCE INDEX (stock_movement_product)
  WHERE tenant_id = :tenantId AND product_id = :productId AND (:before IS NULL OR id < :before)
  ORDER BY id DESC LIMIT :limit`;

const usageSince = `
  SELECT product_id AS productId, -SUM(quantity) AS quantity, -SUM(weight) AS weight
  FROM stock_movement
  WHERE tenant_id = :tenantId AND time >= :time AND cause IN ('OUTBOUND', 'MANUAL', 'ADD_BACK', 'RETURN',
    'RETURN_UNDONE')
  GROUP BY product_id`;

/** The append-only ledger. Nothing in Depot updates or deletes a movement. */
@Injectable()
export class LedgerRepository {
  constructor(
    private readonly db: Db,
    @Inject(ACCOUNTING_PORT) private readonly accounting: AccountingPort,
  ) {}

  /**
   * Writes one movement per product with its new balance. Call it after the stock rows were changed in the same
   * transaction.
   *
   * @throws PERIOD_CLOSED if the movements are of a closed day
   */
  async append(changes: readonly StockChange[], entry: Entry): Promise<void> {
    if (changes.length === 0) return;
    const session = findContext()?.session;
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
    const { table, values } = this.db
      .bulk(StockEntity)
      .asTable(buildStockRows(changes), ['productId', ...changedColumns], 'changes');
    const parameters = {
      ...values,
      cause,
      time,
      orderId,
      returnId,
      deliveryReceiptId,
      receivedId,
      unitId,
      reason,
      userId: session?.id ?? null,
      userName: session?.displayName ?? '',
    };
    await this.db.batch([
      () => this.accounting.assertOpen([getWarehouseDay(time)]),
      () => this.db.execute(appendMovementsSql(table), parameters),
    ]);
  }

  /** Movements of a product, newest first, with an id below `before`. */
  async findByProduct(productId: number, before: number | null, limit: number): Promise<MovementRow[]> {
    return this.db.query<MovementRow>(movements, { productId, before, limit });
  }

  /** Shipped minus returned amounts by product since `time` (epoch ms). */
  async sumUsageSince(time: number): Promise<(StockUsage & { productId: number })[]> {
    return this.db.query(usageSince, { time });
  }
}
