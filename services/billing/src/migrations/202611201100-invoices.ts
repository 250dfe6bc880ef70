import { createTable, dropTable, type Migration } from '@depot/node-database';

/**
 * Invoices of orders (`I…`) and credits of returns (`RI…`), with everything that their paper shows as it was when they
 * were made.
 */
export const invoices: Migration = {
  name: '202611201100-invoices',
  up: [
    // The two long indexes answer sales and statements without touching a row.
    createTable(
      'invoice',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      kind ENUM('I', 'RI') NOT NULL,
      number INT UNSIGNED NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      return_id INT UNSIGNED NULL,
      related_display_id INT UNSIGNED NOT NULL,
      store_id INT UNSIGNED NOT NULL,
      client_name VARCHAR(150) NOT NULL,
      seller_name VARCHAR(150) NOT NULL,
      timezone VARCHAR(64) NOT NULL,
      invoice_date BIGINT NOT NULL,
      bill_address VARCHAR(1000) NOT NULL,
      ship_address VARCHAR(1000) NOT NULL,
      status ENUM('UNPAID', 'PAID', 'VOID') NOT NULL,
      total DECIMAL(15,2) NOT NULL,
      paid DECIMAL(15,2) NOT NULL,
      paid_time BIGINT NULL,
      paid_by INT UNSIGNED NULL,
      content_hash CHAR(64) CHARACTER SET ascii NULL,
      UNIQUE KEY invoice_number (tenant_id, kind, number),
      UNIQUE KEY invoice_return (return_id),
      KEY invoice_order (order_id),
      KEY invoice_date (tenant_id, invoice_date, status, store_id, kind, total, paid),
      KEY invoice_store (tenant_id, store_id, invoice_date, status, kind, number, total, paid),
      CONSTRAINT invoice_paid_within CHECK (paid >= 0 AND paid <= total)`,
    ),
    // live_order_line_id is the order line while the invoice lives and null once it is void: a line is on one live
    // invoice at most.
    createTable(
      'invoice_item',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      invoice_id INT UNSIGNED NOT NULL,
      position SMALLINT UNSIGNED NOT NULL,
      order_line_id INT UNSIGNED NOT NULL,
      live_order_line_id INT UNSIGNED NULL,
      product_id INT UNSIGNED NOT NULL,
      description VARCHAR(310) NOT NULL,
      has_weight ENUM('Yes', 'No', 'Weighting') NOT NULL,
      quantity INT UNSIGNED NOT NULL,
      weight DECIMAL(14,2) NOT NULL,
      weights MEDIUMTEXT NOT NULL,
      rate DECIMAL(14,2) NOT NULL,
      amount DECIMAL(15,2) NOT NULL,
      most_quantity INT UNSIGNED NOT NULL,
      most_weight DECIMAL(14,2) NOT NULL,
      UNIQUE KEY invoice_item_billed_once (live_order_line_id),
      KEY invoice_item_of (invoice_id, position),
      KEY invoice_item_product (product_id, invoice_id),
      CONSTRAINT invoice_item_of FOREIGN KEY (invoice_id) REFERENCES invoice (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('invoice_item'), dropTable('invoice')],
};
