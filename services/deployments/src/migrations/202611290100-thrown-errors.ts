import { createTable, dropTable, type Migration } from '@depot/node-database';

/** What remotes threw in browsers, and the source maps that name the places. */
export const thrownErrors: Migration = {
  name: '202611290100-thrown-errors',
  up: [
    createTable(
      'remote_source_map',
      `
      remote VARCHAR(40) CHARACTER SET ascii NOT NULL,
      version VARCHAR(60) CHARACTER SET ascii NOT NULL,
      path VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL COMMENT 'of the script',
      content MEDIUMBLOB NOT NULL,
      PRIMARY KEY (remote, version, path)`,
    ),
    createTable(
      'thrown_error',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      remote VARCHAR(40) CHARACTER SET ascii NOT NULL,
      version VARCHAR(60) CHARACTER SET ascii NOT NULL,
      fingerprint CHAR(64) CHARACTER SET ascii NOT NULL COMMENT 'SHA-256 of the message and the innermost own frames',
      message VARCHAR(300) NOT NULL,
      stack TEXT NOT NULL COMMENT 'one frame a line, innermost first',
      user_id INT UNSIGNED NOT NULL COMMENT 'who reported it first',
      count INT UNSIGNED NOT NULL,
      first_at BIGINT NOT NULL COMMENT 'epoch ms',
      last_at BIGINT NOT NULL COMMENT 'epoch ms',
      UNIQUE KEY thrown_error_same (remote, version, fingerprint),
      KEY thrown_error_last (last_at)`,
    ),
    createTable(
      'thrown_error_user',
      `
      error_id INT UNSIGNED NOT NULL,
      user_id INT UNSIGNED NOT NULL,
      PRIMARY KEY (error_id, user_id),
      CONSTRAINT thrown_error_user_of FOREIGN KEY (error_id) REFERENCES thrown_error (id) ON DELETE CASCADE`,
    ),
    createTable(
      'thrown_error_occurrence',
      `
      error_id INT UNSIGNED NOT NULL,
      reference CHAR(10) CHARACTER SET ascii NOT NULL COMMENT 'shown on the error page of the user',
      screen VARCHAR(200) CHARACTER SET ascii NOT NULL,
      browser VARCHAR(30) CHARACTER SET ascii NOT NULL,
      time BIGINT NOT NULL COMMENT 'epoch ms',
      PRIMARY KEY (error_id, reference),
      KEY thrown_error_occurrence_reference (reference),
      CONSTRAINT thrown_error_occurrence_of FOREIGN KEY (error_id) REFERENCES thrown_error (id) ON DELETE CASCADE`,
    ),
  ],
  down: [
    dropTable('thrown_error_occurrence'),
    dropTable('thrown_error_user'),
    dropTable('thrown_error'),
    dropTable('remote_source_map'),
  ],
};
