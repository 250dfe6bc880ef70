import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Returns of shipped orders: what is credited, and what went back on the shelf. */
export const returns: Migration = {
  name: '202611201010-returns',
  up: [
    createTable(
      'order_return',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      display_id INT UNSIGNED NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      time BIGINT NOT NULL,
      created_by INT UNSIGNED NOT NULL,
      UNIQUE KEY order_return_display_id (tenant_id, display_id),
      KEY order_return_order (order_id),
      CONSTRAINT order_return_of FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE`,
    ),
    createTable(
      'order_return_line',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      return_id INT UNSIGNED NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      order_line_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      name VARCHAR(310) NOT NULL,
      has_weight ENUM('Yes', 'No', 'Weighting') NOT NULL,
      return_quantity INT UNSIGNED NOT NULL,
      return_weight DECIMAL(14,2) NOT NULL,
      rate DECIMAL(14,2) NOT NULL,
      quantity INT UNSIGNED NOT NULL,
      weight DECIMAL(14,2) NOT NULL,
      KEY order_return_line_of_return (return_id, id),
      KEY order_return_line_of_order (order_id, order_line_id),
      CONSTRAINT order_return_line_of FOREIGN KEY (return_id) REFERENCES order_return (id) ON DELETE CASCADE`,
    ),
    // A piece that left on an order comes back from it at most once.
    createTable(
      'order_return_unit',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      return_id INT UNSIGNED NOT NULL,
      return_line_id INT UNSIGNED NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      inventory_id INT UNSIGNED NOT NULL,
      UNIQUE KEY order_return_unit_once (order_id, inventory_id),
      KEY order_return_unit_of_return (return_id),
      CONSTRAINT order_return_unit_of FOREIGN KEY (return_line_id) REFERENCES order_return_line (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('order_return_unit'), dropTable('order_return_line'), dropTable('order_return')],
};
