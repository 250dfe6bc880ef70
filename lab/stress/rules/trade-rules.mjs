/** Tenants have smaller ids, the stages of imports this or larger ones. */
const firstStage = 2_147_483_648;

/** Statements about orders, invoices and returns that find rows of the tenant only where something is wrong. */
export const tradeRules = [
  {
    invariant: 6,
    name: 'orders are counted wrongly',
    sql: `SELECT o.store_id, o.status, COUNT(*) AS found, t.orders AS counted FROM orders o
      LEFT JOIN order_tally t ON t.tenant_id = :tenant AND t.store_id = o.store_id AND t.status = o.status
      WHERE o.tenant_id = :tenant GROUP BY o.store_id, o.status, t.orders HAVING COALESCE(t.orders, 0) <> found`,
  },
  {
    invariant: 6,
    name: 'orders are counted that are not there',
    sql: `SELECT t.store_id, t.status, t.orders FROM order_tally t WHERE t.tenant_id = :tenant AND t.orders <> 0
      AND NOT EXISTS (SELECT 1 FROM orders o WHERE o.tenant_id = :tenant AND o.store_id = t.store_id
        AND o.status = t.status)`,
  },
  {
    invariant: 6,
    name: 'an order that has shipped has no day on which it did, or one that has not has one',
    sql: `SELECT id, status, outbound_time FROM orders WHERE tenant_id = :tenant
      AND ((status IN ('OUTBOUND', 'DONE') AND outbound_time IS NULL) OR (status IN ('PENDING', 'PROCESSING')
        AND outbound_time IS NOT NULL))`,
  },
  {
    invariant: 8,
    name: 'a line is billed twice',
    sql: `SELECT it.order_line_id, COUNT(*) AS times FROM invoice_item it JOIN invoice i ON i.id = it.invoice_id
      AND i.kind = 'I' AND i.status <> 'VOID'
      WHERE it.tenant_id = :tenant GROUP BY it.order_line_id HAVING COUNT(*) > 1`,
  },
  {
    invariant: 9,
    name: 'rows that belong to nothing were left behind',
    // A line is the tenant's at once, though its order waits on the stage of an import that is given up, not yet swept.
    sql: `SELECT 'line' AS what, l.id FROM order_line l LEFT JOIN orders o ON o.id = l.order_id
      AND (o.tenant_id = l.tenant_id OR o.tenant_id >= ${firstStage}) WHERE l.tenant_id = :tenant AND o.id IS NULL
      UNION ALL SELECT 'empty order', o.id FROM orders o LEFT JOIN order_line l ON l.order_id = o.id
        WHERE o.tenant_id = :tenant AND l.id IS NULL
      UNION ALL SELECT 'empty invoice', i.id FROM invoice i LEFT JOIN invoice_item it ON it.invoice_id = i.id
        WHERE i.tenant_id = :tenant AND it.id IS NULL
      UNION ALL SELECT 'empty return', r.id FROM order_return r LEFT JOIN order_return_line l ON l.return_id = r.id
        WHERE r.tenant_id = :tenant AND l.id IS NULL
      UNION ALL SELECT 'return without its credit', r.id FROM order_return r LEFT JOIN invoice i
        ON i.return_id = r.id WHERE r.tenant_id = :tenant AND i.id IS NULL
      UNION ALL SELECT 'order without a number', o.id FROM orders o WHERE o.tenant_id = :tenant AND o.display_id IS NULL
      UNION ALL SELECT 'key without its answer', 0 FROM idempotency_key k WHERE k.tenant_id = :tenant AND k.status IS
        NULL`,
  },
  {
    invariant: 10,
    name: 'the amount of a line is not its quantity or weight times its rate, rounded half up',
    sql: `SELECT id, invoice_id, has_weight, quantity, weight, rate, amount FROM invoice_item WHERE tenant_id = :tenant
      AND amount <> ROUND(IF(has_weight = 'No', quantity, weight) * rate, 2)`,
  },
  {
    invariant: 10,
    name: 'the total of an invoice is not the sum of its lines, or its status lies',
    sql: `SELECT i.id, i.kind, i.number, i.status, i.total, i.paid, SUM(it.amount) AS lines_ FROM invoice i
      JOIN invoice_item it ON it.invoice_id = i.id
      WHERE i.tenant_id = :tenant GROUP BY i.id HAVING SUM(it.amount) <> i.total OR i.paid > i.total OR i.paid < 0
        OR (i.status = 'UNPAID' AND i.total > 0 AND i.paid = i.total) OR (i.status = 'PAID' AND i.paid <> i.total)`,
  },
  {
    invariant: 10,
    name: 'what is paid of an invoice is not the sum of its payments',
    sql: `SELECT i.id, i.paid, SUM(p.amount) AS payments FROM invoice i LEFT JOIN invoice_payment p
      ON p.invoice_id = i.id
      WHERE i.tenant_id = :tenant GROUP BY i.id, i.paid HAVING i.paid <> COALESCE(SUM(p.amount), 0)`,
  },
  {
    invariant: 12,
    name: 'more was returned of a line than was shipped',
    sql: `SELECT l.id, l.order_id, l.quantity, l.weight, SUM(r.return_quantity) AS returned, SUM(r.return_weight) AS
      returnedWeight
      FROM order_line l JOIN order_return_line r ON r.order_id = l.order_id AND r.order_line_id = l.id
      WHERE l.tenant_id = :tenant GROUP BY l.id, l.order_id, l.quantity, l.weight
      HAVING returned > l.quantity OR returnedWeight > l.weight`,
  },
  {
    invariant: 12,
    name: 'a piece came back that had not left with the order',
    sql: `SELECT r.order_id, r.inventory_id FROM order_return_unit r
      LEFT JOIN order_line_unit u ON u.order_id = r.order_id AND u.inventory_id = r.inventory_id
      WHERE r.tenant_id = :tenant AND u.id IS NULL`,
  },
  {
    invariant: 12,
    name: 'what came back of an allocation is not what returns brought',
    sql: `SELECT a.order_id, a.id, MAX(a.back_quantity) AS back, SUM(r.quantity) AS returned,
      MAX(a.back_weight) AS backWeight,
        SUM(r.weight) AS returnedWeight FROM stock_allocation a JOIN orders o ON o.id = a.order_id
      LEFT JOIN return_allocation r ON r.allocation_id = a.id WHERE a.tenant_id = :tenant AND o.status <> 'CANCELLED'
      GROUP BY a.id, a.order_id HAVING COALESCE(returned, 0) <> back OR COALESCE(returnedWeight, 0) <> backWeight`,
  },
  {
    invariant: 12,
    name: 'what came back of a cancelled order is not what returns and its cancellation brought',
    sql: `SELECT o.id, SUM(a.back_quantity) AS back, SUM(a.back_weight) AS backWeight, m.quantity, m.weight
      FROM orders o
      JOIN stock_allocation a ON a.order_id = o.id
      LEFT JOIN (SELECT order_id, SUM(quantity) quantity, SUM(weight) weight FROM stock_movement
        WHERE tenant_id = :tenant AND cause IN ('ADD_BACK', 'RETURN', 'RETURN_UNDONE')
        GROUP BY order_id) m ON m.order_id = o.id
      WHERE o.tenant_id = :tenant AND o.status = 'CANCELLED' GROUP BY o.id
      HAVING back <> COALESCE(MAX(m.quantity), 0) OR backWeight <> COALESCE(MAX(m.weight), 0)`,
  },
  {
    invariant: 13,
    name: 'the sums of invoices by day are not what the invoices come to',
    sql: `SELECT found.store_id, found.sales, found.paid, kept.days, kept.sales AS keptSales, kept.paid AS keptPaid
      FROM (SELECT store_id, SUM(IF(kind = 'I', total, -total)) sales, SUM(IF(kind = 'I', paid, -paid)) paid
      FROM invoice
        WHERE tenant_id = :tenant AND status <> 'VOID' GROUP BY store_id) found
      JOIN (SELECT store_id, days, SUM(sales) sales, SUM(paid) paid FROM invoice_sum WHERE tenant_id = :tenant GROUP
        BY store_id, days) kept
        ON kept.store_id = found.store_id WHERE kept.sales <> found.sales OR kept.paid <> found.paid`,
  },
  {
    invariant: 15,
    name: 'the ledger entries of a posting do not sum to zero',
    sql: `SELECT document, document_id, version, posting_day, SUM(amount) AS sum FROM ledger_entry
      WHERE tenant_id = :tenant GROUP BY document, document_id, version, posting_day HAVING SUM(amount) <> 0`,
  },
  {
    invariant: 15,
    name: 'the receivable of a store in the ledger is not what its invoices and credits leave open',
    sql: `SELECT found.store_id, found.open, posted.receivable
      FROM (SELECT store_id, SUM(IF(kind = 'I', total - paid, paid - total)) open FROM invoice
        WHERE tenant_id = :tenant AND status <> 'VOID' GROUP BY store_id) found
      LEFT JOIN (SELECT store_id, SUM(amount) receivable FROM ledger_entry
        WHERE tenant_id = :tenant AND account = 'RECEIVABLE' GROUP BY store_id) posted
        ON posted.store_id = found.store_id WHERE COALESCE(posted.receivable, 0) <> found.open`,
  },
];
