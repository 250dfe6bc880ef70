import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/**
 * Who votes on a canary. Votes without a user, those of older processes, count for nothing; they are gone after two
 * hours.
 */
export const votesOfUsers: Migration = {
  name: '202611281630-votes-of-users',
  up: [
    alterTable(
      'rollout_vote',
      addColumn('user_id', 'INT UNSIGNED NULL'),
      addColumn('store_id', "INT UNSIGNED NULL COMMENT 'the store of the user; NULL for staff of a warehouse'"),
    ),
  ],
  down: [alterTable('rollout_vote', dropColumn('store_id'), dropColumn('user_id'))],
};
