import { expectRows } from '../by-hand.mjs';
import { must } from './facts.mjs';

/** An order that must be in that status, with its lines, until the transaction ends. */
export async function lockedOrder(connection, tenantId, orderId, status) {
  const [[order]] = await connection.query(
    `SELECT id orderId, display_id displayId, store_id storeId, status, version, time FROM orders
     WHERE tenant_id = ? AND id = ? FOR UPDATE`,
    [tenantId, orderId],
  );
  must(order?.status === status, `The order is ${order?.status}.`);
  const [lines] = await connection.query(
    `SELECT id, product_id productId, name, has_weight hasWeight, quantity, weight, rate, notes, short FROM order_line
     WHERE tenant_id = ? AND order_id = ? ORDER BY position`,
    [tenantId, orderId],
  );
  return { order, lines };
}

/** Brings a locked order to its next status. */
export const moveOn = (connection, tenantId, { orderId, status }, next) =>
  expectRows(
    connection,
    1,
    'UPDATE orders SET status = ?, version = version + 1 WHERE tenant_id = ? AND id = ? AND status = ?',
    [next, tenantId, orderId, status],
  );
