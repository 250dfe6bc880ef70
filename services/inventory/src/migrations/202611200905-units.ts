import { createTable, dropTable, type Migration } from '@depot/node-database';

/**
 * Labelled pieces and lots, and which order line got how much of which. `quantity` and `weight` are what remains of a
 * unit, `first_…` what it came with; `back_…` is what came back of an allocation by a return or by cancelling the
 * order.
 */
export const units: Migration = {
  name: '202611200905-units',
  up: [
    createTable(
      'inventory_unit',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      qr_value CHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      status ENUM('IN_STOCK', 'SHIPPED', 'REMOVED') NOT NULL DEFAULT 'IN_STOCK',
      quantity INT NOT NULL,
      weight DECIMAL(14, 2) NOT NULL,
      first_quantity INT NOT NULL,
      first_weight DECIMAL(14, 2) NOT NULL,
      lot VARCHAR(50) NULL,
      expiry DATE NULL,
      received_time BIGINT NOT NULL,
      gone_time BIGINT NULL,
      delivery_receipt_id INT UNSIGNED NULL,
      received_id INT UNSIGNED NULL,
      UNIQUE KEY inventory_unit_qr (qr_value),
      KEY inventory_unit_product (product_id, status),
      KEY inventory_unit_status (tenant_id, status, gone_time),
      CONSTRAINT inventory_unit_remains CHECK (quantity >= 0 AND weight >= 0),
      CONSTRAINT inventory_unit_there CHECK ((status = 'IN_STOCK') = (quantity > 0 OR weight > 0))`,
    ),
    createTable(
      'stock_allocation',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      order_item_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      unit_id INT UNSIGNED NOT NULL,
      quantity INT NOT NULL,
      weight DECIMAL(14, 2) NOT NULL,
      back_quantity INT NOT NULL DEFAULT 0,
      back_weight DECIMAL(14, 2) NOT NULL DEFAULT 0,
      KEY stock_allocation_order (order_id),
      KEY stock_allocation_unit (unit_id),
      CONSTRAINT stock_allocation_back CHECK (
        back_quantity BETWEEN 0 AND quantity AND back_weight BETWEEN 0 AND weight)`,
    ),
    createTable(
      'return_allocation',
      `
      return_id INT UNSIGNED NOT NULL,
      allocation_id INT UNSIGNED NOT NULL,
      tenant_id INT UNSIGNED NOT NULL,
      quantity INT NOT NULL,
      weight DECIMAL(14, 2) NOT NULL,
      PRIMARY KEY (return_id, allocation_id)`,
    ),
  ],
  down: [dropTable('return_allocation'), dropTable('stock_allocation'), dropTable('inventory_unit')],
};
