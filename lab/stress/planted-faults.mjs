/**
 * A fault for each rule about rows, by the rule's name: statements that create a violation in any data. Each affects
 * all rows of its rule, and has the ids `:busy` and `:quiet`. Rules that unique keys of the database enforce have none:
 * see `keptByKeys`.
 */
const both = 'tenant_id IN (:busy, :quiet)';
const live = `('OUTBOUND', 'DONE')`;
/** Rows that are gone, with nothing that would go with them. */
const gone = (table) => [`DELETE FROM ${table} WHERE ${both}`];
const movement = (cause) => `INSERT INTO stock_movement
  (tenant_id, product_id, quantity, weight, balance_quantity, balance_weight, cause, user_name, order_id, time)
  SELECT p.tenant_id, p.product_id, 1, 0, 0, 0, '${cause}', 'X'`;

const stockFaults = {
  'movements do not add up to the stock row': [`UPDATE stock_movement SET quantity = quantity + 1 WHERE ${both}`],
  'the newest movement has another balance than the stock row': [
    `UPDATE stock_movement SET balance_quantity = balance_quantity + 1 WHERE ${both}`,
  ],
  'units in stock do not add up to the stock row': [
    `UPDATE inventory_unit SET quantity = quantity + 1 WHERE ${both} AND status = 'IN_STOCK'`,
  ],
  'more or less is booked than open order lines hold': [
    `UPDATE product_stock SET booked_quantity = booked_quantity + 1 WHERE ${both}`,
  ],
  'more is booked and reserved than is there, or something is negative': [
    `UPDATE product_stock SET reserved_quantity = quantity + 1 WHERE ${both}`,
  ],
  'a piece is on two live order lines, or on one and in stock': [
    `UPDATE inventory_unit u JOIN order_line_unit l ON l.inventory_id = u.id
       JOIN orders o ON o.id = l.order_id AND o.status IN ${live}
     SET u.status = 'IN_STOCK' WHERE u.${both}`,
  ],
  'a piece in stock is not one whole piece': [
    `UPDATE inventory_unit u JOIN product_stock s ON s.product_id = u.product_id AND s.has_weight = 'Yes'
     SET u.quantity = 2, u.status = 'IN_STOCK' WHERE u.${both}`,
  ],
  'a piece has another weight and nobody gave a reason': [
    `UPDATE stock_movement SET cause = 'ADJUSTED', reason = NULL WHERE ${both}`,
  ],
  'an open order beyond PENDING holds less than it was promised': [
    `UPDATE order_line l JOIN orders o ON o.id = l.order_id SET l.short = 1 WHERE o.${both} AND o.status = 'DONE'`,
  ],
  'an order left with other pieces than it says': [
    `UPDATE order_line SET quantity = quantity + 1 WHERE ${both} AND has_weight = 'Yes'`,
  ],
  'a piece of another product or tenant left': [`UPDATE order_line SET product_id = product_id + 1 WHERE ${both}`],
  'what left is not what the lines say': [
    `UPDATE stock_allocation SET quantity = quantity + 1, weight = weight + 1 WHERE ${both}`,
  ],
  'movements of an order are not what its lines say': [
    `UPDATE stock_movement SET quantity = quantity - 1 WHERE ${both} AND cause = 'OUTBOUND'`,
  ],
  'a receipt that is not received has units, or a received one other units than it says': [
    `UPDATE delivery_receipt SET status = IF(status = 'COMPLETED', 'NEW', 'COMPLETED') WHERE ${both}`,
  ],
  'goods of a cancelled order are not where it was asked for': [
    `UPDATE orders SET status = 'CANCELLED' WHERE ${both}
     AND NOT EXISTS (SELECT 1 FROM order_return r WHERE r.order_id = orders.id)`,
    `${movement('ADD_BACK')}, p.order_id, 1 FROM order_line p WHERE p.${both}`,
  ],
};

const tradeFaults = {
  'orders are counted wrongly': [`UPDATE order_tally SET orders = orders + 1 WHERE ${both}`],
  'orders are counted that are not there': [
    `UPDATE order_tally SET orders = 1 WHERE ${both} AND status = 'PENDING'`,
    `UPDATE orders SET status = 'CANCELLED' WHERE ${both} AND status = 'PENDING'`,
  ],
  'an order that has shipped has no day on which it did, or one that has not has one': [
    `UPDATE orders SET outbound_time = NULL WHERE ${both}`,
  ],
  'rows that belong to nothing were left behind': gone('order_line'),
  'the amount of a line is not its quantity or weight times its rate, rounded half up': [
    `UPDATE invoice_item SET amount = amount + 0.01 WHERE ${both}`,
  ],
  'the total of an invoice is not the sum of its lines, or its status lies': [
    `UPDATE invoice SET total = total + 1 WHERE ${both}`,
  ],
  'what is paid of an invoice is not the sum of its payments': [`UPDATE invoice SET paid = paid + 0.01 WHERE ${both}`],
  'more was returned of a line than was shipped': [
    `UPDATE order_return_line SET return_quantity = return_quantity + 5000 WHERE ${both}`,
  ],
  'a piece came back that had not left with the order': [
    `INSERT INTO order_return_unit (tenant_id, return_id, return_line_id, order_id, inventory_id)
     SELECT tenant_id, return_id, id, order_id, 0 FROM order_return_line WHERE ${both} LIMIT 1`,
  ],
  'what came back of an allocation is not what returns brought': [
    `UPDATE stock_allocation SET back_quantity = back_quantity + 1 WHERE ${both}`,
  ],
  'what came back of a cancelled order is not what returns and its cancellation brought': [
    `UPDATE orders SET status = 'CANCELLED' WHERE ${both}`,
    `UPDATE stock_allocation SET back_quantity = back_quantity + 1 WHERE ${both}`,
  ],
  'the sums of invoices by day are not what the invoices come to': [
    `UPDATE invoice_sum SET sales = sales + 1 WHERE ${both}`,
  ],
  'the ledger entries of a posting do not sum to zero': [
    `UPDATE ledger_entry SET amount = amount + 1 WHERE ${both} AND account = 'SALES'`,
  ],
  'the receivable of a store in the ledger is not what its invoices and credits leave open': [
    `UPDATE ledger_entry SET amount = amount + 1 WHERE ${both} AND account = 'RECEIVABLE'`,
  ],
  'an invoice that was paid has changed': [`UPDATE invoice SET client_name = CONCAT(client_name, 'X') WHERE ${both}`],
};

const acknowledgedFaults = {
  'acknowledged and not there: order': gone('orders'),
  'acknowledged and not there: return': gone('order_return'),
  'acknowledged and not there: invoice': gone('invoice'),
  'acknowledged and not there: payment': gone('invoice_payment'),
  'acknowledged and not there: receipt': gone('delivery_receipt'),
  'there and never acknowledged: receipt': [
    `INSERT INTO delivery_receipt (tenant_id, display_id, status, estimate_arrival_time, created_by, time)
     VALUES (:busy, 90000, 'CANCELLED', 1, 'X', 1)`,
  ],
  'acknowledged units that are not there': gone('inventory_unit'),
  'keys of commands': gone('idempotency_key'),
  'orders that are not as they were acknowledged': [`UPDATE orders SET version = version + 1 WHERE ${both}`],
  'invoices that were marked as paid and are not': [
    `UPDATE invoice SET status = 'UNPAID', content_hash = NULL WHERE ${both}`,
  ],
  'stock that was moved otherwise than acknowledged': [
    `UPDATE stock_movement SET quantity = quantity + 1 WHERE ${both} AND cause = 'RECEIVED'`,
  ],
  'receipts and counts that are not as they were acknowledged': [
    `UPDATE delivery_receipt SET status = IF(status = 'NEW', 'CANCELLED', 'NEW') WHERE ${both}`,
  ],
  'a file came in otherwise than whole and once': [
    `${movement('IMPORT')}, NULL, 1 FROM product_stock p WHERE p.${both}`,
  ],
  'the witness was disturbed': ['UPDATE product_stock SET quantity = quantity + 1 WHERE tenant_id = :quiet'],
};

export const plantedFaults = Object.entries({ ...stockFaults, ...tradeFaults, ...acknowledgedFaults });

/** Rules that a unique key enforces first. */
export const keptByKeys = ['two units have the same label', 'a line is billed twice'];
