import { createTable, dropTable, type Migration } from '@depot/node-database';

/** `received_quantity` is null until the receipt is received; more or less than `quantity` is an over or a short. */
export const deliveryReceipts: Migration = {
  name: '202611201000-delivery-receipts',
  up: [
    createTable(
      'delivery_receipt',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      display_id INT UNSIGNED NOT NULL,
      status ENUM('NEW', 'COMPLETED', 'CANCELLED') NOT NULL DEFAULT 'NEW',
      estimate_arrival_time BIGINT NOT NULL,
      created_by VARCHAR(100) NOT NULL,
      time BIGINT NOT NULL,
      UNIQUE KEY delivery_receipt_display_id (tenant_id, display_id),
      KEY delivery_receipt_tenant (tenant_id, id)`,
    ),
    createTable(
      'delivery_receipt_item',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      delivery_receipt_id INT UNSIGNED NOT NULL,
      product_id INT UNSIGNED NOT NULL,
      name_on_box VARCHAR(100) NOT NULL DEFAULT '',
      quantity INT NOT NULL,
      received_quantity INT NULL,
      CONSTRAINT delivery_receipt_item_receipt FOREIGN KEY (delivery_receipt_id) REFERENCES delivery_receipt (id)`,
    ),
  ],
  down: [dropTable('delivery_receipt_item'), dropTable('delivery_receipt')],
};
