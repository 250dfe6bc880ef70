import { createTable, dropTable, type Migration } from '@depot/node-database';

/** What the nightly comparison of the figures has found. */
export const reconcile: Migration = {
  name: '202611201510-reconcile',
  up: [
    createTable(
      'reconcile_run',
      `
      tenant_id INT UNSIGNED NOT NULL,
      day DATE NOT NULL COMMENT 'UTC',
      time BIGINT NOT NULL COMMENT 'epoch ms',
      quantities INT UNSIGNED NOT NULL COMMENT 'products whose ledger, stock row or units disagree',
      bookings INT UNSIGNED NOT NULL COMMENT 'products whose bookings and open orders disagree',
      PRIMARY KEY (tenant_id, day)`,
    ),
  ],
  down: [dropTable('reconcile_run')],
};
