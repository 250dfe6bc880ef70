export const dailyCounts = `
  SELECT time, count FROM inventory_count WHERE tenant_id = :tenantId AND time >= :since ORDER BY time DESC`;

export const unitsInStock = `SELECT COUNT(*) AS count FROM inventory_unit WHERE tenant_id = :tenantId AND status = 'IN_STOCK'`;

export const unitsGone = `
  SELECT COUNT(*) AS count FROM inventory_unit
  WHERE tenant_id = :tenantId AND status IN ('SHIPPED', 'REMOVED') AND gone_time >= :since`;

/** One count for each tenant that has ever had a unit; the day's first wins. */
export const countToday = `
  INSERT INTO inventory_count (tenant_id, day, time, count)
  SELECT u.tenant_id, :day, :time, SUM(u.status = 'IN_STOCK') FROM inventory_unit u GROUP BY u.tenant_id
  ON DUPLICATE KEY UPDATE tenant_id = inventory_count.tenant_id`;

export const isCounted = 'SELECT 1 AS one FROM inventory_count WHERE day = :day LIMIT 1';
