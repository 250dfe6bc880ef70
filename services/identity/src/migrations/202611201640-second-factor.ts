import { createTable, dropTable, type Migration } from '@depot/node-database';

/** Authenticator apps, and hashes of the single-use codes for whoever has lost one. */
export const secondFactor: Migration = {
  name: '202611201640-second-factor',
  up: [
    createTable(
      'second_factor',
      `
      tenant_id INT UNSIGNED NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      secret VARCHAR(64) CHARACTER SET ascii NOT NULL,
      confirmed_at BIGINT NULL,
      last_step INT UNSIGNED NOT NULL DEFAULT 0,
      PRIMARY KEY (tenant_id, user_id),
      CONSTRAINT second_factor_of FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE`,
    ),
    createTable(
      'recovery_code',
      `
      tenant_id INT UNSIGNED NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      code_hash CHAR(64) CHARACTER SET ascii NOT NULL,
      PRIMARY KEY (tenant_id, user_id, code_hash),
      CONSTRAINT recovery_code_of FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('recovery_code'), dropTable('second_factor')],
};
