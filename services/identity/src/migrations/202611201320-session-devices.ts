import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** From where a session began, so that people recognise theirs. */
export const sessionDevices: Migration = {
  name: '202611201320-session-devices',
  up: [
    alterTable(
      'session',
      addColumn('address', `VARCHAR(45) CHARACTER SET ascii NOT NULL DEFAULT ''`),
      addColumn('user_agent', `VARCHAR(300) NOT NULL DEFAULT ''`),
    ),
  ],
  down: [alterTable('session', dropColumn('address'), dropColumn('user_agent'))],
};
