import { shippedOrder } from '@depot/service-testing/shipped-order';
import type { Trade } from '@depot/service-testing/trade';

/** A bit of everything that a distributor does: goods received, orders in every state, invoices, a return. */
export async function workedDay(trade: Trade): Promise<void> {
  const { goods, manager, ops, store } = trade;
  const wheels = await trade.receive([
    { productId: goods.No, quantity: 200 },
    { productId: goods.Yes, quantity: 1, weight: 1250 },
    { productId: goods.Yes, quantity: 1, weight: 1300 },
    { productId: goods.Weighting, weight: 50_000 },
  ]);
  const pieces = wheels.filter(({ productId }) => productId === goods.Yes).map(({ inventoryId }) => inventoryId);
  const order = await shippedOrder(trade, { jars: 5, shrimp: 12.5, wheels: pieces.slice(0, 1) });
  const lines = order.orderItems.map(({ orderItemId, rate }) => ({ orderItemId, rate }));
  await sure(manager.post('/api/invoice', { orderId: order.orderId, orderItemList: lines }));
  const jars = order.orderItems.find(({ productId }) => productId === goods.No);
  const returned = [{ orderItemId: jars?.orderItemId, productId: goods.No, returnQty: 2, quantity: 1, rate: 2 }];
  await sure(ops.post('/api/return', { orderId: order.orderId, items: returned }));
  await sure(store.post('/api/order', { orderItems: [{ productId: goods.No, quantity: 3 }] }));
  await sure(
    store.post('/api/order-template', {
      name: 'Weekly',
      subWarehouseId: trade.subWarehouseId,
      orderItems: [{ productId: goods.No, quantity: 4 }],
    }),
  );
}

async function sure(answer: Promise<{ status: number; body: { message: string } }>): Promise<void> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${body.message}`);
}
