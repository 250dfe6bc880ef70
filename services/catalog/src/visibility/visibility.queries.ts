const ids = `JSON_TABLE(:ids, '$[*]' COLUMNS (id INT UNSIGNED PATH '$'))`;

export const productsOfStore = `SELECT product_id AS id FROM product_store WHERE tenant_id = :tenantId AND store_id = :storeId ORDER BY product_id`;
export const storesOfProduct = `SELECT store_id AS id FROM product_store WHERE tenant_id = :tenantId AND product_id = :productId ORDER BY store_id`;

export const hideOthersFromStore = `
  DELETE FROM product_store WHERE tenant_id = :tenantId AND store_id = :storeId AND product_id NOT IN (:productIds)`;
export const hideFromOtherStores = `
  DELETE FROM product_store WHERE tenant_id = :tenantId AND product_id = :productId AND store_id NOT IN (:storeIds)`;

const unlessListed = 'ON DUPLICATE KEY UPDATE store_id = product_store.store_id';

/** Every given store gets every given product of the tenant. */
export const listEach = `
  INSERT INTO product_store (store_id, product_id, tenant_id)
  SELECT t.id, p.id, p.tenant_id
  FROM ${ids.replace(':ids', ':storeIds')} t JOIN ${ids.replace(':ids', ':productIds')} i JOIN product p ON p.id = i.id
  WHERE p.tenant_id = :tenantId ${unlessListed}`;

export const listAll = `
  INSERT INTO product_store (store_id, product_id, tenant_id)
  SELECT :storeId, p.id, p.tenant_id FROM product p WHERE p.tenant_id = :tenantId ${unlessListed}`;
