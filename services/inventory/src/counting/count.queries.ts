const head = `
  SELECT c.id, c.display_id AS displayId, c.status, c.name, c.created_by AS createdBy, c.time,
    COUNT(l.product_id) AS products, COUNT(l.counted_time) AS counted
  FROM stock_count c LEFT JOIN stock_count_line l ON l.count_id = c.id`;

export const counts = `${head} WHERE c.tenant_id = :tenantId GROUP BY c.id ORDER BY c.id DESC LIMIT :limit`;
export const countById = `${head} WHERE c.tenant_id = :tenantId AND c.id = :id GROUP BY c.id`;

export const lockCount = `
  SELECT id, display_id AS displayId, status FROM stock_count WHERE tenant_id = :tenantId AND id = :id FOR UPDATE`;

export const insertCount = `
  INSERT INTO stock_count (tenant_id, display_id, name, created_by, time) VALUES (:tenantId, :displayId, :name, :createdBy, :time)`;

export const insertLines = `
  INSERT INTO stock_count_line (count_id, product_id, tenant_id)
  SELECT :id, p.product_id, :tenantId FROM JSON_TABLE(:productIds, '$[*]' COLUMNS (product_id INT UNSIGNED PATH '$')) p`;

export const linesOfCount = `
  SELECT product_id AS productId, quantity, weight, book_quantity AS bookQuantity, book_weight AS bookWeight, counted_by AS countedBy,
    counted_time AS countedTime
  FROM stock_count_line WHERE tenant_id = :tenantId AND count_id = :id ORDER BY product_id`;

export const writeLine = `
  UPDATE stock_count_line SET quantity = :quantity, weight = :weight, book_quantity = :bookQuantity, book_weight = :bookWeight,
    counted_by = :countedBy, counted_time = :time
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId`;

export const unitsOfCount = `
  SELECT unit_id AS unitId, product_id AS productId, is_found AS isFound FROM stock_count_unit
  WHERE tenant_id = :tenantId AND count_id = :id ORDER BY unit_id`;

export const clearUnits = `DELETE FROM stock_count_unit WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId`;

export const insertUnits = `
  INSERT INTO stock_count_unit (count_id, unit_id, product_id, tenant_id, is_found)
  SELECT :id, u.unit_id, :productId, :tenantId, u.is_found
  FROM JSON_TABLE(:units, '$[*]' COLUMNS (unit_id INT UNSIGNED PATH '$[0]', is_found TINYINT PATH '$[1]')) u`;

export const setStatus = `UPDATE stock_count SET status = :status WHERE tenant_id = :tenantId AND id = :id`;
