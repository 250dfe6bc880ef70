import {
  addColumn,
  addKey,
  alterTable,
  changeRows,
  dropColumn,
  dropKey,
  type Migration,
  modifyColumn,
} from '@depot/node-database';

/**
 * The store stands on the return itself, so that the list is filtered and paged from indexes alone. An order never
 * changes its store.
 */
export const returnStore: Migration = {
  name: '202611201700-return-store',
  up: [
    alterTable('order_return', addColumn('store_id', 'INT UNSIGNED NULL AFTER order_id')),
    changeRows('UPDATE order_return r JOIN orders o ON o.id = r.order_id SET r.store_id = o.store_id'),
    alterTable(
      'order_return',
      modifyColumn('store_id', 'INT UNSIGNED NOT NULL'),
      addKey('order_return_store', ['tenant_id', 'store_id', 'display_id']),
      addKey('order_return_time', ['tenant_id', 'time', 'display_id']),
    ),
  ],
  down: [
    alterTable('order_return', dropKey('order_return_time'), dropKey('order_return_store'), dropColumn('store_id')),
  ],
};
