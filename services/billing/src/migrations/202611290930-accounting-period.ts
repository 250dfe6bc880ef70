import { addKey, alterTable, createTable, dropKey, dropTable, type Migration } from '@depot/node-database';

/**
 * Closed days of each distributor, and the order of the journal. The row of a tenant is added by the first command that
 * reads it.
 */
export const accountingPeriods: Migration = {
  name: '202611290930-accounting-period',
  up: [
    createTable(
      'accounting_period',
      `
      tenant_id INT UNSIGNED NOT NULL PRIMARY KEY,
      closed_through DATE NULL COMMENT 'last closed calendar day of the distributor',
      books_from DATE NOT NULL DEFAULT '2000-01-01' COMMENT 'earliest day of a document'`,
    ),
    alterTable('ledger_entry', addKey('ledger_entry_journal', ['tenant_id', 'posting_day', 'id'])),
  ],
  down: [alterTable('ledger_entry', dropKey('ledger_entry_journal')), dropTable('accounting_period')],
};
