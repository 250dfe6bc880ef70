import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Who did what with an order, and when. That it was placed stands on the order itself. */
export const orderEvents: Migration = {
  name: '202611221840-order-events',
  up: [
    createTable(
      'order_event',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      order_id INT UNSIGNED NOT NULL,
      time BIGINT NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      kind ENUM('EDITED', 'PROCESSING', 'OUTBOUND', 'DONE', 'CANCELLED') NOT NULL,
      KEY order_event_of (order_id, id),
      CONSTRAINT order_event_of FOREIGN KEY (order_id) REFERENCES orders (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('order_event')],
};
