import { addColumn, alterTable, dropColumn, type Migration } from '@depot/node-database';

/** What invoices repeat of their orders: when it was wanted, the store's own number, the notes. */
export const orderDetailsOnInvoices: Migration = {
  name: '202611230010-order-details-on-invoices',
  up: [
    alterTable(
      'invoice',
      addColumn('delivery_date', 'DATE NULL'),
      addColumn('po_number', `VARCHAR(40) NOT NULL DEFAULT '' COMMENT 'in the books of the store'`),
      addColumn('note', `VARCHAR(500) NOT NULL DEFAULT ''`),
    ),
    alterTable('invoice_item', addColumn('notes', `VARCHAR(500) NOT NULL DEFAULT ''`)),
  ],
  down: [
    alterTable('invoice_item', dropColumn('notes')),
    alterTable('invoice', dropColumn('note'), dropColumn('po_number'), dropColumn('delivery_date')),
  ],
};
