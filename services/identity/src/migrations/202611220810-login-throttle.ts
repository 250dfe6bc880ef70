import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Wrong attempts, counted by account, network and both. */
export const loginThrottle: Migration = {
  name: '202611220810-login-throttle',
  up: [
    createTable(
      'login_throttle',
      `
      kind VARCHAR(10) CHARACTER SET ascii NOT NULL,
      subject CHAR(64) CHARACTER SET ascii NOT NULL,
      wrong INT UNSIGNED NOT NULL,
      started_at BIGINT NOT NULL,
      last_at BIGINT NOT NULL,
      PRIMARY KEY (kind, subject),
      KEY login_throttle_age (last_at)`,
    ),
    dropTable('login_attempt'),
  ],
  down: [
    createTable(
      'login_attempt',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      account VARCHAR(254) NOT NULL,
      address VARCHAR(64) CHARACTER SET ascii NOT NULL,
      time BIGINT NOT NULL,
      KEY login_attempt_address (address, time),
      KEY login_attempt_age (time)`,
    ),
    dropTable('login_throttle'),
  ],
};
