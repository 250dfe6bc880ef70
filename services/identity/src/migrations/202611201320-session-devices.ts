import type { Migration } from '@depot/node-database';

/** From where a session began, so that people recognise theirs. */
export const sessionDevices: Migration = {
  name: '202611201320-session-devices',
  up: [
    `ALTER TABLE session
      ADD COLUMN address VARCHAR(45) CHARACTER SET ascii NOT NULL DEFAULT '',
      ADD COLUMN user_agent VARCHAR(300) NOT NULL DEFAULT ''`,
  ],
  down: ['ALTER TABLE session DROP COLUMN address, DROP COLUMN user_agent'],
};
