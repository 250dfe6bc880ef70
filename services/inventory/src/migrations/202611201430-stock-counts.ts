import { createTable, dropTable, type Migration } from '@depot/node-database';

/**
 * Cycle counts. A line keeps what the books said at the moment when it was counted (`book_…`), so that what moves later
 * changes nothing of the variance. Of labelled pieces the units themselves are kept: `is_found` those that were
 * scanned, else those that should have been there.
 */
export const stockCounts: Migration = {
  name: '202611201430-stock-counts',
  up: [
    createTable(
      'stock_count',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      display_id INT UNSIGNED NOT NULL,
      status ENUM('OPEN', 'POSTED', 'CANCELLED') NOT NULL DEFAULT 'OPEN',
      name VARCHAR(310) NOT NULL,
      created_by VARCHAR(100) NOT NULL,
      time BIGINT NOT NULL,
      UNIQUE KEY stock_count_display_id (tenant_id, display_id),
      KEY stock_count_tenant (tenant_id, id)`,
    ),
    createTable(
      'stock_count_line',
      `
      count_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      tenant_id INT UNSIGNED NOT NULL,
      quantity INT NULL,
      weight DECIMAL(14, 2) NULL,
      book_quantity INT NULL,
      book_weight DECIMAL(14, 2) NULL,
      counted_by VARCHAR(100) NULL,
      counted_time BIGINT NULL,
      PRIMARY KEY (count_id, product_id),
      CONSTRAINT stock_count_line_count FOREIGN KEY (count_id) REFERENCES stock_count (id)`,
    ),
    createTable(
      'stock_count_unit',
      `
      count_id INT UNSIGNED NOT NULL,
      unit_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      tenant_id INT UNSIGNED NOT NULL,
      is_found TINYINT(1) NOT NULL,
      PRIMARY KEY (count_id, unit_id),
      KEY stock_count_unit_product (count_id, product_id)`,
    ),
  ],
  down: [dropTable('stock_count_unit'), dropTable('stock_count_line'), dropTable('stock_count')],
};
