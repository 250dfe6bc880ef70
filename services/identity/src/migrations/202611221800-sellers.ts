import { addColumn, alterTable, createTable, dropColumn, dropTable, type Migration } from '@depot/node-database';

/** Who sells, as papers say it, and in how many days a store pays. */
export const sellers: Migration = {
  name: '202611221800-sellers',
  up: [
    createTable(
      'seller',
      `
      tenant_id INT UNSIGNED NOT NULL PRIMARY KEY,
      legal_name VARCHAR(150) NOT NULL,
      address VARCHAR(300) NOT NULL,
      phone VARCHAR(40) NOT NULL,
      email VARCHAR(254) NOT NULL,
      tax_id VARCHAR(40) NOT NULL,
      payment_instructions VARCHAR(500) NOT NULL,
      paper ENUM('LETTER', 'A4') NOT NULL,
      CONSTRAINT seller_of FOREIGN KEY (tenant_id) REFERENCES tenant (id) ON DELETE CASCADE`,
    ),
    alterTable(
      'user',
      addColumn('payment_terms', `SMALLINT UNSIGNED NOT NULL DEFAULT 30 COMMENT 'days; only of a store'`),
    ),
  ],
  down: [alterTable('user', dropColumn('payment_terms')), dropTable('seller')],
};
