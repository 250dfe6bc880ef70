import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Versions of remotes that were ended for everybody: none of that name is published or served again. */
export const purgedVersions: Migration = {
  name: '202611281710-purged-versions',
  up: [
    createTable(
      'purged_version',
      `
      remote VARCHAR(40) CHARACTER SET ascii NOT NULL,
      version VARCHAR(60) CHARACTER SET ascii NOT NULL,
      who VARCHAR(100) NOT NULL,
      purged_at BIGINT NOT NULL COMMENT 'epoch ms',
      PRIMARY KEY (remote, version)`,
    ),
  ],
  down: [dropTable('purged_version')],
};
