import { createTable, dropTable, type Migration } from '@depot/node-database';

/** The PDFs of paid invoices, kept as they were first printed. */
export const printedInvoices: Migration = {
  name: '202611201200-printed-invoices',
  up: [
    createTable(
      'printed_invoice',
      `
        tenant_id INT UNSIGNED NOT NULL,
        invoice_id VARCHAR(20) CHARACTER SET ascii NOT NULL,
        language CHAR(2) CHARACTER SET ascii NOT NULL,
        pdf MEDIUMBLOB NOT NULL,
        printed_at BIGINT NOT NULL COMMENT 'epoch ms',
        PRIMARY KEY (tenant_id, invoice_id, language)`,
    ),
  ],
  down: [dropTable('printed_invoice')],
};
