import { labelOf } from '@depot/web-testing';

export const hamId = 30;

/** A line of six pieces at $2. */
export const orderLine = (orderItemId: number, own: object) => ({
  orderItemId,
  quantity: 6,
  weight: 0,
  rate: 2,
  amount: 12,
  notes: '',
  short: 0,
  scannedInvIds: [],
  scannedWeights: [],
  availableQty: 50,
  ...own,
});

/** Order 7 of the store Wok. */
export const orderOfLines = (status: string, orderItems: readonly object[]) => ({
  orderId: 7,
  displayId: 70,
  version: 1,
  time: 0,
  status,
  storeId: 5,
  storeName: 'Wok',
  invoiceIds: [],
  paidFull: false,
  historyOrder: false,
  total: 24,
  estimated: false,
  deliveryDate: null,
  poNumber: '',
  note: '',
  orderItems,
});

/** A piece of ham of 8 lb in stock. */
export const hamInStock = (inventoryId: number) => ({
  inventoryId,
  productId: hamId,
  productName: 'Ham',
  hasWeight: 'Yes',
  weight: 8,
  quantity: 1,
  qrValue: labelOf(inventoryId),
  qrText: `Ham ${inventoryId}`,
  status: 'IN_STOCK',
  receivedDate: inventoryId,
});
