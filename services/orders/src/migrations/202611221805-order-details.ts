import { addColumn, addKey, alterTable, dropColumn, dropKey, type Migration } from '@depot/node-database';

/** When an order is wanted, its number in the store's books, and a note. Orders wanted on a day are found by it. */
export const orderDetails: Migration = {
  name: '202611221805-order-details',
  up: [
    alterTable(
      'orders',
      addColumn('delivery_date', 'DATE NULL'),
      addColumn('po_number', `VARCHAR(40) NOT NULL DEFAULT '' COMMENT 'in the books of the store'`),
      addColumn('note', `VARCHAR(500) NOT NULL DEFAULT ''`),
      addKey('orders_delivery', ['tenant_id', 'delivery_date', 'status', 'store_id', 'time', 'display_id']),
    ),
  ],
  down: [
    alterTable(
      'orders',
      dropKey('orders_delivery'),
      dropColumn('note'),
      dropColumn('po_number'),
      dropColumn('delivery_date'),
    ),
  ],
};
