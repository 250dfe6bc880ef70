import type { Hundredths } from '@depot/contracts/amounts';
import type { StockUsage, StockUsagePort } from '@depot/contracts/inventory';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

const usageSince = `
  SELECT product_id AS productId, -SUM(quantity) AS quantity, -SUM(weight) AS weight
  FROM stock_movement
  WHERE tenant_id = :tenantId AND time >= :time AND cause IN ('OUTBOUND', 'MANUAL', 'ADD_BACK', 'RETURN', 'RETURN_UNDONE')
  GROUP BY product_id`;

const usualLots = `
  SELECT product_id AS productId, ROUND(AVG(first_weight), 2) AS weight
  FROM inventory_unit WHERE tenant_id = :tenantId AND product_id IN (:productIds) GROUP BY product_id`;

/** How fast goods go, from the ledger. */
@Injectable()
export class StockUsageService implements StockUsagePort {
  constructor(private readonly db: Db) {}

  async since(time: number): Promise<Map<number, StockUsage>> {
    const rows = await this.db.query<StockUsage & { productId: number }>(usageSince, { time });
    return new Map(rows.map(({ productId, ...usage }) => [productId, usage]));
  }

  async usualLots(productIds: readonly number[]): Promise<Map<number, Hundredths>> {
    if (productIds.length === 0) return new Map();
    const rows = await this.db.query<{ productId: number; weight: Hundredths }>(usualLots, { productIds });
    return new Map(rows.map(({ productId, weight }) => [productId, weight]));
  }
}
