import type { Migration } from '@depot/node-database';

/** Numbers of the classes that timings are counted in; a migration does not follow the code that uses it. */
const classes = Array.from({ length: 13 }, (_, place) => place);

/** Versions of remotes, how users are spread over them, and what was done when. They belong to no tenant: there is one shell. */
export const deploymentsMigrations: readonly Migration[] = [
  {
    name: '202611200900-deployments',
    up: [
      `CREATE TABLE IF NOT EXISTS remote_version (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        remote VARCHAR(40) NOT NULL,
        version VARCHAR(60) NOT NULL,
        url VARCHAR(500) NOT NULL,
        integrity VARCHAR(80) NOT NULL,
        extras LONGTEXT NOT NULL COMMENT 'navigation, routes, hashes: extras.shell of the registry document, as JSON',
        published_at BIGINT NOT NULL COMMENT 'epoch ms',
        UNIQUE KEY remote_version_name (remote, version)
      )`,
      `CREATE TABLE IF NOT EXISTS remote_traffic (
        remote VARCHAR(40) NOT NULL,
        version_id INT UNSIGNED NOT NULL,
        traffic DECIMAL(5,2) NOT NULL COMMENT 'per cent of the users',
        is_default TINYINT(1) NOT NULL,
        PRIMARY KEY (remote, version_id),
        CONSTRAINT remote_traffic_version FOREIGN KEY (version_id) REFERENCES remote_version (id)
      )`,
      `CREATE TABLE IF NOT EXISTS remote_event (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        remote VARCHAR(40) NOT NULL,
        kind VARCHAR(20) NOT NULL COMMENT 'published, split',
        detail LONGTEXT NOT NULL COMMENT 'JSON',
        who VARCHAR(100) NOT NULL,
        time BIGINT NOT NULL COMMENT 'epoch ms',
        KEY remote_event_newest (remote, id)
      )`,
    ],
    down: ['DROP TABLE remote_event', 'DROP TABLE remote_traffic', 'DROP TABLE remote_version'],
  },
  {
    name: '202611201300-figures-of-remotes',
    up: [
      `CREATE TABLE IF NOT EXISTS remote_figure (
        minute INT UNSIGNED NOT NULL COMMENT 'minutes since the epoch',
        remote VARCHAR(40) NOT NULL,
        version VARCHAR(60) NOT NULL,
        channel VARCHAR(10) CHARACTER SET ascii NOT NULL COMMENT 'stable, canary, retired: its role at that time',
        figure VARCHAR(24) CHARACTER SET ascii NOT NULL,
        count INT UNSIGNED NOT NULL,
        total BIGINT UNSIGNED NOT NULL COMMENT 'sum of the values: milliseconds, thousandths for CLS',
        ${classes.map((place) => `c${place} INT UNSIGNED NOT NULL`).join(', ')},
        PRIMARY KEY (minute, remote, version, channel, figure),
        KEY remote_figure_of (remote, minute)
      )`,
    ],
    down: ['DROP TABLE remote_figure'],
  },
  {
    name: '202611201330-rollouts-of-remotes',
    up: [
      `CREATE TABLE IF NOT EXISTS remote_rollout (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        remote VARCHAR(40) NOT NULL,
        version VARCHAR(60) NOT NULL,
        stable VARCHAR(60) NOT NULL COMMENT 'what everybody else has',
        steps VARCHAR(500) NOT NULL COMMENT 'per cent of the users, JSON',
        every_ms BIGINT UNSIGNED NOT NULL,
        step SMALLINT UNSIGNED NOT NULL COMMENT 'steps that have been taken',
        next_at BIGINT NOT NULL COMMENT 'epoch ms',
        status VARCHAR(10) CHARACTER SET ascii NOT NULL,
        running TINYINT(1) NULL COMMENT '1 while it runs, then NULL: of a remote one runs at most',
        who VARCHAR(100) NOT NULL,
        started_at BIGINT NOT NULL COMMENT 'epoch ms',
        ended_at BIGINT NULL COMMENT 'epoch ms',
        halt TEXT NULL COMMENT 'why it was taken back, JSON',
        UNIQUE KEY remote_rollout_running (remote, running),
        KEY remote_rollout_due (running, next_at),
        KEY remote_rollout_latest (remote, id)
      )`,
    ],
    down: ['DROP TABLE remote_rollout'],
  },
  {
    name: '202611201700-overrides-of-remotes',
    up: [
      `CREATE TABLE IF NOT EXISTS remote_override (
        tenant_id INT UNSIGNED NOT NULL,
        session_id VARCHAR(64) CHARACTER SET ascii NOT NULL COMMENT 'whose: it ends with the session',
        remote VARCHAR(40) NOT NULL,
        origin VARCHAR(200) CHARACTER SET ascii NOT NULL COMMENT 'of a developer''s machine',
        until BIGINT NOT NULL COMMENT 'epoch ms',
        PRIMARY KEY (tenant_id, session_id, remote),
        KEY remote_override_until (until)
      )`,
    ],
    down: ['DROP TABLE remote_override'],
  },
];
