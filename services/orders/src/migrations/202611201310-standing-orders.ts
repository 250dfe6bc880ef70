import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Templates that make orders by themselves, and the days on which they have. */
export const standingOrders: Migration = {
  name: '202611201310-standing-orders',
  up: [
    createTable(
      'standing_order',
      `
      tenant_id INT UNSIGNED NOT NULL,
      template_id INT UNSIGNED NOT NULL,
      weekdays TINYINT UNSIGNED NOT NULL,
      cutoff SMALLINT UNSIGNED NOT NULL,
      paused TINYINT(1) NOT NULL,
      since BIGINT NOT NULL,
      PRIMARY KEY (tenant_id, template_id),
      CONSTRAINT standing_order_of FOREIGN KEY (template_id) REFERENCES order_template (id) ON DELETE CASCADE`,
    ),
    // One row for each day that was seen to: whoever inserts it makes the order.
    createTable(
      'standing_order_day',
      `
      tenant_id INT UNSIGNED NOT NULL,
      template_id INT UNSIGNED NOT NULL,
      day DATE NOT NULL,
      order_id INT UNSIGNED NULL,
      PRIMARY KEY (tenant_id, template_id, day),
      CONSTRAINT standing_order_day_of FOREIGN KEY (template_id) REFERENCES order_template (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('standing_order_day'), dropTable('standing_order')],
};
