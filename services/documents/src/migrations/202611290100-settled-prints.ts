import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/**
 * Which payment a stored paper shows, because an invoice may be opened again and paid otherwise. Papers from before,
 * and those of older processes, have none: they show the payment before the moment at which they were printed.
 */
export const settledPrints: Migration = {
  name: '202611290100-settled-prints',
  up: [
    alterTable(
      'printed_invoice',
      addColumn('settled_at', `BIGINT NULL COMMENT 'epoch ms at which the invoice was paid in full'`),
    ),
  ],
  down: [alterTable('printed_invoice', dropColumn('settled_at'))],
};
