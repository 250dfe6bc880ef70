import { addColumn, alterTable, createTable, dropColumn, dropTable, type Migration } from '@depot/node-database';

/**
 * The ledger of money. Entries of the documents that exist are posted by `PostMissingEntries` in short transactions,
 * because the day of a document depends on its timezone and a large history would lock one transaction for minutes.
 */
export const ledger: Migration = {
  name: '202611290030-ledger',
  up: [
    createTable(
      'ledger_entry',
      `
      id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
      tenant_id INT UNSIGNED NOT NULL,
      document ENUM('I', 'RI', 'P') NOT NULL COMMENT 'invoice, credit, payment',
      document_id INT UNSIGNED NOT NULL COMMENT 'row of invoice or invoice_payment',
      number INT UNSIGNED NOT NULL COMMENT 'number of the document',
      version INT UNSIGNED NOT NULL COMMENT 'postings of the document, from 1',
      line TINYINT UNSIGNED NOT NULL COMMENT 'place within the posting, from 0',
      posting_day DATE NOT NULL COMMENT 'calendar day of the distributor',
      recorded BIGINT NOT NULL COMMENT 'epoch ms',
      account VARCHAR(24) CHARACTER SET ascii NOT NULL,
      store_id INT UNSIGNED NOT NULL,
      amount DECIMAL(15,2) NOT NULL COMMENT 'positive for a debit',
      UNIQUE KEY ledger_entry_once (document_id, document, version, line),
      KEY ledger_entry_day (tenant_id, posting_day, account, store_id, amount),
      KEY ledger_entry_account (tenant_id, account, store_id, posting_day, amount),
      CONSTRAINT ledger_entry_moves CHECK (amount <> 0)`,
    ),
    alterTable(
      'invoice',
      addColumn('ledger_version', `INT UNSIGNED NOT NULL DEFAULT 0 COMMENT 'postings in the ledger'`),
      addColumn('ledger_total', `DECIMAL(15,2) NOT NULL DEFAULT 0 COMMENT 'total in the ledger; 0 for a void one'`),
    ),
  ],
  down: [alterTable('invoice', dropColumn('ledger_total'), dropColumn('ledger_version')), dropTable('ledger_entry')],
};
