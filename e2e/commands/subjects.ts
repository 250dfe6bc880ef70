import type { Order } from '@depot/contracts/orders';
import type { Account } from '../fixtures/accounts.js';
import { type Api, signIn } from './api.js';
import { addStock, newProduct } from './goods.js';
import { placeOrder, processOrder } from './orders.js';
import { type NewStore, newStore } from './stores.js';

/** Entities that pages show: products, a store, its orders in every status, and their documents. */
export interface Subjects {
  productId: number;
  store: NewStore;
  orders: Record<'PENDING' | 'PROCESSING' | 'OUTBOUND' | 'DONE', Order>;
  returnId: number;
  receiptId: number;
  templateId: number;
  countId: number;
}

interface Kept {
  obj: { id: number };
}

export async function makeSubjects(origin: string, administrator: Account): Promise<Subjects> {
  const admin = await signIn(origin, administrator);
  const store = await newStore(origin, admin);
  const { productId, subWarehouse } = await newProduct(admin, { name: 'Shown goods' });
  const location = `A${productId}`;
  await admin.put('/product', { product: { productId, location } });
  await addStock(admin, [{ productId, quantity: 40 }]);
  const orders = await ordersAtEveryStep(admin, store, productId);
  const [line] = orders.DONE.orderItems;
  const items = [{ orderItemId: line?.orderItemId, productId, returnQty: 1, rate: 10, quantity: 0 }];
  const orderItems = [{ productId, quantity: 2 }];
  const [returned, template, count, { list }] = await Promise.all([
    admin.post<Kept>('/return', { orderId: orders.DONE.orderId, items }),
    (await signIn(origin, store)).post<Kept>('/order-template', {
      name: 'Weekly',
      subWarehouseId: subWarehouse.id,
      orderItems,
    }),
    admin.post<Kept>('/stock-count', { location }),
    admin.get<{ list: { deliveryReceiptId: number; status: string }[] }>('/delivery-receipt'),
  ]);
  const receiptId = list.find(({ status }) => status === 'NEW')?.deliveryReceiptId;
  if (receiptId === undefined) throw new Error('No delivery is on its way.');
  const ids = { returnId: returned.obj.id, templateId: template.obj.id, countId: count.obj.id, receiptId };
  return { productId, store, orders, ...ids };
}

async function ordersAtEveryStep(admin: Api, store: NewStore, productId: number): Promise<Subjects['orders']> {
  const goods = [{ productId, quantity: 3 }];
  const place = () => placeOrder(admin, goods, store.id);
  const [PENDING, PROCESSING, OUTBOUND, DONE] = [await place(), await place(), await place(), await place()];
  for (const order of [PROCESSING, OUTBOUND, DONE]) await processOrder(admin, order);
  for (const { orderId } of [OUTBOUND, DONE])
    await admin.post('/order/outbound', { orderId, inventoryList: [], nonWeightOrderItems: goods });
  await admin.put(`/order/direct-complete?id=${DONE.orderId}`);
  return { PENDING, PROCESSING, OUTBOUND, DONE };
}
