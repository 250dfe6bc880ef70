import { createTable, dropTable, type Migration } from '@depot/node-database';

export const accounts: Migration = {
  name: '202611201400-accounts',
  up: [
    createTable(
      'account_link',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      purpose VARCHAR(12) CHARACTER SET ascii NOT NULL,
      token_hash CHAR(64) CHARACTER SET ascii NOT NULL,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      used_at BIGINT NULL,
      UNIQUE KEY account_link_token (token_hash),
      KEY account_link_user (user_id, purpose, created_at),
      KEY account_link_age (expires_at),
      CONSTRAINT account_link_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE`,
    ),
    createTable(
      'address',
      `
      user_id INT UNSIGNED NOT NULL,
      type VARCHAR(4) CHARACTER SET ascii NOT NULL,
      tenant_id INT UNSIGNED NOT NULL,
      name VARCHAR(100) NOT NULL,
      address1 VARCHAR(100) NOT NULL,
      address2 VARCHAR(100) NOT NULL,
      city VARCHAR(60) NOT NULL,
      state VARCHAR(2) CHARACTER SET ascii NOT NULL,
      zip_code VARCHAR(10) NOT NULL,
      PRIMARY KEY (user_id, type),
      KEY address_tenant (tenant_id),
      CONSTRAINT address_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE`,
    ),
  ],
  down: [dropTable('address'), dropTable('account_link')],
};
