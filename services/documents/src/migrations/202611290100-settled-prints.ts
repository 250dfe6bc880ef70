import { addColumn, alterTable, changeRows, dropColumn, type Migration } from '@depot/node-database';

/** Which payment a stored paper shows, because an invoice may be opened again and paid otherwise. */
export const settledPrints: Migration = {
  name: '202611290100-settled-prints',
  up: [
    alterTable(
      'printed_invoice',
      addColumn('settled_at', `BIGINT NULL COMMENT 'epoch ms at which the invoice was paid in full'`),
    ),
    changeRows(`UPDATE printed_invoice p JOIN invoice i ON i.tenant_id = p.tenant_id
      AND i.kind = IF(p.invoice_id LIKE 'RI%', 'RI', 'I')
      AND i.number = CAST(SUBSTRING(p.invoice_id, IF(p.invoice_id LIKE 'RI%', 3, 2)) AS UNSIGNED)
      SET p.settled_at = i.paid_time`),
  ],
  down: [alterTable('printed_invoice', dropColumn('settled_at'))],
};
