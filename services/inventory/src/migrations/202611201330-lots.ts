import { addKey, alterTable, dropKey, type Migration } from '@depot/node-database';

/** A lot is found by its product and name, what expires soon by its day. */
export const lots: Migration = {
  name: '202611201330-lots',
  up: [
    alterTable(
      'inventory_unit',
      addKey('inventory_unit_lot', ['tenant_id', 'product_id', 'lot']),
      addKey('inventory_unit_expiry', ['tenant_id', 'status', 'expiry']),
    ),
  ],
  down: [alterTable('inventory_unit', dropKey('inventory_unit_lot'), dropKey('inventory_unit_expiry'))],
};
