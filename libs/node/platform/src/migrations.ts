import {
  addColumn,
  addKey,
  addUniqueKey,
  alterTable,
  changeRows,
  createTable,
  dropColumn,
  dropKey,
  dropTable,
  type Migration,
} from '@depot/node-database';

/** Tables that every domain writes through the platform. */
export const platformMigrations: readonly Migration[] = [
  {
    name: '202611200800-platform',
    up: [
      createTable(
        'idempotency_key',
        `
        user_id INT UNSIGNED NOT NULL,
        idem_key VARBINARY(200) NOT NULL,
        tenant_id INT UNSIGNED NOT NULL,
        request_hash CHAR(64) CHARACTER SET ascii NOT NULL,
        uses INT UNSIGNED NOT NULL DEFAULT 1,
        status SMALLINT UNSIGNED NULL,
        body MEDIUMTEXT NULL,
        created_at BIGINT NOT NULL,
        PRIMARY KEY (user_id, idem_key),
        KEY idempotency_key_age (created_at)`,
      ),
      createTable(
        'activity_log',
        `
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        tenant_id INT UNSIGNED NOT NULL,
        user_id INT UNSIGNED NULL,
        user_name VARCHAR(200) NOT NULL,
        operation VARCHAR(80) NOT NULL,
        sentence_values TEXT NOT NULL,
        text_gb VARCHAR(1000) NOT NULL,
        text_cn VARCHAR(1000) NOT NULL,
        before_json MEDIUMTEXT NULL,
        after_json MEDIUMTEXT NULL,
        time BIGINT NOT NULL,
        completed TINYINT(1) NOT NULL,
        correlation_id VARCHAR(64) NOT NULL,
        prev_hash CHAR(64) CHARACTER SET ascii NULL,
        hash CHAR(64) CHARACTER SET ascii NULL,
        KEY activity_log_newest (tenant_id, id),
        KEY activity_log_user (tenant_id, user_id, id),
        KEY activity_log_time (tenant_id, time)`,
      ),
      createTable(
        'outbox',
        `
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        tenant_id INT UNSIGNED NULL,
        kind VARCHAR(40) NOT NULL,
        payload MEDIUMTEXT NOT NULL,
        status ENUM('WAITING', 'KEPT', 'SENT', 'FAILED') NOT NULL DEFAULT 'WAITING',
        tries SMALLINT UNSIGNED NOT NULL DEFAULT 0,
        last_error VARCHAR(500) NULL,
        created_at BIGINT NOT NULL,
        next_at BIGINT NOT NULL,
        sent_at BIGINT NULL,
        KEY outbox_due (status, next_at),
        KEY outbox_kind (kind, id)`,
      ),
    ],
    down: [dropTable('outbox'), dropTable('activity_log'), dropTable('idempotency_key')],
  },
  {
    name: '202611200810-number-series',
    up: [
      createTable(
        'number_series',
        `
        tenant_id INT UNSIGNED NOT NULL,
        series VARCHAR(40) CHARACTER SET ascii NOT NULL,
        last INT UNSIGNED NOT NULL,
        PRIMARY KEY (tenant_id, series)`,
      ),
    ],
    down: [dropTable('number_series')],
  },
  {
    name: '202611201300-live-changes',
    up: [
      createTable(
        'live_change',
        `
        id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        tenant_id INT UNSIGNED NOT NULL,
        store_id INT UNSIGNED NULL,
        topics VARCHAR(500) CHARACTER SET ascii NOT NULL,
        time BIGINT NOT NULL,
        KEY live_change_tenant (tenant_id, id),
        KEY live_change_age (time)`,
      ),
    ],
    down: [dropTable('live_change')],
  },
  {
    name: '202611201310-activity-chain',
    up: [
      alterTable(
        'activity_log',
        dropColumn('prev_hash'),
        addColumn('seal_no', 'BIGINT UNSIGNED NULL'),
        addUniqueKey('activity_log_seal', ['seal_no']),
      ),
      createTable(
        'activity_chain',
        `
        id TINYINT UNSIGNED NOT NULL PRIMARY KEY COMMENT 'always 1',
        last_no BIGINT UNSIGNED NOT NULL,
        last_hash CHAR(64) CHARACTER SET ascii NOT NULL,
        cleared_no BIGINT UNSIGNED NOT NULL,
        cleared_hash CHAR(64) CHARACTER SET ascii NOT NULL`,
      ),
      changeRows(`INSERT IGNORE INTO activity_chain VALUES (1, 0, REPEAT('0', 64), 0, REPEAT('0', 64))`),
    ],
    down: [
      dropTable('activity_chain'),
      alterTable(
        'activity_log',
        dropKey('activity_log_seal'),
        dropColumn('seal_no'),
        addColumn('prev_hash', 'CHAR(64) CHARACTER SET ascii NULL AFTER correlation_id'),
      ),
      changeRows('UPDATE activity_log SET hash = NULL'),
    ],
  },
  {
    name: '202611201730-outbox-attachments',
    up: [
      createTable(
        'outbox_attachment',
        `
        tenant_id INT UNSIGNED NOT NULL,
        outbox_id INT UNSIGNED NOT NULL,
        position SMALLINT UNSIGNED NOT NULL,
        name VARCHAR(255) NOT NULL,
        media_type VARCHAR(100) CHARACTER SET ascii NOT NULL,
        content MEDIUMBLOB NULL COMMENT 'until the mail is sent',
        PRIMARY KEY (tenant_id, outbox_id, position),
        KEY outbox_attachment_of (outbox_id, position),
        CONSTRAINT outbox_attachment_mail FOREIGN KEY (outbox_id) REFERENCES outbox (id) ON DELETE CASCADE`,
      ),
    ],
    down: [dropTable('outbox_attachment')],
  },
  {
    name: '202611220800-kept-secrets',
    up: [
      // Unkeyed hashes are deleted: for another day, only the key of such requests is compared.
      changeRows(`UPDATE idempotency_key SET request_hash = '', body = JSON_REMOVE(body, '$.token', '$.obj.url')
       WHERE body LIKE '%"token"%' OR body LIKE '%"url"%'`),
      changeRows(`UPDATE idempotency_key SET request_hash = ''`),
      changeRows(`UPDATE outbox SET payload = REGEXP_REPLACE(payload, '[?]token=[A-Za-z0-9_-]+', '?token=…')
       WHERE kind = 'mail' AND status IN ('SENT', 'FAILED')`),
      changeRows(`DELETE FROM outbox WHERE kind = 'password-reset' AND status <> 'WAITING'`),
    ],
    down: [],
  },
  {
    name: '202611222000-certified-locks',
    up: [
      createTable(
        'certified_lock',
        `
        id INT UNSIGNED NOT NULL PRIMARY KEY COMMENT 'stands for what a transaction has locked',
        uses BIGINT UNSIGNED NOT NULL`,
      ),
    ],
    down: [dropTable('certified_lock')],
  },
  {
    name: '202611231400-replica-beats',
    up: [
      createTable(
        'replica_beat',
        `
        process CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY COMMENT 'by whose clock the time is',
        time BIGINT NOT NULL`,
      ),
    ],
    down: [dropTable('replica_beat')],
  },
  {
    name: '202611271740-outbox-turns',
    up: [
      // Finds and locks a tenant's next message without touching those of tenants with long queues.
      alterTable('outbox', addKey('outbox_turn', ['status', 'tenant_id', 'next_at']), dropKey('outbox_due')),
    ],
    down: [alterTable('outbox', addKey('outbox_due', ['status', 'next_at']), dropKey('outbox_turn'))],
  },
];
