/** What is in stock with a day on or before `:until`, by product, lot and day; the earliest first. */
export const expiringLots = `
  SELECT u.product_id AS productId, u.lot, u.expiry, SUM(u.quantity) AS quantity, SUM(u.weight) AS weight
  FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.status = 'IN_STOCK' AND u.expiry <= :until
  GROUP BY u.product_id, u.lot, u.expiry
  ORDER BY u.expiry, u.product_id LIMIT :limit`;

/** The lots of a product, the latest first. */
export const lotsOfProduct = `
  SELECT u.lot, MIN(u.expiry) AS expiry, MAX(u.received_time) AS receivedDate, SUM(u.quantity) AS quantity, SUM(u.weight) AS weight
  FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.lot IS NOT NULL
  GROUP BY u.lot ORDER BY receivedDate DESC, u.lot LIMIT :limit`;

/** What came of a lot and what is left of it. */
export const lotTotals = `
  SELECT u.lot, MIN(u.expiry) AS expiry, MIN(u.received_time) AS firstReceived, MAX(u.received_time) AS lastReceived,
    SUM(u.first_quantity) AS firstQuantity, SUM(u.first_weight) AS firstWeight, SUM(u.quantity) AS quantity, SUM(u.weight) AS weight
  FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.lot = :lot
  GROUP BY u.product_id`;

/** What each order got of a lot, and what of it came back. */
export const ordersOfLot = `
  SELECT a.order_id AS orderId, SUM(a.quantity) AS quantity, SUM(a.weight) AS weight,
    SUM(a.back_quantity) AS backQuantity, SUM(a.back_weight) AS backWeight
  FROM inventory_unit u STRAIGHT_JOIN stock_allocation a ON a.unit_id = u.id AND a.tenant_id = u.tenant_id
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.lot = :lot
  GROUP BY a.order_id ORDER BY a.order_id`;
