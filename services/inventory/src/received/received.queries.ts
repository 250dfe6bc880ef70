export const insertReceived = `
  INSERT INTO received (tenant_id, time, sub_warehouse_id, sub_warehouse_name, brand_id, brand_name, user_id)
  VALUES (:tenantId, :time, :subWarehouseId, :subWarehouseName, :brandId, :brandName, :userId)`;

export const insertLines = `
  INSERT INTO received_line (tenant_id, received_id, product_id, product_name, quantity, weight)
  SELECT :tenantId, :receivedId, l.product_id, l.product_name, l.quantity, l.weight
  FROM JSON_TABLE(:lines, '$[*]' COLUMNS (
    product_id INT UNSIGNED PATH '$[0]',
    product_name VARCHAR(310) PATH '$[1]',
    quantity INT PATH '$[2]',
    weight DECIMAL(14, 2) PATH '$[3]'
  )) l`;

/** The index is named because MariaDB otherwise walks from the newest record to the page that is asked for. */
export const receivedRecords = `
  SELECT id, time AS date, sub_warehouse_id AS subWarehouseId, sub_warehouse_name AS subWarehouseName,
    brand_id AS brandId, brand_name AS brandName
  FROM received FORCE INDEX (received_tenant) WHERE tenant_id = :tenantId AND (:before IS NULL OR id < :before)
  ORDER BY id DESC LIMIT :limit`;

export const linesOfRecords = `
  SELECT received_id AS receivedId, product_name AS productName, quantity, weight
  FROM received_line WHERE tenant_id = :tenantId AND received_id IN (:ids) ORDER BY id`;
