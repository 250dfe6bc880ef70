import { addColumn, addKey, alterTable, dropColumn, dropKey, type Migration } from '@depot/node-database';

/**
 * Orders of a store that are not billed in full count against its credit limit, delivered ones too: they are found
 * without looking at all that has ever been billed.
 */
export const billedOrders: Migration = {
  name: '202611220910-billed-orders',
  up: [
    alterTable(
      'orders',
      addColumn('billed', "TINYINT(1) NOT NULL DEFAULT 0 COMMENT 'every line is on a live invoice'"),
      addKey('orders_unbilled', ['tenant_id', 'store_id', 'billed', 'status']),
    ),
  ],
  down: [alterTable('orders', dropKey('orders_unbilled'), dropColumn('billed'))],
};
