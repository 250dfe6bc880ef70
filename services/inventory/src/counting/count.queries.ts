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

const products = `JSON_TABLE(:productIds, '$[*]' COLUMNS (product_id INT UNSIGNED PATH '$')) p`;

export const insertLines = `
  INSERT INTO stock_count_line (count_id, product_id, tenant_id) SELECT :id, p.product_id, :tenantId FROM ${products}`;

/** A product that is in an open count already is refused by the key; in product order, so that two who begin never wait for each other. */
export const openProducts = `
  INSERT INTO stock_count_open (product_id, tenant_id, count_id)
  SELECT p.product_id, :tenantId, :id FROM ${products} ORDER BY p.product_id`;

export const closeProducts = `DELETE FROM stock_count_open WHERE tenant_id = :tenantId AND count_id = :id`;

/** A locking read: sees what another has just begun. */
export const firstOverlap = `
  SELECT o.product_id AS productId, c.display_id AS displayId, c.name
  FROM stock_count_open o JOIN stock_count c ON c.id = o.count_id
  WHERE o.tenant_id = :tenantId AND o.product_id IN (:productIds) AND o.count_id <> :id
  ORDER BY o.product_id LIMIT 1 FOR UPDATE`;

const line = `
  SELECT product_id AS productId, quantity, weight, book_quantity AS bookQuantity, book_weight AS bookWeight, counted_by AS countedBy,
    counted_time AS countedTime, version
  FROM stock_count_line WHERE tenant_id = :tenantId AND count_id = :id`;

export const linesOfCount = `${line} ORDER BY product_id`;
export const lockLine = `${line} AND product_id = :productId FOR UPDATE`;

export const writeLine = `
  UPDATE stock_count_line SET quantity = :quantity, weight = :weight, book_quantity = :bookQuantity, book_weight = :bookWeight,
    counted_by = :countedBy, counted_time = :time, version = version + 1
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId`;

const piece = `
  SELECT unit_id AS unitId, product_id AS productId, weight, expected_version AS expectedVersion, found_version AS foundVersion,
    was_removed AS wasRemoved
  FROM stock_count_unit WHERE tenant_id = :tenantId AND count_id = :id`;

export const piecesOfCount = `${piece} ORDER BY unit_id`;
export const lockPieces = `${piece} AND product_id = :productId ORDER BY unit_id FOR UPDATE`;

/** What is in stock of a product is what should be found of it. */
export const expectPieces = `
  INSERT INTO stock_count_unit (count_id, unit_id, product_id, tenant_id, weight, expected_version)
  SELECT :id, u.id, u.product_id, u.tenant_id, u.weight, u.version FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.product_id = :productId AND u.status = 'IN_STOCK'`;

export const findPieces = `
  INSERT INTO stock_count_unit (count_id, unit_id, product_id, tenant_id, weight, found_version, was_removed)
  SELECT :id, u.id, u.product_id, u.tenant_id, u.first_weight, u.version, u.status = 'REMOVED' FROM inventory_unit u
  WHERE u.tenant_id = :tenantId AND u.id IN (:unitIds)
  ON DUPLICATE KEY UPDATE weight = VALUES(weight), found_version = VALUES(found_version), was_removed = VALUES(was_removed)`;

/** What was put on the list by mistake: what should be there is missing again, anything else is forgotten. */
export const loseExpected = `
  UPDATE stock_count_unit SET found_version = NULL, was_removed = 0
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId AND unit_id IN (:unitIds)
    AND expected_version IS NOT NULL`;

export const forgetOthers = `
  DELETE FROM stock_count_unit
  WHERE tenant_id = :tenantId AND count_id = :id AND product_id = :productId AND unit_id IN (:unitIds)
    AND expected_version IS NULL`;

export const setStatus = `UPDATE stock_count SET status = :status WHERE tenant_id = :tenantId AND id = :id`;
