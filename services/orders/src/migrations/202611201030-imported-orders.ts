import { createTable, dropTable, type Migration } from '@depot/node-database';

/** What past orders were called where they came from: none is brought in twice. */
export const importedOrders: Migration = {
  name: '202611201030-imported-orders',
  up: [
    createTable(
      'imported_order',
      `
      tenant_id INT UNSIGNED NOT NULL,
      reference VARCHAR(50) NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      PRIMARY KEY (tenant_id, reference),
      KEY imported_order_of (order_id),
      CONSTRAINT imported_order_of FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('imported_order')],
};
