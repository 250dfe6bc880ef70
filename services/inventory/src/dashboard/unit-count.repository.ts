import type { EpochMs } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** Changes whenever units of a product arrive or leave. */
export interface LatestMove {
  productId: number;
  /** Latest movement; null without movements. */
  movementId: number | null;
  /** Number of posted stock counts. A count can replace a unit by another one of its weight without a movement. */
  posted: number;
}

/** Number of units of a product. */
export interface UnitCount {
  productId: number;
  inStock: number;
  /** Units that were shipped or removed since the requested time, and the time of the first one. */
  gone: number;
  oldestGone: EpochMs | null;
}

/** FORCE INDEX: MariaDB could otherwise read all movements of a product to find the latest one. */
const latestMoves = `
  SELECT s.product_id AS productId,
    (SELECT m.id FROM stock_movement m FORCE INDEX (stock_movement_product)
     WHERE m.tenant_id = :tenantId AND m.product_id = s.product_id ORDER BY m.id DESC LIMIT 1) AS movementId,
    (SELECT COUNT(*) FROM stock_count WHERE tenant_id = :tenantId AND status = 'POSTED') AS posted
  FROM product_stock s WHERE s.tenant_id = :tenantId`;

/** FORCE INDEX: only this index skips units that left long ago. */
const unitCounts = `
  SELECT u.product_id AS productId, COUNT(CASE WHEN u.status = 'IN_STOCK' THEN 1 END) AS inStock,
    COUNT(CASE WHEN u.status <> 'IN_STOCK' THEN 1 END) AS gone, MIN(u.gone_time) AS oldestGone
  FROM inventory_unit u FORCE INDEX (inventory_unit_product)
  WHERE u.tenant_id = :tenantId AND u.product_id IN (:productIds)
    AND (u.status = 'IN_STOCK' OR (u.status IN ('SHIPPED', 'REMOVED') AND u.gone_time >= :since))
  GROUP BY u.product_id`;

/** Counts units, product by product. */
@Injectable()
export class UnitCountRepository {
  constructor(private readonly db: Db) {}

  /** Includes disabled products. */
  async findLatestMoves(): Promise<LatestMove[]> {
    return this.db.query<LatestMove>(latestMoves);
  }

  /** Products without such units are left out. */
  async countByProducts(productIds: readonly number[], since: EpochMs): Promise<UnitCount[]> {
    return this.db.query<UnitCount>(unitCounts, { productIds, since });
  }
}
