import { expectRows } from '../by-hand.mjs';
import {
  amounts,
  keepActivity,
  lineBody,
  liveChange,
  moveTally,
  must,
  orderBody,
  productsOf,
  storeOf,
} from './facts.mjs';

export async function createOrder(connection, { orderItems }, person) {
  must(person.role === 'STORE', 'Not allowed.');
  for (const { productId, quantity } of orderItems)
    must(Number.isInteger(productId) && Number.isInteger(quantity) && quantity > 0, 'A line is wrong.');
  const lines = orderItems.toSorted((a, b) => a.productId - b.productId);
  const { tenantId, id: storeId } = person;
  const store = await storeOf(connection, tenantId, storeId);
  const products = await productsOf(connection, tenantId, storeId, lines);
  await connection.query(
    `SELECT u.id FROM user u JOIN preference p ON p.user_id = u.id WHERE u.tenant_id = ?
       AND u.role IN ('ADMIN', 'WAREHOUSE_ADMIN') AND p.new_order_notice = 1 AND u.disabled = 0 AND u.activated = 1`,
    [tenantId],
  );
  await expectRows(
    connection,
    lines.length,
    `UPDATE product_stock SET booked_quantity = booked_quantity + ${amounts(lines)}
       WHERE tenant_id = ? AND product_id IN (?) AND quantity - booked_quantity >= ${amounts(lines)}`,
    [tenantId, lines.map(({ productId }) => productId)],
  );
  const [{ insertId: displayId }] = await connection.query(
    `INSERT INTO number_series (tenant_id, series, last) VALUES (?, 'order', LAST_INSERT_ID(1))
       ON DUPLICATE KEY UPDATE last = LAST_INSERT_ID(last + 1)`,
    [tenantId],
  );
  const time = Date.now();
  const [{ insertId: orderId }] = await connection.query('INSERT INTO orders SET ?', [
    { tenant_id: tenantId, display_id: displayId, store_id: storeId, status: 'PENDING', time, created_by: person.id },
  ]);
  const [{ insertId: first }] = await connection.query(
    `INSERT INTO order_line (tenant_id, order_id, position, product_id, name, has_weight, quantity, weight, rate,
         notes, short) VALUES ?`,
    [
      lines.map(({ productId, quantity }, at) => {
        const { name, hasWeight, price } = products.get(productId);
        return [tenantId, orderId, at, productId, name, hasWeight, quantity, 0, price, '', 0];
      }),
    ],
  );
  const kept = lines.map(({ productId, quantity }, at) => {
    const { name, hasWeight, price } = products.get(productId);
    return lineBody({ id: first + at, productId, name, hasWeight, quantity, rate: price });
  });
  const order = { orderId, displayId, version: 1, time, status: 'PENDING', storeId, storeName: store.name };
  const obj = orderBody(order, kept);
  await moveTally(connection, tenantId, storeId, { PENDING: 1 });
  await liveChange(connection, tenantId, [
    [storeId, `orders order:${orderId}`],
    [null, 'inventory'],
  ]);
  await keepActivity(connection, person, 'ordersCreate', `Placed order #${displayId} for ${store.name}`, null, obj);
  return { obj };
}
