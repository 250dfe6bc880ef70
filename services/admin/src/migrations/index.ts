import { createTable, dropTable, type Migration } from '@depot/node-database';
import { reconcile } from './202611201510-reconcile.js';
import { stagedImports } from './202611221300-staged-imports.js';
import { problemMessages } from './202611221500-problem-messages.js';
import { modesOfImports } from './202611281745-import-modes.js';

/** Imports and how they went; what the nightly comparison has found. */
export const adminMigrations: readonly Migration[] = [
  {
    name: '202611201100-imports',
    up: [
      createTable(
        'import_run',
        `
        id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
        tenant_id INT UNSIGNED NOT NULL,
        kind VARCHAR(20) NOT NULL,
        file_name VARCHAR(255) NOT NULL,
        dry_run TINYINT(1) NOT NULL,
        status VARCHAR(20) NOT NULL,
        done INT UNSIGNED NOT NULL DEFAULT 0,
        total INT UNSIGNED NOT NULL DEFAULT 0,
        problems LONGTEXT NOT NULL COMMENT 'JSON: sentences in both languages with their places',
        problem_count INT UNSIGNED NOT NULL DEFAULT 0,
        ignored_columns TEXT NOT NULL COMMENT 'JSON',
        user_name VARCHAR(200) NOT NULL,
        time BIGINT NOT NULL COMMENT 'epoch ms',
        heard_at BIGINT NOT NULL COMMENT 'epoch ms of the last progress; an old one means that its process died',
        KEY import_run_newest (tenant_id, id)`,
      ),
    ],
    down: [dropTable('import_run')],
  },
  reconcile,
  stagedImports,
  problemMessages,
  modesOfImports,
];
