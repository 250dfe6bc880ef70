import { randomUUID } from 'node:crypto';

/** What an equal server reads and keeps beside the order itself; columns as in Depot's tables. */

export function must(isTrue, why) {
  if (!isTrue) throw new Error(why);
}

export async function storeOf(connection, tenantId, storeId) {
  const [[store]] = await connection.query(
    `SELECT u.id storeId, u.name, u.wholesale_price wholesalePrice, u.disabled, COALESCE(c.policy, 'NONE') policy
     FROM user u LEFT JOIN store_credit c ON c.tenant_id = u.tenant_id AND c.store_id = u.id
     WHERE u.tenant_id = ? AND u.id = ?`,
    [tenantId, storeId],
  );
  if (!store || store.disabled || store.policy !== 'NONE') throw new Error('It cannot order.');
  return store;
}

/** The products of lines by their ids, with what that store pays; all of them must be offered to it. */
export async function productsOf(connection, tenantId, storeId, lines) {
  const [rows] = await connection.query(
    `SELECT p.id, p.secondary_name name, p.has_weight hasWeight, p.price, p.wholesale_price wholesalePrice
     FROM product p JOIN product_store v ON v.product_id = p.id AND v.store_id = ?
     WHERE p.tenant_id = ? AND p.id IN (?) AND p.disabled = 0`,
    [storeId, tenantId, lines.map(({ productId }) => productId)],
  );
  if (rows.length !== lines.length) throw new Error('A product is not offered.');
  return new Map(rows.map((row) => [row.id, row]));
}

/** @param {Record<string, number>} by how many orders more, or fewer, are in which status */
export const moveTally = (connection, tenantId, storeId, by) =>
  connection.query(
    `INSERT INTO order_tally (tenant_id, store_id, status, orders) VALUES ?
     ON DUPLICATE KEY UPDATE orders = orders + VALUES(orders)`,
    [Object.entries(by).map(([status, orders]) => [tenantId, storeId, status, orders])],
  );

export const event = (connection, { tenantId, id }, orderId, kind) =>
  connection.query('INSERT INTO order_event (tenant_id, order_id, time, user_id, kind) VALUES (?)', [
    [tenantId, orderId, Date.now(), id, kind],
  ]);

/** @param {[number | null, string][]} changes whom they concern, and what has changed */
export const liveChange = (connection, tenantId, changes) =>
  connection.query('INSERT INTO live_change (tenant_id, store_id, topics, time) VALUES ?', [
    changes.map(([storeId, topics]) => [tenantId, storeId, topics, Date.now()]),
  ]);

export const keepActivity = (connection, { tenantId, id, name }, operation, text, before, after) =>
  connection.query('INSERT INTO activity_log SET ?', [
    {
      tenant_id: tenantId,
      user_id: id,
      user_name: name,
      operation,
      text_gb: text,
      text_cn: text,
      sentence_values: JSON.stringify({ operation, displayId: after.displayId }),
      before_json: before && JSON.stringify(before),
      after_json: JSON.stringify(after),
      time: Date.now(),
      completed: 1,
      correlation_id: randomUUID(),
    },
  ]);

export const lineBody = ({ id, productId, name, hasWeight, quantity, rate }) => ({
  orderItemId: id,
  productId,
  name,
  hasWeight,
  quantity,
  weight: 0,
  rate,
  amount: rate * quantity,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
});

export const orderBody = (order, orderItems) => ({
  ...order,
  orderItems,
  total: orderItems.reduce((sum, { amount }) => sum + amount, 0),
});

/** How many of each product, as SQL; the numbers were checked, or read from the database. */
export function amounts(lines) {
  const cases = lines.map(({ productId, quantity }) => `WHEN ${Number(productId)} THEN ${Number(quantity)}`);
  return `CASE product_id ${cases.join(' ')} END`;
}
