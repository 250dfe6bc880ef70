import type { Invoice } from '@depot/contracts/billing';
import type { Order } from '@depot/contracts/orders';
import type { Api } from './api.js';
import { addStock, newProduct } from './goods.js';

export interface Sold {
  order: Order;
  invoice: Invoice;
}

/** Sells counted goods of their own to a store right now: a manual order, and its invoice. `rate` in dollars. */
export async function sell(manager: Api, storeId: number, { quantity = 1, rate = 10 } = {}): Promise<Sold> {
  const { productId } = await newProduct(manager);
  await addStock(manager, [{ productId, quantity }]);
  const manual = { storeId, time: Date.now(), orderItems: [{ productId, quantity, rate }] };
  const { obj: order } = await manager.post<{ obj: Order }>('/order/manual', manual);
  const { obj: invoice } = await manager.post<{ obj: Invoice }>('/invoice', { orderId: order.orderId });
  return { order, invoice };
}
