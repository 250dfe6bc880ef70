import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** Rises with each change of who gets what, so that a browser knows an older document from a newer one. */
export const counterOfRegistry: Migration = {
  name: '202611281700-counter-of-the-registry',
  up: [
    alterTable(
      'release_gate',
      addColumn(
        'counter',
        "BIGINT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'epoch ms of the change, or one more than before'",
      ),
    ),
  ],
  down: [alterTable('release_gate', dropColumn('counter'))],
};
