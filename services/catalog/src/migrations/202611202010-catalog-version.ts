import { createTable, dropTable, type Migration } from '@depot/node-database';

/** What the products of a tenant are as of: another value after every change of what a listing of them says. */
export const catalogVersion: Migration = {
  name: '202611202010-catalog-version',
  up: [
    createTable(
      'catalog_version',
      `
      tenant_id INT UNSIGNED NOT NULL PRIMARY KEY,
      version CHAR(36) NOT NULL`,
    ),
  ],
  down: [dropTable('catalog_version')],
};
