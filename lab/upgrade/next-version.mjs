/**
 * Loaded before everything else by a process that stands for the next version: it knows one migration more, which adds
 * a column to the table that all work goes through, and a table.
 */
import { addColumn, alterTable, createTable, dropColumn, dropTable } from '@depot/node-database';
import { platformMigrations } from '@depot/node-platform';

platformMigrations.push({
  name: '209901010000-of-the-next-version',
  up: [
    alterTable('orders', addColumn('next_version', `INT UNSIGNED NOT NULL DEFAULT 0`)),
    createTable('next_version', 'id INT UNSIGNED NOT NULL PRIMARY KEY'),
  ],
  down: [dropTable('next_version'), alterTable('orders', dropColumn('next_version'))],
});
