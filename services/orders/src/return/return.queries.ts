import { Injectable } from '@nestjs/common';
import { Db, grouped } from '@depot/node-database';
import type { ReturnLine } from './return-line.js';

/** A return without its lines. */
export interface ReturnHead {
  id: number;
  displayId: number;
  orderId: number;
  orderDisplayId: number;
  storeId: number;
  time: number;
}

export interface StoredReturnLine extends ReturnLine {
  returnId: number;
}

type Row = Omit<StoredReturnLine, 'inventoryIds'> & { id: number };

const lineColumns = `id, return_id returnId, order_line_id orderItemId, product_id productId, name, has_weight hasWeight,
  return_quantity returnQuantity, return_weight returnWeight, rate, quantity, weight`;

/** Reads returns. */
@Injectable()
export class ReturnQueries {
  constructor(private readonly db: Db) {}

  /** Newest first. */
  async heads({ id, limit }: { id?: number; limit: number }): Promise<ReturnHead[]> {
    return this.db.query<ReturnHead>(
      `SELECT r.id, r.display_id displayId, r.order_id orderId, o.display_id orderDisplayId, o.store_id storeId, r.time
       FROM order_return r JOIN orders o ON o.id = r.order_id
       WHERE r.tenant_id = :tenantId ${id === undefined ? '' : 'AND r.id = :id'}
       ORDER BY r.display_id DESC LIMIT :limit`,
      { id, limit },
    );
  }

  async lines(returnIds: readonly number[]): Promise<StoredReturnLine[]> {
    return this.withUnits(
      await this.db.query<Row>(
        `SELECT ${lineColumns} FROM order_return_line WHERE tenant_id = :tenantId AND return_id IN (:returnIds) ORDER BY return_id, id`,
        { returnIds },
      ),
    );
  }

  /** Everything that came back of an order so far. */
  async linesOfOrder(orderId: number): Promise<StoredReturnLine[]> {
    return this.withUnits(
      await this.db.query<Row>(
        `SELECT ${lineColumns} FROM order_return_line WHERE tenant_id = :tenantId AND order_id = :orderId ORDER BY id`,
        {
          orderId,
        },
      ),
    );
  }

  private async withUnits(rows: readonly Row[]): Promise<StoredReturnLine[]> {
    const weighed = rows.filter(({ hasWeight }) => hasWeight === 'Yes').map(({ id }) => id);
    const units = weighed.length === 0 ? [] : await this.unitsOf(weighed);
    const byLine = grouped(units, ({ lineId }) => lineId);
    return rows.map(({ id, ...line }) => ({ ...line, inventoryIds: (byLine.get(id) ?? []).map(({ inventoryId }) => inventoryId) }));
  }

  private unitsOf(lineIds: readonly number[]): Promise<{ lineId: number; inventoryId: number }[]> {
    return this.db.query(
      `SELECT return_line_id lineId, inventory_id inventoryId FROM order_return_unit
       WHERE tenant_id = :tenantId AND return_line_id IN (:lineIds) ORDER BY id`,
      { lineIds },
    );
  }
}
