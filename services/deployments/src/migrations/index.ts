import { changeRows, createTable, dropTable, type Migration } from '@depot/node-database';
import { placesOfVersions } from './202611231800-places-of-versions.js';
import { votesOfUsers } from './202611281630-votes-of-users.js';
import { counterOfRegistry } from './202611281700-counter-of-the-registry.js';
import { purgedVersions } from './202611281710-purged-versions.js';
import { targetsOfVersions } from './202611282355-targets-of-versions.js';
import { linksToRemotes } from './202611290010-links-to-remotes.js';
import { noticesOfHalts } from './202611290020-notices-of-halts.js';
import { releaseTrains } from './202611290030-release-trains.js';
import { thrownErrors } from './202611290100-thrown-errors.js';

/** Numbers of the classes that timings are counted in; a migration does not follow the code that uses it. */
const classes = Array.from({ length: 13 }, (_, place) => place);

/**
 * Versions of remotes, how users are spread over them, and what was done when. They belong to no tenant: there is one
 * shell.
 */
export const deploymentsMigrations: readonly Migration[] = [
  {
    name: '202611200900-deployments',
    up: [
      createTable(
        'remote_version',
        `
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        remote VARCHAR(40) NOT NULL,
        version VARCHAR(60) NOT NULL,
        url VARCHAR(500) NOT NULL,
        integrity VARCHAR(80) NOT NULL,
        extras LONGTEXT NOT NULL COMMENT 'navigation, routes, hashes: extras.shell of the registry document, as JSON',
        published_at BIGINT NOT NULL COMMENT 'epoch ms',
        UNIQUE KEY remote_version_name (remote, version)`,
      ),
      createTable(
        'remote_traffic',
        `
        remote VARCHAR(40) NOT NULL,
        version_id INT UNSIGNED NOT NULL,
        traffic DECIMAL(5,2) NOT NULL COMMENT 'per cent of the users',
        is_default TINYINT(1) NOT NULL,
        PRIMARY KEY (remote, version_id),
        CONSTRAINT remote_traffic_version FOREIGN KEY (version_id) REFERENCES remote_version (id)`,
      ),
      createTable(
        'remote_event',
        `
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        remote VARCHAR(40) NOT NULL,
        kind VARCHAR(20) NOT NULL COMMENT 'published, split',
        detail LONGTEXT NOT NULL COMMENT 'JSON',
        who VARCHAR(100) NOT NULL,
        time BIGINT NOT NULL COMMENT 'epoch ms',
        KEY remote_event_newest (remote, id)`,
      ),
    ],
    down: [dropTable('remote_event'), dropTable('remote_traffic'), dropTable('remote_version')],
  },
  {
    name: '202611201300-figures-of-remotes',
    up: [
      createTable(
        'remote_figure',
        `
        minute INT UNSIGNED NOT NULL COMMENT 'minutes since the epoch',
        remote VARCHAR(40) NOT NULL,
        version VARCHAR(60) NOT NULL,
        channel VARCHAR(10) CHARACTER SET ascii NOT NULL COMMENT 'stable, canary, retired: its role at that time',
        figure VARCHAR(24) CHARACTER SET ascii NOT NULL,
        count INT UNSIGNED NOT NULL,
        total BIGINT UNSIGNED NOT NULL COMMENT 'sum of the values: milliseconds, thousandths for CLS',
        ${classes.map((place) => `c${place} INT UNSIGNED NOT NULL`).join(', ')},
        PRIMARY KEY (minute, remote, version, channel, figure),
        KEY remote_figure_of (remote, minute)`,
      ),
    ],
    down: [dropTable('remote_figure')],
  },
  {
    name: '202611201330-rollouts-of-remotes',
    up: [
      createTable(
        'remote_rollout',
        `
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
        KEY remote_rollout_latest (remote, id)`,
      ),
    ],
    down: [dropTable('remote_rollout')],
  },
  {
    name: '202611201700-overrides-of-remotes',
    up: [
      createTable(
        'remote_override',
        `
        tenant_id INT UNSIGNED NOT NULL,
        session_id VARCHAR(64) CHARACTER SET ascii NOT NULL COMMENT 'whose: it ends with the session',
        remote VARCHAR(40) NOT NULL,
        origin VARCHAR(200) CHARACTER SET ascii NOT NULL COMMENT 'of a developer''s machine',
        until BIGINT NOT NULL COMMENT 'epoch ms',
        PRIMARY KEY (tenant_id, session_id, remote),
        KEY remote_override_until (until)`,
      ),
    ],
    down: [dropTable('remote_override')],
  },
  {
    name: '202611220930-releases-through-the-services',
    up: [
      createTable(
        'release_gate',
        `id TINYINT UNSIGNED NOT NULL PRIMARY KEY COMMENT 'one row, locked while something is released'`,
      ),
      changeRows('INSERT IGNORE INTO release_gate (id) VALUES (1)'),
      createTable(
        'remote_artefact',
        `
        remote VARCHAR(40) CHARACTER SET ascii NOT NULL,
        version VARCHAR(60) CHARACTER SET ascii NOT NULL,
        digest CHAR(64) CHARACTER SET ascii NOT NULL COMMENT 'SHA-256 of all its files',
        PRIMARY KEY (remote, version)`,
      ),
      createTable(
        'remote_file',
        `
        remote VARCHAR(40) CHARACTER SET ascii NOT NULL,
        version VARCHAR(60) CHARACTER SET ascii NOT NULL,
        path VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        content MEDIUMBLOB NOT NULL,
        PRIMARY KEY (remote, version, path),
        CONSTRAINT remote_file_artefact FOREIGN KEY (remote, version) REFERENCES remote_artefact (remote, version)`,
      ),
      createTable(
        'served_shell',
        `
        process CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        facts LONGTEXT NOT NULL COMMENT 'shell.json',
        seen_at BIGINT NOT NULL COMMENT 'epoch ms: when the process last told that it serves it'`,
      ),
      createTable(
        'release_token',
        `
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        tenant_id INT UNSIGNED NOT NULL COMMENT 'whose activity log tells of it',
        name VARCHAR(60) NOT NULL,
        remotes TEXT NOT NULL COMMENT 'JSON',
        hash CHAR(64) CHARACTER SET ascii NOT NULL COMMENT 'SHA-256 of the token',
        created_by VARCHAR(100) NOT NULL,
        created_at BIGINT NOT NULL COMMENT 'epoch ms',
        expires_at BIGINT NOT NULL COMMENT 'epoch ms',
        ended_at BIGINT NULL COMMENT 'epoch ms',
        last_used_at BIGINT NULL COMMENT 'epoch ms',
        UNIQUE KEY release_token_hash (hash)`,
      ),
    ],
    down: [
      dropTable('release_token'),
      dropTable('served_shell'),
      dropTable('remote_file'),
      dropTable('remote_artefact'),
      dropTable('release_gate'),
    ],
  },
  {
    name: '202611221030-votes-of-signed-in-tabs',
    up: [
      createTable(
        'rollout_vote',
        `
        remote VARCHAR(40) CHARACTER SET ascii NOT NULL,
        version VARCHAR(60) CHARACTER SET ascii NOT NULL,
        session_id VARCHAR(64) CHARACTER SET ascii NOT NULL,
        tab VARCHAR(40) CHARACTER SET ascii NOT NULL,
        view INT UNSIGNED NOT NULL,
        kind ENUM('load', 'failure', 'view', 'error') NOT NULL,
        channel ENUM('stable', 'canary', 'retired') NOT NULL COMMENT 'role of the version at that time',
        minute INT UNSIGNED NOT NULL COMMENT 'minutes since the epoch',
        PRIMARY KEY (remote, version, session_id, tab, view, kind),
        KEY rollout_vote_minute (minute)`,
      ),
    ],
    down: [dropTable('rollout_vote')],
  },
  {
    name: '202611230200-files-of-earlier-shells',
    up: [
      createTable(
        'shell_file',
        `
        path VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY COMMENT 'has a hash in it',
        content MEDIUMBLOB NOT NULL,
        seen_at BIGINT NOT NULL COMMENT 'epoch ms: when a process last served a shell with it',
        KEY shell_file_seen (seen_at)`,
      ),
    ],
    down: [dropTable('shell_file')],
  },
  placesOfVersions,
  votesOfUsers,
  counterOfRegistry,
  purgedVersions,
  targetsOfVersions,
  linksToRemotes,
  noticesOfHalts,
  releaseTrains,
  thrownErrors,
];
