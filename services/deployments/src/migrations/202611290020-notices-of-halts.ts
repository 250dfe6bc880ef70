import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** Who is told when a version of a token's remotes is halted automatically. */
export const noticesOfHalts: Migration = {
  name: '202611290020-notices-of-halts',
  up: [
    alterTable(
      'release_token',
      addColumn('notice_email', 'VARCHAR(254) NULL'),
      addColumn('notice_url', "VARCHAR(500) CHARACTER SET ascii NULL COMMENT 'https'"),
    ),
  ],
  down: [alterTable('release_token', dropColumn('notice_url'), dropColumn('notice_email'))],
};
