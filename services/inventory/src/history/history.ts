import { type MovementAnswer, type MovementCause, movementsPerPage } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface MovementRow {
  id: number;
  time: number;
  cause: MovementCause;
  quantity: number;
  weight: number;
  balance: number;
  balanceWeight: number;
  user: string;
  orderId: number | null;
  deliveryReceiptId: number | null;
  returnId: number | null;
  reason: string | null;
}

/** The index is named because MariaDB otherwise walks from the newest movement to the page that is asked for. */
const movements = `
  SELECT id, time, cause, quantity, weight, balance_quantity AS balance, balance_weight AS balanceWeight, user_name AS user,
    order_id AS orderId, delivery_receipt_id AS deliveryReceiptId, return_id AS returnId, reason
  FROM stock_movement FORCE INDEX (stock_movement_product)
  WHERE tenant_id = :tenantId AND product_id = :productId AND (:before IS NULL OR id < :before)
  ORDER BY id DESC LIMIT :limit`;

/** The movements of a product, newest first. */
@Injectable()
export class History {
  constructor(private readonly db: Db) {}

  async of(productId: number, before: number | null = null): Promise<MovementAnswer[]> {
    const rows = await this.db.query<MovementRow>(movements, { productId, before, limit: movementsPerPage });
    return rows.map(movementOut);
  }
}

/** Written out, field by field: V8 copies by rest and spread many times slower, and each answer holds a hundred. */
function movementOut(row: MovementRow): MovementAnswer {
  return {
    id: row.id,
    time: row.time,
    cause: row.cause,
    quantity: row.quantity,
    weight: row.weight,
    balance: row.balance,
    balanceWeight: row.balanceWeight,
    user: row.user,
    orderId: row.orderId ?? undefined,
    deliveryReceiptId: row.deliveryReceiptId ?? undefined,
    returnId: row.returnId ?? undefined,
    reason: row.reason || undefined,
  };
}
