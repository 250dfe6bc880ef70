import type { Migration } from '@depot/node-database';

/** Pieces outside of what their product usually weighs, which a person has confirmed. */
export const confirmedWeight: Migration = {
  name: '202611201410-confirmed-weight',
  up: ['ALTER TABLE inventory_unit ADD COLUMN weight_confirmed TINYINT(1) NOT NULL DEFAULT 0'],
  down: ['ALTER TABLE inventory_unit DROP COLUMN weight_confirmed'],
};
