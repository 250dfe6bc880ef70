import { createTable, dropTable, type Migration } from '@depot/node-database';

export const identity: Migration = {
  name: '202611200810-identity',
  up: [
    createTable(
      'tenant',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      name VARCHAR(100) NOT NULL,
      timezone VARCHAR(60) NOT NULL,
      view_only TINYINT(1) NOT NULL DEFAULT 0,
      suspended TINYINT(1) NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL`,
    ),
    createTable(
      'user',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      name VARCHAR(100) NOT NULL,
      role VARCHAR(20) CHARACTER SET ascii NOT NULL,
      username VARCHAR(254) NULL,
      password_hash VARCHAR(200) CHARACTER SET ascii NULL,
      password_version INT UNSIGNED NOT NULL DEFAULT 0,
      disabled TINYINT(1) NOT NULL DEFAULT 0,
      activated TINYINT(1) NOT NULL DEFAULT 0,
      wholesale_price TINYINT(1) NOT NULL DEFAULT 0,
      store_id INT UNSIGNED NULL,
      created_at BIGINT NOT NULL,
      UNIQUE KEY user_username (username),
      KEY user_of_tenant (tenant_id, role, name),
      CONSTRAINT user_tenant FOREIGN KEY (tenant_id) REFERENCES tenant (id),
      CONSTRAINT user_store FOREIGN KEY (store_id) REFERENCES user (id)`,
    ),
    createTable(
      'session',
      `
      id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      role VARCHAR(20) CHARACTER SET ascii NOT NULL,
      password_version INT UNSIGNED NOT NULL,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL,
      revoked_at BIGINT NULL,
      KEY session_age (expires_at),
      CONSTRAINT session_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE`,
    ),
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
    createTable(
      'preference',
      `
      user_id INT UNSIGNED NOT NULL PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      order_product_view VARCHAR(10) CHARACTER SET ascii NOT NULL,
      new_order_notice TINYINT(1) NOT NULL,
      language VARCHAR(5) CHARACTER SET ascii NOT NULL,
      inventory_columns TEXT NULL,
      CONSTRAINT preference_user FOREIGN KEY (user_id) REFERENCES user (id) ON DELETE CASCADE`,
    ),
  ],
  down: [
    dropTable('preference'),
    dropTable('login_attempt'),
    dropTable('session'),
    dropTable('user'),
    dropTable('tenant'),
  ],
};
