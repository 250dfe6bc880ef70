const columns = `
  p.id AS productId, p.secondary_name AS secondaryName, p.tertiary_name AS tertiaryName, p.price, p.wholesale_price AS wholesalePrice,
  p.has_weight AS hasWeight, p.description, p.reorder_point AS reorderPoint, p.location, p.gtin, p.code, p.disabled, p.picture, p.version,
  p.min_weight AS minWeight, p.max_weight AS maxWeight, p.lead_time_days AS leadTimeDays,
  s.id AS subCategoryId, s.name AS subCategoryName, c.id AS categoryId, c.name AS categoryName,
  w.id AS subWarehouseId, w.name AS subWarehouseName, b.id AS brandId, b.name AS brandName`;

const places = `
  JOIN sub_category s ON s.id = p.sub_category_id
  JOIN category c ON c.id = s.category_id
  JOIN sub_warehouse w ON w.id = c.sub_warehouse_id
  LEFT JOIN brand b ON b.id = p.brand_id`;

export const productsOfTenant = `
  SELECT ${columns} FROM product p ${places} WHERE p.tenant_id = :tenantId ORDER BY p.secondary_name, p.id`;

export const productsById = `SELECT ${columns} FROM product p ${places} WHERE p.tenant_id = :tenantId AND p.id IN (:productIds)`;

/** What orders must know, with whether the store may order each of them. */
export const productsOffered = `
  SELECT p.id AS productId, p.secondary_name AS secondaryName, p.tertiary_name AS tertiaryName, p.has_weight AS hasWeight, p.price,
    p.wholesale_price AS wholesalePrice, v.store_id IS NOT NULL AND p.disabled = 0 AS orderable
  FROM product p LEFT JOIN product_store v ON v.product_id = p.id AND v.store_id = :storeId
  WHERE p.tenant_id = :tenantId AND p.id IN (:productIds)`;

export const orderableProducts = `
  SELECT p.id AS productId FROM product_store v JOIN product p ON p.id = v.product_id
  WHERE p.tenant_id = :tenantId AND v.store_id = :storeId AND p.id IN (:productIds) AND p.disabled = 0`;
