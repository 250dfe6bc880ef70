import {
  addColumn,
  addKey,
  alterTable,
  changeRows,
  dropColumn,
  dropKey,
  type Migration,
  modifyColumn,
} from '@depot/node-database';

const open = (column: string) => ['tenant_id', 'status', 'store_id', column, 'kind', 'total', 'paid'];

/** When invoices are to be paid: those that are there already thirty days after their day. */
export const dueDays: Migration = {
  name: '202611221110-due-days',
  up: [
    alterTable(
      'invoice',
      addColumn('due_at', `BIGINT NULL COMMENT 'epoch ms of a moment of the due day' AFTER invoice_date`),
    ),
    changeRows('UPDATE invoice SET due_at = invoice_date + 30 * 86400000 WHERE due_at IS NULL'),
    alterTable(
      'invoice',
      modifyColumn('due_at', `BIGINT NOT NULL COMMENT 'epoch ms of a moment of the due day'`),
      addKey('invoice_due', open('due_at')),
    ),
  ],
  down: [alterTable('invoice', dropKey('invoice_due'), dropColumn('due_at'))],
};
