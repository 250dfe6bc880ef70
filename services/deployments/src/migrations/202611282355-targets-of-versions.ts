import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** Users who get a version before shares are counted. Processes that do not know of them give it by its share alone. */
export const targetsOfVersions: Migration = {
  name: '202611282355-targets-of-versions',
  up: [
    alterTable('remote_traffic', addColumn('targets', "TEXT NULL COMMENT 'users, roles, distributors, JSON'")),
    alterTable(
      'remote_rollout',
      addColumn('targets', "TEXT NULL COMMENT 'users who have it from the first step, JSON'"),
    ),
  ],
  down: [alterTable('remote_rollout', dropColumn('targets')), alterTable('remote_traffic', dropColumn('targets'))],
};
