import { createTable, dropTable, type Migration } from '@depot/node-database';

/** What was received, as it was written down then: later changes of names do not reach it. */
export const receivedRecords: Migration = {
  name: '202611200910-received',
  up: [
    createTable(
      'received',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      time BIGINT NOT NULL,
      sub_warehouse_id INT UNSIGNED NULL,
      sub_warehouse_name VARCHAR(100) NULL,
      brand_id INT UNSIGNED NULL,
      brand_name VARCHAR(100) NULL,
      user_id INT UNSIGNED NULL,
      KEY received_tenant (tenant_id, id)`,
    ),
    createTable(
      'received_line',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      received_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      product_name VARCHAR(310) NOT NULL,
      quantity INT NOT NULL,
      weight DECIMAL(14, 2) NOT NULL,
      CONSTRAINT received_line_received FOREIGN KEY (received_id) REFERENCES received (id)`,
    ),
  ],
  down: [dropTable('received_line'), dropTable('received')],
};
