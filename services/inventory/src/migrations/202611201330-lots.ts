import type { Migration } from '@depot/node-database';

/** A lot is found by its product and name, what expires soon by its day. */
export const lots: Migration = {
  name: '202611201330-lots',
  up: [
    `ALTER TABLE inventory_unit
      ADD KEY inventory_unit_lot (tenant_id, product_id, lot),
      ADD KEY inventory_unit_expiry (tenant_id, status, expiry)`,
  ],
  down: ['ALTER TABLE inventory_unit DROP KEY inventory_unit_lot, DROP KEY inventory_unit_expiry'],
};
