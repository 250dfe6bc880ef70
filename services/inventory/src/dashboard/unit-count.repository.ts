import type { EpochMs } from '@depot/contracts/amounts';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

/** What changes whenever units of a product come or go. */
export interface LatestMove {
  productId: number;
  /** The newest movement; null where there has been none. */
  movementId: number | null;
  /** Stock counts that the tenant has posted: one may exchange a piece for another of its weight without a movement. */
  posted: number;
}

/** How many units of a product there are. */
export interface UnitCount {
  productId: number;
  inStock: number;
  /** Shipped or removed since the moment that was asked for, and when the first of them was. */
  gone: number;
  oldestGone: EpochMs | null;
}

/** The index is named because MariaDB otherwise may read all movements of a product to find its newest. */
const latestMoves = `
  SELECT s.product_id AS productId,
    (SELECT m.id FROM stock_movement m FORCE INDEX (stock_movement_product)
     WHERE m.tenant_id = :tenantId AND m.product_id = s.product_id ORDER BY m.id DESC LIMIT 1) AS movementId,
    (SELECT COUNT(*) FROM stock_count WHERE tenant_id = :tenantId AND status = 'POSTED') AS posted
  FROM product_stock s WHERE s.tenant_id = :tenantId`;

/** The index is named because it alone leaves out what went long ago. */
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

  /** Of every product of the tenant, disabled ones too. */
  async findLatestMoves(): Promise<LatestMove[]> {
    return this.db.query<LatestMove>(latestMoves);
  }

  /** Without products that have no such unit. */
  async countByProducts(productIds: readonly number[], since: EpochMs): Promise<UnitCount[]> {
    return this.db.query<UnitCount>(unitCounts, { productIds, since });
  }
}
