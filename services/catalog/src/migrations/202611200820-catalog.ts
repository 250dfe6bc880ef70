import { createTable, dropTable, type Migration } from '@depot/node-database';

const named =
  'id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY, tenant_id INT UNSIGNED NOT NULL, name VARCHAR(100) NOT NULL';

/** Where products belong. A product names its category 2 only; category 1 and the warehouse follow from there. */
export const catalog: Migration = {
  name: '202611200820-catalog',
  up: [
    createTable('sub_warehouse', `${named}, UNIQUE KEY sub_warehouse_name (tenant_id, name)`),
    createTable(
      'category',
      `${named},
      sub_warehouse_id INT UNSIGNED NOT NULL,
      UNIQUE KEY category_name (tenant_id, sub_warehouse_id, name),
      CONSTRAINT category_sub_warehouse FOREIGN KEY (sub_warehouse_id) REFERENCES sub_warehouse (id)`,
    ),
    createTable(
      'sub_category',
      `${named},
      category_id INT UNSIGNED NOT NULL,
      UNIQUE KEY sub_category_name (tenant_id, category_id, name),
      CONSTRAINT sub_category_category FOREIGN KEY (category_id) REFERENCES category (id) ON DELETE CASCADE`,
    ),
    createTable('brand', `${named}, UNIQUE KEY brand_name (tenant_id, name)`),
    createTable(
      'product',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      secondary_name VARCHAR(150) NOT NULL,
      tertiary_name VARCHAR(150) NOT NULL,
      sub_category_id INT UNSIGNED NOT NULL,
      brand_id INT UNSIGNED NULL,
      price DECIMAL(14, 2) NOT NULL,
      wholesale_price DECIMAL(14, 2) NOT NULL,
      has_weight ENUM('Yes', 'No', 'Weighting') NOT NULL,
      description VARCHAR(1000) NOT NULL,
      reorder_point INT NULL,
      location VARCHAR(50) NOT NULL,
      gtin VARCHAR(14) NOT NULL,
      code VARCHAR(50) NOT NULL,
      disabled TINYINT(1) NOT NULL DEFAULT 0,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      KEY product_tenant (tenant_id, disabled),
      KEY product_gtin (tenant_id, gtin),
      KEY product_code (tenant_id, code),
      CONSTRAINT product_sub_category FOREIGN KEY (sub_category_id) REFERENCES sub_category (id),
      CONSTRAINT product_brand FOREIGN KEY (brand_id) REFERENCES brand (id)`,
    ),
    createTable(
      'product_alternate',
      `
      product_id INT UNSIGNED NOT NULL,
      alternate_id INT UNSIGNED NOT NULL,
      tenant_id INT UNSIGNED NOT NULL,
      sequence INT NOT NULL,
      PRIMARY KEY (product_id, alternate_id),
      CONSTRAINT product_alternate_product FOREIGN KEY (product_id) REFERENCES product (id),
      CONSTRAINT product_alternate_alternate FOREIGN KEY (alternate_id) REFERENCES product (id)`,
    ),
    createTable(
      'product_store',
      `
      store_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      tenant_id INT UNSIGNED NOT NULL,
      PRIMARY KEY (store_id, product_id),
      CONSTRAINT product_store_product FOREIGN KEY (product_id) REFERENCES product (id)`,
    ),
  ],
  down: ['product_store', 'product_alternate', 'product', 'brand', 'sub_category', 'category', 'sub_warehouse'].map(
    dropTable,
  ),
};
