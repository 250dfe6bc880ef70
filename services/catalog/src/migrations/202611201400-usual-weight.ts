import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** Between which weights a piece usually is, and how long the supplier takes: null where nobody has said. */
export const usualWeight: Migration = {
  name: '202611201400-usual-weight',
  up: [
    alterTable(
      'product',
      addColumn('min_weight', 'DECIMAL(14, 2) NULL'),
      addColumn('max_weight', 'DECIMAL(14, 2) NULL'),
      addColumn('lead_time_days', 'SMALLINT UNSIGNED NULL'),
    ),
  ],
  down: [alterTable('product', dropColumn('min_weight'), dropColumn('max_weight'), dropColumn('lead_time_days'))],
};
