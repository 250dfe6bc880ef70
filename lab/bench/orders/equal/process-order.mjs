import {
  event,
  keepActivity,
  lineBody,
  liveChange,
  moveTally,
  must,
  orderBody,
  productsOf,
  storeOf,
} from './facts.mjs';
import { lockedOrder, moveOn } from './locked-order.mjs';

export async function processOrder(connection, { orderId, orderItemList }, person) {
  must(['ADMIN', 'WAREHOUSE_ADMIN', 'WAREHOUSE_OPS'].includes(person.role), 'Not allowed.');
  const { tenantId } = person;
  const { order, lines } = await lockedOrder(connection, tenantId, orderId, 'PENDING');
  await connection.query('SELECT policy FROM store_credit WHERE tenant_id = ? AND store_id = ? FOR UPDATE', [
    tenantId,
    order.storeId,
  ]);
  const store = await storeOf(connection, tenantId, order.storeId);
  await productsOf(connection, tenantId, order.storeId, lines);
  must(
    orderItemList.every(({ orderItemId, quantity }) =>
      lines.some((line) => line.id === orderItemId && line.quantity === quantity),
    ),
    'Only what was ordered.',
  );
  await moveOn(connection, tenantId, order, 'PROCESSING');
  await moveTally(connection, tenantId, order.storeId, { PENDING: -1, PROCESSING: 1 });
  await event(connection, person, orderId, 'PROCESSING');
  await liveChange(connection, tenantId, [[order.storeId, `orders order:${orderId}`]]);
  const obj = orderBody({ ...order, storeName: store.name, status: 'PROCESSING' }, lines.map(lineBody));
  await keepActivity(connection, person, 'ordersProcess', `Processed order #${order.displayId}`, lines, obj);
  return { obj };
}
