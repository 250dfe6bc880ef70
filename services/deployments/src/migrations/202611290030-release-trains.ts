import {
  addColumn,
  alterTable,
  changeRows,
  createTable,
  dropColumn,
  dropTable,
  type Migration,
} from '@depot/node-database';

/**
 * Sets of versions that became live together, and the shells that processes served as their own. A process that does
 * not know of them releases as before.
 */
export const releaseTrains: Migration = {
  name: '202611290030-release-trains',
  up: [
    createTable(
      'release_train',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      members LONGTEXT NOT NULL COMMENT 'what users had and got of the shell and of each remote, JSON',
      who VARCHAR(100) NOT NULL,
      time BIGINT NOT NULL COMMENT 'epoch ms',
      back_who VARCHAR(100) NULL,
      back_at BIGINT NULL COMMENT 'epoch ms: when it was taken back'`,
    ),
    alterTable(
      'remote_version',
      addColumn('served_at', "BIGINT NULL COMMENT 'epoch ms: when a process last began to serve it as its own shell'"),
    ),
    changeRows(
      `UPDATE remote_version SET served_at = published_at WHERE remote = 'shell' AND served_at IS NULL
        AND EXISTS (SELECT 1 FROM remote_event e WHERE e.remote = 'shell' AND e.kind = 'published' AND e.who = 'Depot'
          AND e.detail LIKE CONCAT('%"version":"', remote_version.version, '"%'))`,
    ),
  ],
  down: [alterTable('remote_version', dropColumn('served_at')), dropTable('release_train')],
};
