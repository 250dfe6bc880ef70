const columns = `
  a.id, a.order_id AS orderId, a.order_item_id AS orderItemId, a.product_id AS productId, a.unit_id AS unitId, a.quantity - a.back_quantity AS quantity,
  a.weight - a.back_weight AS weight`;

export const lockAllocationsOfOrder = `
  SELECT ${columns} FROM stock_allocation a WHERE a.tenant_id = :tenantId AND a.order_id = :orderId ORDER BY a.id FOR UPDATE`;

/** Adds to (or, negative, takes from) what came back of locked allocations. */
export const moveBack = `
  UPDATE JSON_TABLE(:moves, '$[*]' COLUMNS (
      id INT UNSIGNED PATH '$[0]',
      quantity INT PATH '$[1]',
      weight DECIMAL(14, 2) PATH '$[2]'
    )) m
    STRAIGHT_JOIN stock_allocation a ON a.id = m.id
  SET a.back_quantity = a.back_quantity + m.quantity, a.back_weight = a.back_weight + m.weight
  WHERE a.tenant_id = :tenantId`;

export const insertReturned = `
  INSERT INTO return_allocation (return_id, allocation_id, tenant_id, quantity, weight)
  SELECT :returnId, m.id, :tenantId, m.quantity, m.weight
  FROM JSON_TABLE(:moves, '$[*]' COLUMNS (
    id INT UNSIGNED PATH '$[0]',
    quantity INT PATH '$[1]',
    weight DECIMAL(14, 2) PATH '$[2]'
  )) m`;

export const lockReturned = `
  SELECT a.id, a.order_id AS orderId, a.order_item_id AS orderItemId, a.product_id AS productId, a.unit_id AS unitId, r.quantity, r.weight
  FROM return_allocation r JOIN stock_allocation a ON a.id = r.allocation_id
  WHERE r.tenant_id = :tenantId AND r.return_id = :returnId
  ORDER BY a.id FOR UPDATE`;

export const deleteReturned = `DELETE FROM return_allocation WHERE tenant_id = :tenantId AND return_id = :returnId`;
