import type { Order } from '@depot/contracts/orders';
import type { Api } from './api.js';
import type { Incoming } from './goods.js';

/** Places an order; ADMIN names the store. */
export async function placeOrder(api: Api, orderItems: Incoming[], storeId?: number): Promise<Order> {
  const { obj } = await api.post<{ obj: Order }>('/order', { orderItems, storeId });
  return obj;
}

/** Takes an order into processing as it is. */
export async function processOrder(warehouse: Api, { orderId, version, orderItems }: Order): Promise<void> {
  const orderItemList = orderItems.map(({ orderItemId, productId, hasWeight, quantity, weight }) => ({
    orderItemId,
    productId,
    ...(hasWeight === 'Weighting' ? { weight } : { quantity }),
  }));
  await warehouse.post('/order/process', { orderId, version, orderItemList });
}
