import { addColumn, alterTable, createTable, dropColumn, dropTable, type Migration } from '@depot/node-database';

/** Links with which one user opens a version, or a remote in development, for themselves. */
export const linksToRemotes: Migration = {
  name: '202611290010-links-to-remotes',
  up: [
    createTable(
      'remote_link',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      remote VARCHAR(40) CHARACTER SET ascii NOT NULL,
      version VARCHAR(60) CHARACTER SET ascii NULL COMMENT 'of a preview',
      origin VARCHAR(200) CHARACTER SET ascii NULL COMMENT 'of a remote in development',
      tenant_id INT UNSIGNED NOT NULL COMMENT 'of the user',
      user_id INT UNSIGNED NOT NULL,
      username VARCHAR(254) NOT NULL,
      token_id INT UNSIGNED NULL COMMENT 'release token that made it: it ends with the token',
      who VARCHAR(100) NOT NULL,
      created_at BIGINT NOT NULL COMMENT 'epoch ms',
      until BIGINT NOT NULL COMMENT 'epoch ms',
      opened_at BIGINT NULL COMMENT 'epoch ms',
      KEY remote_link_user (tenant_id, user_id),
      KEY remote_link_until (until)`,
    ),
    alterTable('remote_override', addColumn('link_id', "INT UNSIGNED NULL COMMENT 'link that opened it'")),
  ],
  down: [alterTable('remote_override', dropColumn('link_id')), dropTable('remote_link')],
};
