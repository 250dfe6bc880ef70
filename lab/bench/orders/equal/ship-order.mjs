import { expectRows } from '../by-hand.mjs';
import { amounts, event, keepActivity, lineBody, liveChange, moveTally, must, orderBody, storeOf } from './facts.mjs';
import { lockedOrder, moveOn } from './locked-order.mjs';

export async function shipOrder(connection, { orderId, nonWeightOrderItems }, person) {
  must(['ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS'].includes(person.role), 'Not allowed.');
  const { tenantId } = person;
  const { order, lines } = await lockedOrder(connection, tenantId, orderId, 'PROCESSING');
  const taken = nonWeightOrderItems.toSorted((a, b) => a.productId - b.productId);
  const productIds = taken.map(({ productId }) => productId);
  const [stock] = await connection.query(
    `SELECT product_id productId, quantity, total_weight weight FROM product_stock
       WHERE tenant_id = ? AND product_id IN (?) ORDER BY product_id FOR UPDATE`,
    [tenantId, productIds],
  );
  const [units] = await connection.query(
    `SELECT id, product_id productId, quantity, lot, expiry FROM inventory_unit
       WHERE tenant_id = ? AND product_id IN (?) AND status = 'IN_STOCK'
       ORDER BY product_id, expiry IS NULL, expiry, received_time, id FOR UPDATE`,
    [tenantId, productIds],
  );
  const allocated = taken.map(({ productId, quantity }) => {
    const unit = units.find((one) => one.productId === productId && one.quantity >= quantity);
    must(unit, 'There is not enough.');
    return { productId, quantity, unitId: unit.id, line: lines.find((line) => line.productId === productId) };
  });
  await moveOn(connection, tenantId, order, 'OUTBOUND');
  const store = await storeOf(connection, tenantId, order.storeId);
  await expectRows(
    connection,
    taken.length,
    `UPDATE product_stock SET quantity = quantity - ${amounts(taken)},
         booked_quantity = booked_quantity - ${amounts(taken)} WHERE tenant_id = ? AND product_id IN (?)`,
    [tenantId, productIds],
  );
  await expectRows(
    connection,
    allocated.length,
    `UPDATE inventory_unit SET quantity = quantity - ${amounts(taken)}, version = version + 1
       WHERE tenant_id = ? AND id IN (?)`,
    [tenantId, allocated.map(({ unitId }) => unitId)],
  );
  await keepTaken(connection, person, orderId, allocated, stock);
  await moveTally(connection, tenantId, order.storeId, { PROCESSING: -1, OUTBOUND: 1 });
  await event(connection, person, orderId, 'OUTBOUND');
  await liveChange(connection, tenantId, [
    [order.storeId, `orders order:${orderId}`],
    [null, 'inventory'],
  ]);
  const obj = orderBody({ ...order, storeName: store.name, status: 'OUTBOUND' }, lines.map(lineBody));
  await keepActivity(connection, person, 'ordersOutbound', `Shipped order #${order.displayId}`, null, obj);
  return { obj };
}

/** The ledger with the balance after each movement, and which unit went to which line. */
async function keepTaken(connection, { tenantId, id, name }, orderId, allocated, stock) {
  const balance = new Map(stock.map(({ productId, quantity }) => [productId, quantity]));
  await connection.query(
    `INSERT INTO stock_movement (tenant_id, product_id, quantity, weight, balance_quantity, balance_weight, cause,
       user_id, user_name, order_id, time) VALUES ?`,
    [
      allocated.map(({ productId, quantity }) => {
        const left = balance.get(productId) - quantity;
        return [tenantId, productId, -quantity, 0, left, 0, 'OUTBOUND', id, name, orderId, Date.now()];
      }),
    ],
  );
  await connection.query(
    `INSERT INTO stock_allocation (tenant_id, order_id, order_item_id, product_id, unit_id, quantity, weight) VALUES ?`,
    [
      allocated.map(({ productId, quantity, unitId, line }) => [
        tenantId,
        orderId,
        line.id,
        productId,
        unitId,
        quantity,
        0,
      ]),
    ],
  );
}
