import * as z from 'zod';
import { limits } from '../amounts/amounts.js';
import {
  contentVersion,
  epochMs,
  id,
  idParam,
  money,
  moneyOut,
  objOrListOf,
  pageOf,
  stockMode,
  text,
  weightOrZero,
  weightOut,
} from '../wire/index.js';

const maxRateReason = 200;
const pieces = z.int().min(0).max(limits.quantity);

/** Credits `returnQty/returnWeight × rate`; `quantity/weight` is restocked, the rest is loss. */
export const returnLineIn = z.object({
  orderItemId: id,
  productId: id,
  returnQty: pieces.optional(),
  returnWeight: weightOrZero.optional(),
  /** Another rate than the billed one is for the admin group, and needs a reason. */
  rate: money.optional(),
  reason: text(maxRateReason).optional(),
  quantity: pieces.optional(),
  weight: weightOrZero.optional(),
  inventoryIds: z.array(id).max(10_000).optional(),
});
export const createReturnBody = z.object({ orderId: id, items: z.array(returnLineIn).min(1).max(1000) });
export type CreateReturn = z.output<typeof createReturnBody>;
export const updateReturnBody = z.object({
  id,
  items: z.array(returnLineIn).min(1).max(1000),
  version: contentVersion.optional(),
});
export type UpdateReturn = z.output<typeof updateReturnBody>;
/** One return, all of an order, or the newest. */
export const returnQuery = z.object({
  id: idParam.optional(),
  orderId: idParam.optional(),
  /** Only those with a lower number, the older ones. */
  before: idParam.optional(),
});
export type ReturnQuery = z.output<typeof returnQuery>;
/** Most returns that `GET /return` returns without an order: the newest. */
export const newestReturns = 500;

/** One page of returns, newest first; `page` is zero-based. */
export const returnSearchBody = z.object({
  page: z.int().min(0).max(1_000_000),
  /** Number of a return, or of its order. */
  number: z.int().min(1).max(4_000_000_000).optional(),
  storeIds: z.array(id).max(1000).optional(),
  start: epochMs.optional(),
  /** Exclusive. */
  end: epochMs.optional(),
});
export type ReturnSearch = z.output<typeof returnSearchBody>;

export const returnItem = z.object({
  orderItemId: id,
  productId: id,
  name: z.string(),
  hasWeight: stockMode,
  returnQty: z.int(),
  returnWeight: weightOut,
  rate: moneyOut,
  /** Reason for another rate than the billed one; empty without one. */
  reason: z.string(),
  quantity: z.int(),
  weight: weightOut,
  inventoryIds: z.array(id),
});
export const orderReturn = z.object({
  id,
  displayId: z.int(),
  orderId: id,
  orderDisplayId: z.int(),
  invoiceId: z.string(),
  storeName: z.string(),
  time: epochMs,
  items: z.array(returnItem),
  version: contentVersion,
});
export type OrderReturn = z.output<typeof orderReturn>;
/** Response of `GET /return`. A list has `more`: true if older ones remain, to be requested with `before`. */
export const returnsResponse = objOrListOf(orderReturn).extend({ more: z.boolean().optional() });
export const returnPage = pageOf(orderReturn);
export type ReturnPageAnswer = z.input<typeof returnPage>;
/** A return before the wire: amounts as integers. */
export type ReturnAnswer = z.input<typeof orderReturn>;
