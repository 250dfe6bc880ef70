import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Reads and writes order templates. */
export const orderTemplates: Migration = {
  name: '202611201020-order-templates',
  up: [
    createTable(
      'order_template',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      owner_id INT UNSIGNED NOT NULL,
      name VARCHAR(100) NOT NULL,
      sub_warehouse_id INT UNSIGNED NOT NULL,
      UNIQUE KEY order_template_name (tenant_id, owner_id, name)`,
    ),
    createTable(
      'order_template_line',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      template_id INT UNSIGNED NOT NULL,
      position SMALLINT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      product_name VARCHAR(310) NOT NULL,
      quantity INT UNSIGNED NOT NULL,
      UNIQUE KEY order_template_line_once (template_id, product_id),
      CONSTRAINT order_template_line_of FOREIGN KEY (template_id) REFERENCES order_template (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('order_template_line'), dropTable('order_template')],
};
