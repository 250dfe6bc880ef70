import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Orders, their lines, the weighed pieces that left on them, and how many orders a store has in each status. */
export const orders: Migration = {
  name: '202611201000-orders',
  up: [
    // The lists are read newest first by `time, display_id`: each index carries what a list filters by, so that paging
    // touches no row.
    createTable(
      'orders',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      display_id INT UNSIGNED NULL,
      store_id INT UNSIGNED NOT NULL,
      status ENUM('PENDING', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED') NOT NULL,
      version INT UNSIGNED NOT NULL DEFAULT 1,
      time BIGINT NOT NULL,
      outbound_time BIGINT NULL,
      created_by INT UNSIGNED NOT NULL,
      UNIQUE KEY orders_display_id (tenant_id, display_id),
      KEY orders_time (tenant_id, time, display_id, store_id, status),
      KEY orders_store (tenant_id, store_id, time, display_id, status),
      KEY orders_status (tenant_id, status, time, display_id, store_id),
      KEY orders_outbound (tenant_id, outbound_time, store_id, status)`,
    ),
    createTable(
      'order_line',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      position SMALLINT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      name VARCHAR(310) NOT NULL,
      has_weight ENUM('Yes', 'No', 'Weighting') NOT NULL,
      quantity INT UNSIGNED NOT NULL,
      weight DECIMAL(14,2) NOT NULL,
      rate DECIMAL(14,2) NOT NULL,
      notes VARCHAR(500) NOT NULL,
      short INT UNSIGNED NOT NULL,
      KEY order_line_order (order_id, position),
      KEY order_line_product (product_id, order_id),
      CONSTRAINT order_line_of FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE`,
    ),
    createTable(
      'order_line_unit',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      order_line_id INT UNSIGNED NOT NULL,
      inventory_id INT UNSIGNED NOT NULL,
      weight DECIMAL(14,2) NOT NULL,
      UNIQUE KEY order_line_unit_once (order_line_id, inventory_id),
      KEY order_line_unit_order (order_id, order_line_id),
      CONSTRAINT order_line_unit_of FOREIGN KEY (order_line_id) REFERENCES order_line (id) ON DELETE CASCADE`,
    ),
    // Changed with every order in the same transaction: totals of a list and the badge need no counting.
    createTable(
      'order_tally',
      `
      tenant_id INT UNSIGNED NOT NULL,
      store_id INT UNSIGNED NOT NULL,
      status ENUM('PENDING', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED') NOT NULL,
      orders INT NOT NULL,
      PRIMARY KEY (tenant_id, store_id, status)`,
    ),
  ],
  down: [dropTable('order_tally'), dropTable('order_line_unit'), dropTable('order_line'), dropTable('orders')],
};
