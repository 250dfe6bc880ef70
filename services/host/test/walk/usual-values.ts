import { testPassword } from '@depot/node-testing';
import type { Trade } from '@depot/service-testing/trade';
import { idAt, idKind } from './ids.js';
import { type Field, nameOf } from './json-schema.js';
import type { Operation } from './operations.js';
import { type Choose, leftOut } from './sample.js';

type Values = Readonly<Record<string, unknown>>;

/** Orders of `oneOfEverything`, one in each status. */
const order = { pending: 1, processing: 2, outbound: 3, done: 4, cancelled: 5 } as const;
const day = 86_400_000;

/** Values from `oneOfEverything` for an operation, by the innermost name of the field. */
const ofOperation: Readonly<Record<string, Values>> = {
  ordersUpdate: { orderId: order.pending, orderItemId: 1 },
  ordersProcess: { orderId: order.pending, orderItemId: 1 },
  ordersOutbound: { orderId: order.processing, quantity: 5, inventoryList: [] },
  ordersConfirm: { orderId: order.outbound },
  ordersDirectComplete: { id: order.outbound },
  ordersCancel: { id: order.pending },
  ordersDelete: { id: order.cancelled },
  ordersRecordManual: { inventoryIds: leftOut, time: Date.now() - day },
  ordersCreateReturn: { orderId: order.done, orderItemId: 4, inventoryIds: leftOut },
  ordersUpdateReturn: { id: 1, orderItemId: 4, inventoryIds: leftOut },
  ordersDeleteReturn: { id: 1 },
  ordersUpdateTemplate: { id: 1, quantity: 2 },
  ordersSetStanding: { id: 1 },
  billingGenerate: { orderId: order.done, orderItemId: 6, weight: leftOut },
  billingUpdate: { invoiceId: 'I1', invoiceItemId: 1 },
  billingRecordPayment: { invoiceId: 'I1', amount: 1 },
  billingStorePayment: { invoiceIds: ['I1'], amount: 1 },
  billingMarkPaid: { invoiceIds: ['I1'] },
  billingReversePayment: { paymentId: 1 },
  billingSavePeriod: { closedThrough: '2001-01-31', booksFrom: '2000-01-01' },
  inventoryStartCount: { categoryId: leftOut, subCategoryId: leftOut, subWarehouseId: leftOut, location: 'Nowhere' },
  inventoryCountLine: { id: 1, productId: 2, quantity: leftOut, weight: leftOut, version: leftOut },
  inventoryPostCount: { id: 1 },
  inventoryCancelCount: { id: 1 },
  inventoryAdjust: { inventoryId: 2 },
  inventoryRemove: { id: 2 },
  inboundReceive: { deliveryReceiptId: 1, deliveryReceiptItemId: 1 },
  inboundCancelReceipt: { id: 2 },
  catalogAddProduct: { productId: 1, secondaryName: 'Another product', gtins: leftOut },
  catalogUpdateProduct: { gtins: leftOut },
  inventorySetProductWeight: { productId: 3 },
  identityUpdateUser: { role: leftOut },
  identityCreateUser: { storeId: leftOut },
  deploymentsHealth: { minutes: 5 },
  deploymentsReportErrors: { reference: '3fa9c01b7e', screen: 'order/:id', browser: 'Chrome 142' },
  deploymentsOverride: { origin: 'http://localhost:4200' },
  deploymentsCompatibility: { operations: ['GET /order'] },
  adminImports: { id: 1 },
};

/** Usual value of a field for every role: objects of the tenant, and words that its schema does not contain. */
export function usualValues(operation: Operation, { goods, tenant, subWarehouseId }: Trade): Choose {
  let asked = 0;
  const everywhere: Values = {
    productId: goods.No,
    storeId: tenant.store.id,
    userId: tenant.store.id,
    subWarehouseId,
    password: testPassword,
    newPassword: 'grain ferry windmill 41',
    timezone: 'UTC',
    user: tenant.store.username,
    sessionId: '00000000-0000-4000-8000-000000000000',
  };
  const own = ofOperation[operation.id] ?? {};
  return (field) => {
    const name = nameOf(field);
    if (isChild(field)) return 1;
    if (name in own && !(Array.isArray(own[name]) && !isList(field))) return own[name];
    if (isList(field)) return undefined;
    asked += 1;
    if (name === 'username') return `walk${asked}@walk.test`;
    if (name === 'version' && !field.isRequired) return leftOut;
    if (name in everywhere) return everywhere[name];
    const kind = idKind(field);
    return kind && idAt(kind, { first: 1, labels: [] }, 0);
  };
}

const isList = ({ schema }: Field) => schema.type === 'array';
/** The warehouse, category or supplier that something is in: the first. */
const isChild = ({ path }: Field) =>
  path.at(-1) === 'id' && ['subWarehouse', 'category', 'subCategory', 'brand'].includes(path.at(-2) ?? '');
