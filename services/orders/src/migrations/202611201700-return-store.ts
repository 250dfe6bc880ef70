import type { Migration } from '@depot/node-database';

/** The store stands on the return itself, so that the list is filtered and paged from indexes alone. An order never changes its store. */
export const returnStore: Migration = {
  name: '202611201700-return-store',
  up: [
    'ALTER TABLE order_return ADD COLUMN store_id INT UNSIGNED NULL AFTER order_id',
    'UPDATE order_return r JOIN orders o ON o.id = r.order_id SET r.store_id = o.store_id',
    `ALTER TABLE order_return MODIFY store_id INT UNSIGNED NOT NULL,
      ADD KEY order_return_store (tenant_id, store_id, display_id),
      ADD KEY order_return_time (tenant_id, time, display_id)`,
  ],
  down: ['ALTER TABLE order_return DROP KEY order_return_time, DROP KEY order_return_store, DROP COLUMN store_id'],
};
