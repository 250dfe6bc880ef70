import * as z from 'zod';
import { limits } from '../amounts/amounts.js';
import { canonicalLot, canonicalSerial } from '../identifiers/codes.js';
import {
  epochMs,
  flagParam,
  id,
  identifierText,
  idParam,
  moneyOut,
  quantity,
  requiredText,
  stockMode,
  text,
  weight,
  weightOrZero,
  weightOut,
  weightSum,
} from '../wire/index.js';

const named = z.object({ id, name: z.string() });

/**
 * A row of the inventory dashboard: one product with its stock. `booked` and `reserved` are pounds for pooled weight.
 */
export const inventoryRow = z.object({
  productId: id,
  secondaryName: z.string(),
  tertiaryName: z.string(),
  quantity: z.int(),
  reorderPoint: z.int().nullable(),
  price: moneyOut,
  wholesalePrice: moneyOut,
  totalWholesalePrice: moneyOut,
  totalWeight: weightOut,
  hasWeight: stockMode,
  booked: z.number(),
  reserved: z.number(),
  gtin: z.string(),
  code: z.string(),
  location: z.string(),
  lastIn: epochMs.nullable(),
  subWarehouse: named,
  category: named,
  subCategory: named,
  brand: named.nullable(),
});
export type InventoryRow = z.output<typeof inventoryRow>;
/** A row before the wire: money and weight as integers. */
export type InventoryRowAnswer = z.input<typeof inventoryRow>;

export const unitStatuses = ['IN_STOCK', 'SHIPPED', 'REMOVED'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** A labelled piece, or the rest of a lot. */
export const unit = z.object({
  inventoryId: id,
  productId: id,
  productName: z.string(),
  hasWeight: stockMode,
  weight: weightOut,
  quantity: z.int(),
  qrValue: z.string(),
  qrText: z.string(),
  status: z.enum(unitStatuses),
  receivedDate: epochMs,
  lot: z.string().optional(),
  expiry: z.string().optional(),
  serial: z.string().optional(),
  /** True if the user has confirmed an unusual weight. */
  weightConfirmed: z.boolean().optional(),
});
export type Unit = z.output<typeof unit>;
/** A unit before the wire: amounts as integers. */
export type UnitAnswer = z.input<typeof unit>;

export const movementCauses = [
  'RECEIVED',
  'INBOUND',
  'IMPORT',
  'OUTBOUND',
  'MANUAL',
  'ADD_BACK',
  'RETURN',
  'RETURN_UNDONE',
  'ADJUSTED',
  'REMOVED',
  'REPAIRED',
  'COUNTED',
] as const;
export type MovementCause = (typeof movementCauses)[number];

export const movement = z.object({
  id,
  time: epochMs,
  cause: z.enum(movementCauses),
  quantity: z.int(),
  weight: weightOut,
  balance: z.int(),
  balanceWeight: weightOut,
  user: z.string(),
  orderId: id.optional(),
  deliveryReceiptId: id.optional(),
  returnId: id.optional(),
  reason: z.string().optional(),
});
export type Movement = z.output<typeof movement>;
export type MovementAnswer = z.input<typeof movement>;

/** Answer of `GET /inventory`, which asks in five ways. */
export const inventoryResponse = z.object({
  list: z.array(z.union([inventoryRow, unit])).optional(),
  obj: unit.optional(),
});
export const inventoryQuery = z.object({
  id: idParam.optional(),
  qrValue: text(64).optional(),
  productId: idParam.optional(),
  orderId: idParam.optional(),
  available: flagParam.optional(),
});
export type InventoryQuery = z.output<typeof inventoryQuery>;
export const inventoryHistoryQuery = z.object({ pid: idParam, before: idParam.optional() });
export type HistoryQuery = z.output<typeof inventoryHistoryQuery>;

const isoDay = z.iso.date();
/**
 * A received line: pieces for counted goods, a weight for weighed ones (a `Yes` line is `quantity` pieces of that
 * weight).
 */
export const receiveLine = z.object({
  productId: id,
  quantity: quantity.optional(),
  weight: weight.optional(),
  lot: identifierText(canonicalLot, 50).optional(),
  expiry: isoDay.optional(),
  /** GS1 serial number (21) of a weighed piece: together with its product it names this one piece. */
  serial: identifierText(canonicalSerial, 20).optional(),
});
/** A person has looked at the unusual weights again: without it they are refused with UNUSUAL_WEIGHT. */
export const weightsConfirmed = z.boolean().optional();
export const addInventoryBody = z.object({
  inventoryList: z.array(receiveLine).min(1).max(2000),
  date: epochMs.optional(),
  needRecord: z.boolean().optional(),
  supplierId: id.nullish(),
  subWarehouseId: id.nullish(),
  weightsConfirmed,
});
export type AddInventoryBody = z.output<typeof addInventoryBody>;
/** Input type of the request, for screens. */
export type AddInventoryRequest = z.input<typeof addInventoryBody>;
/** Labels that one request may make. */
export const labelsPerRequest = 20_000;
export const labelledUnit = z.object({
  inventoryId: id,
  productId: id,
  qrValue: z.string(),
  qrText: z.string(),
  lot: z.string().optional(),
  expiry: z.string().optional(),
});
/**
 * New weight of a piece or pooled lot, or new number of pieces of a counted lot. `seenWeight` and `seenQuantity` are
 * the values that the user saw: if the stock has changed since, the correction is refused.
 */
export const adjustUnitBody = z.object({
  inventoryId: id,
  weight: weight.optional(),
  quantity: quantity.optional(),
  seenWeight: weightOrZero.optional(),
  seenQuantity: z.int().min(0).max(limits.quantity).optional(),
  reason: requiredText(200),
  weightsConfirmed,
});
export type AdjustUnit = z.output<typeof adjustUnitBody>;
/** Like a correction; the seen values are given only if the unit still has them. */
export const removeUnitQuery = z.object({
  id: idParam,
  reason: requiredText(200),
  seenWeight: z.coerce.number<string>().pipe(weightOrZero).optional(),
  seenQuantity: z.coerce.number<string>().pipe(z.int().min(0).max(limits.quantity)).optional(),
});
export type RemoveUnit = z.output<typeof removeUnitQuery>;
/** The new weight of a pool; with `seenTotalWeight` only where that is still its weight. */
export const adjustWeightBody = z.object({
  product: z.object({
    productId: id,
    totalWeight: weightOrZero,
    seenTotalWeight: weightSum.optional(),
    reason: text(200).optional(),
  }),
});

export type AdjustWeight = z.output<typeof adjustWeightBody>;
export const productWeight = z.object({ productId: id, totalWeight: weightOut });

export const received = z.object({
  id,
  date: epochMs,
  subWarehouse: named.nullable(),
  brand: named.nullable(),
  inventoryHistories: z.array(z.object({ productName: z.string(), quantity: z.int(), weight: weightOut })),
});
export type ReceivedAnswer = z.input<typeof received>;
export const receivedQuery = z.object({ before: idParam.optional() });
export type ReceivedQuery = z.output<typeof receivedQuery>;

/** `quantity` is pieces, or pounds for pooled weight. */
const insufficientProduct = z.object({
  productId: id,
  productName: z.string(),
  quantity: z.number(),
  reorderPoint: z.int(),
});
const ordersOfDay = z.object({ day: z.string(), count: z.int() });
/** Counts are of units: labelled pieces and lots. */
export const dashboard = z.object({
  insufficientProducts: z.array(insufficientProduct),
  inventoryCounts: z.array(z.object({ time: epochMs, count: z.int() })),
  activeInventories: z.int(),
  removedInventories: z.int(),
  productsCount: z.int(),
  noQtyProductsCount: z.int(),
  placedOrders: z.array(ordersOfDay),
  lateOrders: z.array(ordersOfDay),
});
export type Dashboard = z.output<typeof dashboard>;
export type InsufficientProduct = z.output<typeof insufficientProduct>;
