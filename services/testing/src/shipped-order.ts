import type { Order, OrderDetailsIn } from '@depot/contracts/orders';
import type { Trade } from './trade.js';

/** Lines of an order that is placed, processed, shipped and completed in one go. */
export interface ShippedLines {
  /** Pieces of the counted product. */
  jars?: number;
  /** Pounds of the pooled product. */
  shrimp?: number;
  /** Ids of weighed pieces. */
  wheels?: number[];
}

/** A DONE order of the trade's store, whose goods have left. */
export async function shippedOrder(
  trade: Trade,
  { jars = 0, shrimp = 0, wheels = [] }: ShippedLines,
  storeId = trade.tenant.store.id,
  details: OrderDetailsIn = {},
): Promise<Order> {
  const plain = [
    ...(jars > 0 ? [{ productId: trade.goods.No, quantity: jars }] : []),
    ...(shrimp > 0 ? [{ productId: trade.goods.Weighting, weight: shrimp }] : []),
  ];
  const orderItems = [
    ...plain,
    ...(wheels.length > 0 ? [{ productId: trade.goods.Yes, quantity: wheels.length }] : []),
  ];
  const placed = await trade.admin.post<{ obj: Order; message: string }>('/api/order', {
    orderItems,
    storeId,
    ...details,
  });
  if (placed.status !== 201) throw new Error(placed.body.message);
  const { orderId } = placed.body.obj;
  await trade.ops.post('/api/order/process', { orderId, orderItemList: orderItems });
  await trade.ops.post('/api/order/outbound', { orderId, inventoryList: wheels, nonWeightOrderItems: plain });
  const done = await trade.manager.put<{ obj: Order; message: string }>(`/api/order/direct-complete?id=${orderId}`);
  if (done.status !== 200) throw new Error(done.body.message);
  return done.body.obj;
}
