import { addColumn, alterTable, createTable, dropColumn, dropTable, type Migration } from '@depot/node-database';

/** What invoices said of the seller, each wording once, and when an invoice became void. */
export const invoiceSellers: Migration = {
  name: '202611221810-invoice-sellers',
  up: [
    createTable(
      'invoice_seller',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      content_hash CHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      content TEXT NOT NULL COMMENT 'JSON',
      UNIQUE KEY invoice_seller_content (tenant_id, content_hash)`,
    ),
    alterTable(
      'invoice',
      addColumn('seller_id', `INT UNSIGNED NULL COMMENT 'row of invoice_seller; null: the name alone'`),
      addColumn('void_time', `BIGINT NULL COMMENT 'epoch ms'`),
    ),
  ],
  down: [alterTable('invoice', dropColumn('seller_id'), dropColumn('void_time')), dropTable('invoice_seller')],
};
