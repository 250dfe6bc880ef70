import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** What an import makes beside its rows, and whether rows of it wait where nobody sees them. */
export const stagedImports: Migration = {
  name: '202611221300-staged-imports',
  up: [
    alterTable(
      'import_run',
      addColumn('staged', 'TINYINT(1) NOT NULL DEFAULT 0'),
      addColumn('creates', `TEXT NULL COMMENT 'JSON: what it makes beside its rows'`),
    ),
  ],
  down: [alterTable('import_run', dropColumn('creates'), dropColumn('staged'))],
};
