import { UnitCounts } from '../dashboard/unit-counts.js';
import type { InventoryApp } from './inventory-app.js';

const counted = `
  SELECT COUNT(CASE WHEN status = 'IN_STOCK' THEN 1 END) AS inStock,
    COUNT(CASE WHEN status IN ('SHIPPED', 'REMOVED') AND gone_time >= :since THEN 1 END) AS gone
  FROM inventory_unit WHERE tenant_id = :tenantId`;

/** Counts of units from the cache and from the database. */
export async function unitTotals(app: InventoryApp, tenantId: number, since: number, counts = app.app.get(UnitCounts)) {
  return app.inTenant(tenantId, async () => ({
    told: await counts.countTotals(since),
    there: (await app.db.query<{ inStock: number; gone: number }>(counted, { since }))[0],
  }));
}
