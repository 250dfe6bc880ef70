import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** Whether an import adds or updates, what it changes, and what its check has seen of which file. */
export const modesOfImports: Migration = {
  name: '202611281745-import-modes',
  up: [
    alterTable(
      'import_run',
      addColumn('mode', `VARCHAR(10) NOT NULL DEFAULT 'add'`),
      addColumn('file_hash', `CHAR(64) NOT NULL DEFAULT '' COMMENT 'SHA-256 of the file of an update'`),
      addColumn('changes', `LONGTEXT NULL COMMENT 'JSON: the first fields that it changes, before and after'`),
      addColumn('change_count', 'INT UNSIGNED NOT NULL DEFAULT 0'),
      addColumn('seen', `LONGTEXT NULL COMMENT 'JSON: line and what it is about, of a check'`),
    ),
  ],
  down: [
    alterTable(
      'import_run',
      ...['seen', 'change_count', 'changes', 'file_hash', 'mode'].map((column) => dropColumn(column)),
    ),
  ],
};
