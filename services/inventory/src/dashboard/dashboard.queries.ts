export const dailyCounts = `
  SELECT time, count FROM inventory_count WHERE tenant_id = :tenantId AND time BETWEEN :since AND :now
  ORDER BY time DESC LIMIT :days`;

export const unitsInStock = `SELECT COUNT(*) AS count FROM inventory_unit WHERE tenant_id = :tenantId AND status = 'IN_STOCK'`;

export const unitsGone = `
  SELECT COUNT(*) AS count FROM inventory_unit
  WHERE tenant_id = :tenantId AND status IN ('SHIPPED', 'REMOVED') AND gone_time >= :since`;

/** Whether a tenant that has ever had a unit was not counted on that day yet. */
export const isUncounted = `
  SELECT 1 AS one FROM (SELECT tenant_id FROM inventory_unit GROUP BY tenant_id) t
  LEFT JOIN inventory_count c ON c.tenant_id = t.tenant_id AND c.day = :day AND c.time <= :now
  WHERE c.tenant_id IS NULL LIMIT 1`;

/**
 * How many units every tenant had at each of these `[day, time]` that were not counted yet, since its first unit came.
 */
export const missingCounts = `
  SELECT t.tenant_id AS tenantId, d.day, d.time,
    (SELECT COUNT(*) FROM inventory_unit u
     WHERE u.tenant_id = t.tenant_id AND u.received_time <= d.time AND (u.status = 'IN_STOCK' OR u.gone_time > d.time)) AS count
  FROM (SELECT tenant_id, MIN(received_time) AS first_time FROM inventory_unit GROUP BY tenant_id) t
  JOIN JSON_TABLE(:days, '$[*]' COLUMNS (day DATE PATH '$[0]', time BIGINT PATH '$[1]')) d ON d.time >= t.first_time
  LEFT JOIN inventory_count c ON c.tenant_id = t.tenant_id AND c.day = d.day AND c.time <= :now
  WHERE c.tenant_id IS NULL`;

/** Rows of `[tenantId, day, time, count]`; a count that is there already stays, unless a wrong clock took it later than now. */
export const keepCounts = `
  INSERT INTO inventory_count (tenant_id, day, time, count)
  SELECT n.tenant_id, n.day, n.time, n.count
  FROM JSON_TABLE(:counts, '$[*]' COLUMNS (
    tenant_id INT PATH '$[0]', day DATE PATH '$[1]', time BIGINT PATH '$[2]', count INT PATH '$[3]')) n
  ON DUPLICATE KEY UPDATE count = IF(inventory_count.time > :now, n.count, inventory_count.count),
    time = IF(inventory_count.time > :now, n.time, inventory_count.time)`;
