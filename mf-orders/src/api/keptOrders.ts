import { useLastAnswer } from '@depot/api';
import { type Order, type OrderItem, orderStatuses } from '@depot/contracts/orders';
import * as z from '@depot/storage/schema';
import type { OrderQueryRequest } from './orders.js';

/** One page of the list. */
interface OrderPage {
  list: Order[];
  total: number;
  totalPages: number;
  asOf: number;
}

const isStatus = (value: unknown): boolean => orderStatuses.some((status) => status === value);
const isText = (value: unknown): boolean => typeof value === 'string';

const item: z.Type<OrderItem> = z.object({
  orderItemId: z.int(),
  productId: z.int(),
  name: z.string(),
  hasWeight: z.custom<OrderItem['hasWeight']>(isText),
  quantity: z.int(),
  weight: z.number(),
  rate: z.number(),
  amount: z.number(),
  notes: z.string(),
  short: z.number(),
  scannedInvIds: z.array(z.int()),
  scannedWeights: z.array(z.number()),
});

const order: z.Type<Order> = z.object({
  orderId: z.int(),
  displayId: z.int(),
  version: z.int(),
  time: z.int(),
  status: z.custom<Order['status']>(isStatus),
  storeId: z.int(),
  storeName: z.string(),
  orderItems: z.array(item),
  invoiceIds: z.array(z.string()),
  paidFull: z.boolean(),
  historyOrder: z.boolean(),
  total: z.number(),
  estimated: z.boolean(),
  deliveryDate: z.custom<string | null>((value) => value === null || isText(value)),
  poNumber: z.string(),
  note: z.string(),
});

const orderPage: z.Type<OrderPage> = z.object({
  list: z.array(order),
  total: z.int(),
  totalPages: z.int(),
  asOf: z.int(),
});

/** The page that this browser had last of the same search, as long as the newer one is awaited. */
export const useLastOrders = (request: OrderQueryRequest, isAwaited: boolean) =>
  useLastAnswer({
    question: { url: '/order/query', method: 'POST', body: request },
    schema: orderPage,
    isAwaited,
  });
