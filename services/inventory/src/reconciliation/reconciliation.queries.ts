const sums = (table: string, condition: string) => `
  (SELECT product_id, SUM(quantity) AS quantity, SUM(weight) AS weight FROM ${table}
   WHERE tenant_id = :tenantId ${condition} GROUP BY product_id)`;

/** Row, ledger and units side by side, in one statement and thus of one moment. */
const figures = `
  SELECT s.product_id AS productId, s.quantity AS rowQuantity, s.total_weight AS rowWeight,
    COALESCE(m.quantity, 0) AS ledgerQuantity, COALESCE(m.weight, 0) AS ledgerWeight,
    COALESCE(u.quantity, 0) AS unitQuantity, COALESCE(u.weight, 0) AS unitWeight`;

export const disagreeing = `
  ${figures}
  FROM product_stock s
    LEFT JOIN ${sums('stock_movement', '')} m ON m.product_id = s.product_id
    LEFT JOIN ${sums('inventory_unit', "AND status = 'IN_STOCK'")} u ON u.product_id = s.product_id
  WHERE s.tenant_id = :tenantId
    AND (s.quantity <> COALESCE(m.quantity, 0) OR s.total_weight <> COALESCE(m.weight, 0)
      OR s.quantity <> COALESCE(u.quantity, 0) OR s.total_weight <> COALESCE(u.weight, 0))
  ORDER BY s.product_id`;

export const figuresOf = `
  ${figures}
  FROM product_stock s
    LEFT JOIN ${sums('stock_movement', 'AND product_id = :productId')} m ON m.product_id = s.product_id
    LEFT JOIN ${sums('inventory_unit', "AND product_id = :productId AND status = 'IN_STOCK'")} u ON u.product_id = s.product_id
  WHERE s.tenant_id = :tenantId AND s.product_id = :productId`;

export const setStock = `
  UPDATE product_stock SET quantity = :quantity, total_weight = :weight, booked_quantity = :bookedQuantity, booked_weight = :bookedWeight,
    reserved_quantity = :reservedQuantity, reserved_weight = :reservedWeight
  WHERE tenant_id = :tenantId AND product_id = :productId`;
