import { createTable, dropTable, type Migration } from '@depot/node-database';

/** How many units were in stock, once a day (UTC). */
export const dailyCount: Migration = {
  name: '202611200915-daily-count',
  up: [
    createTable(
      'inventory_count',
      `
      tenant_id INT UNSIGNED NOT NULL,
      day DATE NOT NULL,
      time BIGINT NOT NULL,
      count INT NOT NULL,
      PRIMARY KEY (tenant_id, day)`,
    ),
  ],
  down: [dropTable('inventory_count')],
};
