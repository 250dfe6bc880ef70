import type { Migration } from '@depot/node-database';

/** What moved since a moment, whatever the product. */
export const movementTime: Migration = {
  name: '202611201440-movement-time',
  up: ['ALTER TABLE stock_movement ADD KEY stock_movement_time (tenant_id, time)'],
  down: ['ALTER TABLE stock_movement DROP KEY stock_movement_time'],
};
