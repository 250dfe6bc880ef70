import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Logos of distributors. None is ever deleted: an invoice is printed with that of its day. */
export const sellerLogos: Migration = {
  name: '202611230210-seller-logos',
  up: [
    createTable(
      'seller_logo',
      `
      tenant_id INT UNSIGNED NOT NULL,
      logo_key CHAR(32) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      content MEDIUMBLOB NOT NULL COMMENT 'WebP',
      width SMALLINT UNSIGNED NOT NULL,
      height SMALLINT UNSIGNED NOT NULL,
      is_current TINYINT(1) NOT NULL,
      PRIMARY KEY (tenant_id, logo_key),
      UNIQUE KEY seller_logo_key (logo_key),
      CONSTRAINT seller_logo_of FOREIGN KEY (tenant_id) REFERENCES tenant (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('seller_logo')],
};
