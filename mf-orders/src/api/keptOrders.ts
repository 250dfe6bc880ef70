import { useLastAnswer } from '@depot/api';
import { type Order, type OrderItem, orderStatuses } from '@depot/contracts/orders';
import { checkedBy, type Schema } from '@depot/storage';
import { type Check, checkEvery, checkFields, isFlag, isInteger, isNumber, isText } from './checks.js';
import type { OrderQueryRequest } from './orders.js';

/** One page of the list. */
interface OrderPage {
  list: Order[];
  total: number;
  totalPages: number;
  asOf: number;
}

const isStatus: Check = (value) => orderStatuses.some((status) => status === value);

const itemFields = {
  orderItemId: isInteger,
  productId: isInteger,
  name: isText,
  hasWeight: isText,
  quantity: isInteger,
  weight: isNumber,
  rate: isNumber,
  amount: isNumber,
  notes: isText,
  short: isNumber,
  scannedInvIds: checkEvery(isInteger),
  scannedWeights: checkEvery(isNumber),
} satisfies Partial<Record<keyof OrderItem, Check>>;

const orderFields = {
  orderId: isInteger,
  displayId: isInteger,
  version: isInteger,
  time: isInteger,
  status: isStatus,
  storeId: isInteger,
  storeName: isText,
  orderItems: checkEvery(checkFields(itemFields)),
  invoiceIds: checkEvery(isText),
  paidFull: isFlag,
  historyOrder: isFlag,
  total: isNumber,
  estimated: isFlag,
  deliveryDate: (value) => value === null || isText(value),
  poNumber: isText,
  note: isText,
  externalId: (value) => value === undefined || isText(value),
} satisfies Partial<Record<keyof Order, Check>>;

const isPage = checkFields({
  list: checkEvery(checkFields(orderFields)),
  total: isInteger,
  totalPages: isInteger,
  asOf: isInteger,
} satisfies Record<keyof OrderPage, Check>);

const checkedPage = checkedBy((value): value is OrderPage => isPage(value));

/** With these fields alone: what an older version kept beside them may have had another shape. */
const only = <Value extends object>(value: Value, fields: object): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name in fields)) as Value;

const selectShownFields = (order: Order): Order => ({
  ...only(order, orderFields),
  orderItems: order.orderItems.map((item) => only(item, itemFields)),
});

const orderPage: Schema<OrderPage> = {
  safeParse: (value) => {
    const checked = checkedPage.safeParse(value);
    return checked.success
      ? { success: true, data: { ...checked.data, list: checked.data.list.map(selectShownFields) } }
      : checked;
  },
};

/** The page that this browser had last of the same search, as long as the newer one is awaited. */
export const useLastOrders = (request: OrderQueryRequest, isAwaited: boolean) =>
  useLastAnswer({
    question: { url: '/order/query', method: 'POST', body: request },
    schema: orderPage,
    isAwaited,
  });
