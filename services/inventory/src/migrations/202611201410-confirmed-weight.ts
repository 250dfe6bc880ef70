import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** Pieces outside of what their product usually weighs, which a person has confirmed. */
export const confirmedWeight: Migration = {
  name: '202611201410-confirmed-weight',
  up: [alterTable('inventory_unit', addColumn('weight_confirmed', 'TINYINT(1) NOT NULL DEFAULT 0'))],
  down: [alterTable('inventory_unit', dropColumn('weight_confirmed'))],
};
