import { createTable, dropTable, type Migration } from '@depot/node-database';

/**
 * Credit limits. A table of its own, because placing an order locks the row: a store without a limit has none and waits
 * for nobody.
 */
export const storeCredit: Migration = {
  name: '202611201520-store-credit',
  up: [
    createTable(
      'store_credit',
      `
      tenant_id INT UNSIGNED NOT NULL,
      store_id INT UNSIGNED NOT NULL,
      policy ENUM('WARN', 'STOP') NOT NULL,
      credit_limit DECIMAL(14,2) NOT NULL,
      PRIMARY KEY (tenant_id, store_id),
      CONSTRAINT store_credit_of FOREIGN KEY (store_id) REFERENCES user (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('store_credit')],
};
