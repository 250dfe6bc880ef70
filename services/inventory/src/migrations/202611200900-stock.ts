import { createTable, dropTable, type Migration } from '@depot/node-database';

/**
 * One row per product with what is there, and the append-only ledger that it can be rebuilt from. Pieces count in
 * `quantity`, pooled weight in `total_weight`; for pieces with a weight of their own, `total_weight` is their sum.
 */
export const stock: Migration = {
  name: '202611200900-stock',
  up: [
    createTable(
      'product_stock',
      `
      product_id INT UNSIGNED NOT NULL PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      has_weight ENUM('Yes', 'No', 'Weighting') NOT NULL,
      quantity INT NOT NULL DEFAULT 0,
      total_weight DECIMAL(14, 2) NOT NULL DEFAULT 0,
      booked_quantity INT NOT NULL DEFAULT 0,
      booked_weight DECIMAL(14, 2) NOT NULL DEFAULT 0,
      reserved_quantity INT NOT NULL DEFAULT 0,
      reserved_weight DECIMAL(14, 2) NOT NULL DEFAULT 0,
      last_in BIGINT NULL,
      KEY product_stock_tenant (tenant_id),
      CONSTRAINT product_stock_booked CHECK (booked_quantity >= 0 AND booked_weight >= 0),
      CONSTRAINT product_stock_reserved CHECK (reserved_quantity >= 0 AND reserved_weight >= 0),
      CONSTRAINT product_stock_pieces CHECK (booked_quantity + reserved_quantity <= quantity),
      CONSTRAINT product_stock_weight CHECK (booked_weight + reserved_weight <= total_weight)`,
    ),
    createTable(
      'stock_movement',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      quantity INT NOT NULL,
      weight DECIMAL(14, 2) NOT NULL,
      balance_quantity INT NOT NULL,
      balance_weight DECIMAL(14, 2) NOT NULL,
      cause VARCHAR(20) NOT NULL,
      user_id INT UNSIGNED NULL,
      user_name VARCHAR(100) NOT NULL,
      order_id INT UNSIGNED NULL,
      return_id INT UNSIGNED NULL,
      delivery_receipt_id INT UNSIGNED NULL,
      received_id INT UNSIGNED NULL,
      unit_id INT UNSIGNED NULL,
      reason VARCHAR(200) NULL,
      time BIGINT NOT NULL,
      KEY stock_movement_product (tenant_id, product_id, id)`,
    ),
  ],
  down: [dropTable('stock_movement'), dropTable('product_stock')],
};
