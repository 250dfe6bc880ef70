import { expect, test } from '@jest/globals';
import { brokenRows } from './rules/invariants.mjs';
import { stress } from './stress.mjs';

/** A fault in the rows of the busy tenant or the quiet one, and the invariant that must notice it. */
const planted = [
  [1, 'UPDATE stock_movement SET quantity = quantity + 1 WHERE tenant_id = :busy ORDER BY id LIMIT 1'],
  [
    2,
    `UPDATE inventory_unit SET weight = weight + 1
     WHERE tenant_id = :busy AND status = 'IN_STOCK' AND weight > 0 LIMIT 1`,
  ],
  [
    3,
    `UPDATE product_stock SET booked_quantity = booked_quantity - 1
     WHERE tenant_id IN (:busy, :quiet) AND booked_quantity > 0 LIMIT 1`,
  ],
  [
    4,
    `UPDATE inventory_unit u JOIN order_line_unit l ON l.inventory_id = u.id
       JOIN orders o ON o.id = l.order_id AND o.status IN ('OUTBOUND', 'DONE')
     SET u.status = 'IN_STOCK', u.quantity = 1, u.weight = 1 WHERE u.tenant_id IN (:busy, :quiet)
       AND u.status = 'SHIPPED'`,
  ],
  [
    5,
    `UPDATE order_line l JOIN orders o ON o.id = l.order_id SET l.short = 1
     WHERE o.tenant_id IN (:busy, :quiet) AND o.status = 'DONE'`,
  ],
  [6, `UPDATE orders SET status = 'OUTBOUND' WHERE tenant_id IN (:busy, :quiet) AND status = 'PENDING' LIMIT 1`],
  [
    7,
    `INSERT INTO stock_movement
       (tenant_id, product_id, quantity, weight, balance_quantity, balance_weight, cause, user_name, order_id, time)
     SELECT o.tenant_id, l.product_id, 1, 0, 0, 0, 'ADD_BACK', 'X', o.id, 1 FROM orders o
     JOIN order_line l ON l.order_id = o.id WHERE o.tenant_id IN (:busy, :quiet) AND o.status = 'CANCELLED' LIMIT 1`,
  ],
  [8, `UPDATE stock_allocation SET quantity = quantity + 1, weight = weight + 1 WHERE tenant_id IN (:busy, :quiet)`],
  [9, 'DELETE FROM idempotency_key WHERE tenant_id = :busy LIMIT 1'],
  [
    9,
    `INSERT INTO delivery_receipt (tenant_id, display_id, status, estimate_arrival_time, created_by, time)
     VALUES (:busy, 90000, 'CANCELLED', 1, 'X', 1)`,
  ],
  [10, 'UPDATE invoice_item SET amount = amount + 0.01 WHERE tenant_id IN (:busy, :quiet) LIMIT 1'],
  [
    12,
    `UPDATE order_return_line SET return_quantity = return_quantity + 5000, return_weight = return_weight + 5000
     WHERE tenant_id IN (:busy, :quiet) LIMIT 1`,
  ],
  [13, 'UPDATE invoice_sum SET sales = sales + 1 WHERE tenant_id IN (:busy, :quiet) LIMIT 1'],
  [14, `UPDATE product_stock SET quantity = quantity + 1 WHERE tenant_id = :quiet AND has_weight = 'No' LIMIT 1`],
  [16, `UPDATE delivery_receipt SET status = IF(status = 'COMPLETED', 'NEW', 'COMPLETED') WHERE tenant_id = :busy`],
];

/** The invariants that the rules miss where the fault stands in the rows. */
async function unnoticed(connection, run) {
  const [busy, quiet] = run.parties.map(({ tenant }) => tenant.id);
  const missed = [];
  for (const [invariant, sql] of planted) {
    await connection.beginTransaction();
    const [{ affectedRows }] = await connection.query(sql, { busy, quiet });
    const found = (await brokenRows(connection, { ...run, memory: new Map() })).map((fault) => fault.invariant);
    await connection.rollback();
    if (affectedRows === 0 || !found.includes(invariant)) missed.push({ invariant, affectedRows, found, sql });
  }
  return missed;
}

// Six servers are started one after the other, two of them killed.
test('commands of parallel clients have one effect each, whatever is killed; each rule notices its fault', async () => {
  let missed;
  const options = { commands: 600, clients: 8, kills: 2, seed: 11 };
  const { faults, done, kills, checks, lost } = await stress(options, {
    atEnd: async (connection, run) => (missed = await unnoticed(connection, run)),
  });
  expect(faults).toEqual([]);
  expect(done).toBeGreaterThanOrEqual(600);
  expect({ kills, checks }).toEqual({ kills: { services: 1, database: 1 }, checks: 2 });
  expect(lost).toBeGreaterThan(0);
  expect(missed).toEqual([]);
}, 240_000);
