import { addKey, alterTable, type Migration } from '@depot/node-database';

/** A product's units that went since a moment are found without those that went before. */
export const unitsGone: Migration = {
  name: '202611250900-units-gone',
  up: [alterTable('inventory_unit', addKey('inventory_unit_product', ['product_id', 'status', 'gone_time']))],
  down: [alterTable('inventory_unit', addKey('inventory_unit_product', ['product_id', 'status']))],
};
