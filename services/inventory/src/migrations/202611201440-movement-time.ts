import { addKey, alterTable, dropKey, type Migration } from '@depot/node-database';

/** What moved since a moment, whatever the product. */
export const movementTime: Migration = {
  name: '202611201440-movement-time',
  up: [alterTable('stock_movement', addKey('stock_movement_time', ['tenant_id', 'time']))],
  down: [alterTable('stock_movement', dropKey('stock_movement_time'))],
};
