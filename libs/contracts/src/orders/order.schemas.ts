import * as z from 'zod';
import { postalAddress } from '../billing/invoice.schemas.js';
import { productGtin } from '../catalog/gtins.schemas.js';
import {
  contentVersion,
  epochMs,
  flagParam,
  id,
  idParam,
  money,
  moneyOut,
  multiLineText,
  pageOf,
  quantity,
  requiredText,
  stockMode,
  versionParam,
  weight,
  weightOut,
} from '../wire/index.js';
import { orderSorts } from './bounds.js';
import { orderEventKinds, orderStatuses } from './order.states.js';
import { orderDetailsFilter, orderDetailsIn, orderDetailsOut } from './order-details.schemas.js';
import { standingOrder } from './standing.schemas.js';

const notes = multiLineText(500).optional();

/** A requested line: pieces, or pounds for pooled weight. */
export const orderLineIn = z.object({ productId: id, quantity: quantity.optional(), weight: weight.optional(), notes });
/** A line of an order being edited or processed; without `rate` it keeps its own. */
export const orderEditLine = orderLineIn.extend({ orderItemId: id.optional(), rate: money.optional() });

export const orderItem = z.object({
  orderItemId: id,
  productId: id,
  name: z.string(),
  hasWeight: stockMode,
  quantity: z.int(),
  weight: weightOut,
  rate: moneyOut,
  /** Current amount of the line; a weighed piece that is not selected yet counts with the average of the stock. */
  amount: moneyOut,
  notes: z.string(),
  /** Requested amount above the available stock, not booked: pieces, or pounds for pooled weight. */
  short: z.number(),
  scannedInvIds: z.array(id),
  /** Weight of each of those pieces as it left, in their order. */
  scannedWeights: z.array(weightOut),
  /** With `includeProduct`. */
  location: z.string().optional(),
  gtin: z.string().optional(),
  gtins: z.array(productGtin).optional(),
  price: moneyOut.optional(),
  wholesalePrice: moneyOut.optional(),
  /** With `includeProduct`: pieces that are free; with `excludeBooked`, free for this order. */
  availableQty: z.int().optional(),
  availableWeight: weightOut.optional(),
  /** With `includeProduct`: average pounds of a weighed piece in stock; absent without one. */
  averageWeight: z.number().optional(),
  /** With `includeProduct`: substitutes in their sequence. */
  alternates: z.array(id).optional(),
});
export type OrderItem = z.output<typeof orderItem>;

export const order = z.object({
  orderId: id,
  displayId: z.int(),
  version: z.int(),
  time: epochMs,
  status: z.enum(orderStatuses),
  storeId: id,
  storeName: z.string(),
  orderItems: z.array(orderItem),
  invoiceIds: z.array(z.string()),
  paidFull: z.boolean(),
  historyOrder: z.boolean(),
  /** Sum of the lines' amounts. */
  total: moneyOut,
  /** Some pieces are not weighed yet: the total counts their average. */
  estimated: z.boolean(),
  ...orderDetailsOut.shape,
  /** Of a past order from a file: the number that it has there. */
  externalId: z.string().optional(),
  /** With `includeHistory`: oldest first; `user` is empty where the reader is not told who it was. */
  history: z.array(z.object({ kind: z.enum(orderEventKinds), time: epochMs, user: z.string() })).optional(),
  /** With `includeHistory`: addresses of the store; its texts are empty until they are entered. */
  shipAddress: postalAddress.optional(),
  billAddress: postalAddress.optional(),
});
export type Order = z.output<typeof order>;
/** An order before the wire: amounts as integers. */
export type OrderAnswer = z.input<typeof order>;
export type OrderItemAnswer = z.input<typeof orderItem>;

export const orderQueryParams = z.object({
  orderId: idParam.optional(),
  includeProduct: flagParam.optional(),
  excludeBooked: flagParam.optional(),
  includeHistory: flagParam.optional(),
});
export type OrderQueryParams = z.output<typeof orderQueryParams>;

/** One page of orders, newest first; `page` is zero-based. */
export const orderQueryBody = z.object({
  page: z.int().min(0).max(1_000_000),
  storeIds: z.array(id).max(1000).nullish(),
  statuses: z.array(z.enum(orderStatuses)).max(orderStatuses.length).optional(),
  displayId: id.optional(),
  productId: id.optional(),
  start: epochMs.optional(),
  end: epochMs.optional(),
  ...orderDetailsFilter.shape,
  sort: z.enum(orderSorts).optional(),
  /** As the first page answered it: later pages then leave out orders made since, so that each order is shown once. */
  asOf: z.int().min(0).optional(),
});
export type OrderQuery = z.output<typeof orderQueryBody>;
/** Search for a workbook of all results. */
export const orderWorkbookBody = orderQueryBody.omit({ page: true, asOf: true });
export type OrderWorkbookQuery = z.output<typeof orderWorkbookBody>;
/** One page of orders; `asOf` is the highest `displayId` at the time of the first page. */
export const orderPage = pageOf(order).extend({ asOf: z.int() });
export type OrderPageAnswer = z.input<typeof orderPage>;

const lines = <T extends z.ZodType>(line: T) => z.array(line).min(1).max(1000);

export const createOrderBody = z.object({
  orderItems: lines(orderLineIn),
  storeId: id.optional(),
  ...orderDetailsIn.shape,
});
export type CreateOrder = z.output<typeof createOrderBody>;
export const updateOrderBody = z.object({
  orderId: id,
  version: z.int(),
  orderItemList: lines(orderEditLine),
  ...orderDetailsIn.shape,
});
export type UpdateOrder = z.output<typeof updateOrderBody>;
export const processOrderBody = z.object({
  orderId: id,
  version: z.int().optional(),
  orderItemList: lines(orderEditLine),
});
export type ProcessOrderBody = z.output<typeof processOrderBody>;
/** The name of the body in released packages; commands of the service carry it, too. */
export type { ProcessOrderBody as ProcessOrder };
export const outboundBody = z.object({
  orderId: id,
  inventoryList: z.array(id).max(20_000),
  nonWeightOrderItems: z
    .array(
      z.object({
        productId: id,
        quantity: quantity.optional(),
        weight: weight.optional(),
        /** Lots whose labels were scanned, in that order: they leave first. */
        inventoryIds: z.array(id).max(1000).optional(),
      }),
    )
    .max(1000),
  /** A person has seen that goods of the order are expired: without it they are refused with EXPIRED. */
  expiredConfirmed: z.boolean().optional(),
});
export type OutboundBody = z.output<typeof outboundBody>;
export const confirmBody = z.object({ orderId: id });
export type ConfirmOrder = z.output<typeof confirmBody>;
export const cancelQuery = z.object({
  id: idParam,
  addBack: flagParam.optional(),
  /** Version of the order that the user saw; refused with STALE if it has changed. */
  version: versionParam.optional(),
});
export type CancelQuery = z.output<typeof cancelQuery>;
export const orderIdQuery = z.object({ id: idParam });
export type OrderIdQuery = z.output<typeof orderIdQuery>;
export const manualOrderBody = z.object({
  storeId: id,
  time: epochMs,
  orderItems: lines(orderLineIn.extend({ rate: money, inventoryIds: z.array(id).max(10_000).optional() })),
  ...orderDetailsIn.shape,
});
export type ManualOrder = z.output<typeof manualOrderBody>;
export const validateBody = z.object({ orderItems: lines(orderLineIn), storeId: id.optional() });
export type ValidateOrder = z.output<typeof validateBody>;
export const shortage = z.object({
  productId: id,
  productName: z.string(),
  requested: z.number(),
  available: z.number(),
});
export const pendingCount = z.object({ count: z.int() });
export const orderIdsBody = z.object({ orderIds: z.array(id).min(1).max(500) });

/** Order template. */
export const templateBody = z.object({
  id: id.optional(),
  name: requiredText(100),
  subWarehouseId: id,
  orderItems: lines(z.object({ productId: id, quantity })),
  version: contentVersion.optional(),
});
export type TemplateBody = z.output<typeof templateBody>;
export const orderTemplate = z.object({
  id,
  name: z.string(),
  subWarehouseId: id,
  /** True for a store's template: only these can place orders automatically. */
  ofStore: z.boolean(),
  standing: standingOrder.nullable(),
  standingVersion: contentVersion,
  version: contentVersion,
  orderItems: z.array(z.object({ productId: id, productName: z.string(), quantity: z.int(), disabled: z.boolean() })),
});
export type OrderTemplate = z.output<typeof orderTemplate>;
