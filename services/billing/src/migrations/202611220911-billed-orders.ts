import { changeRows, type Migration } from '@depot/node-database';

/** Orders that were billed in full before that was noted on them. */
export const notedBilling: Migration = {
  name: '202611220911-billed-orders',
  up: [
    changeRows(`UPDATE orders o SET o.billed = 1
     WHERE o.status = 'DONE' AND NOT EXISTS (
       SELECT 1 FROM order_line l LEFT JOIN invoice_item i ON i.live_order_line_id = l.id
       WHERE l.order_id = o.id AND i.id IS NULL)`),
  ],
  down: [changeRows('UPDATE orders SET billed = 0 WHERE billed = 1')],
};
