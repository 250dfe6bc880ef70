import { addColumn, addKey, alterTable, dropColumn, dropKey, type Migration } from '@depot/node-database';

/** The GS1 serial number of a piece, by which a second scan of it is known. */
export const serials: Migration = {
  name: '202611221900-serials',
  up: [
    alterTable(
      'inventory_unit',
      addColumn('serial', 'VARCHAR(20) NULL'),
      addKey('inventory_unit_serial', ['tenant_id', 'serial']),
    ),
  ],
  down: [alterTable('inventory_unit', dropKey('inventory_unit_serial'), dropColumn('serial'))],
};
