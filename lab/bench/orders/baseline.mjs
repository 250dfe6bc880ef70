/** The baseline: the same work by hand on `node:http` and mysql2, in a process of its own, and nothing else. */
import { createPool } from 'mysql2/promise';
import { baselineLists } from './baseline-lists.mjs';
import { prepareTables } from './baseline-tables.mjs';
import { expectRows, serveByHand, transactionsOf } from './by-hand.mjs';

const [databaseUrl, products, orders] = process.argv.slice(2);
const pool = createPool({
  uri: await prepareTables(databaseUrl, Number(products), Number(orders)),
  connectionLimit: 20,
});
const inTransaction = transactionsOf(pool);
serveByHand({
  '/order': createOrder,
  '/process': processOrder,
  '/outbound': shipOrder,
  ...(await baselineLists(pool)),
});

function createOrder({ orderItems }) {
  const lines = [...orderItems].sort((a, b) => a.productId - b.productId);
  return inTransaction(async (connection) => {
    const [{ insertId: orderId }] = await connection.query(
      "INSERT INTO orders (store_id, status, time) VALUES (1, 'PENDING', ?)",
      [Date.now()],
    );
    await connection.query('INSERT INTO order_line (order_id, product_id, name, quantity, rate) VALUES ?', [
      lines.map(({ productId, quantity }) => [orderId, productId, `Product ${productId}`, quantity, '12.50']),
    ]);
    await expectRows(
      connection,
      lines.length,
      'UPDATE stock SET booked = booked + 1 WHERE id IN (?) AND quantity - booked >= 1',
      [lines.map(({ productId }) => productId)],
    );
    const [{ insertId: displayId }] = await connection.query(
      'UPDATE counter SET last = LAST_INSERT_ID(last + 1) WHERE id = 1',
    );
    await connection.query('UPDATE orders SET display_id = ? WHERE id = ?', [displayId, orderId]);
    return { obj: { orderId, displayId, orderItems: lines } };
  });
}

function processOrder({ orderId }) {
  return inTransaction(async (connection) => {
    const lines = await lockedLines(connection, orderId, 'PENDING');
    await connection.query(
      `INSERT INTO order_line (id, order_id, product_id, name, quantity, rate) VALUES ?
       ON DUPLICATE KEY UPDATE quantity = VALUES(quantity), rate = VALUES(rate)`,
      [lines.map(({ id, product_id, name, quantity, rate }) => [id, orderId, product_id, name, quantity, rate])],
    );
    await connection.query("UPDATE orders SET status = 'PROCESSING' WHERE id = ?", [orderId]);
    return { obj: { orderId, orderItems: lines } };
  });
}

function shipOrder({ orderId }) {
  return inTransaction(async (connection) => {
    const lines = await lockedLines(connection, orderId, 'PROCESSING');
    const productIds = lines.map(({ product_id: id }) => id).sort((a, b) => a - b);
    await expectRows(
      connection,
      lines.length,
      'UPDATE stock SET quantity = quantity - 1, booked = booked - 1 WHERE id IN (?) AND booked >= 1',
      [productIds],
    );
    await connection.query('UPDATE lot SET remaining = remaining - 1 WHERE product_id IN (?)', [productIds]);
    await connection.query('INSERT INTO movement (product_id, order_id, quantity, time) VALUES ?', [
      productIds.map((id) => [id, orderId, -1, Date.now()]),
    ]);
    await connection.query("UPDATE orders SET status = 'OUTBOUND' WHERE id = ?", [orderId]);
    return { obj: { orderId, orderItems: lines } };
  });
}

async function lockedLines(connection, orderId, status) {
  const [[order]] = await connection.query('SELECT status FROM orders WHERE id = ? FOR UPDATE', [orderId]);
  if (order?.status !== status) throw new Error(`The order is ${order?.status}.`);
  const [lines] = await connection.query('SELECT * FROM order_line WHERE order_id = ?', [orderId]);
  return lines;
}
