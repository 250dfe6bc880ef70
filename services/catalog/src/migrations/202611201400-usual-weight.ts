import type { Migration } from '@depot/node-database';

/** Between which weights a piece usually is, and how long the supplier takes: null where nobody has said. */
export const usualWeight: Migration = {
  name: '202611201400-usual-weight',
  up: [
    `ALTER TABLE product
      ADD COLUMN min_weight DECIMAL(14, 2) NULL,
      ADD COLUMN max_weight DECIMAL(14, 2) NULL,
      ADD COLUMN lead_time_days SMALLINT UNSIGNED NULL`,
  ],
  down: ['ALTER TABLE product DROP COLUMN min_weight, DROP COLUMN max_weight, DROP COLUMN lead_time_days'],
};
