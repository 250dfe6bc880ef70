import { createTable, dropTable, type Migration } from '@depot/node-database';

/** How far a long history from elsewhere has been brought in, so that it can be stopped and go on. */
export const pastProgress: Migration = {
  name: '202611201530-past-progress',
  up: [
    createTable(
      'past_progress',
      `
      tenant_id INT UNSIGNED NOT NULL,
      source VARCHAR(100) NOT NULL,
      progress TEXT NOT NULL COMMENT 'JSON',
      PRIMARY KEY (tenant_id, source)`,
    ),
  ],
  down: [dropTable('past_progress')],
};
