import * as z from 'zod';
import { amountOut, epochMs, flagParam, id, idParam, quantity, requiredText, text, weighing, weight, weightOrZero } from '../wire/index.js';

const named = z.object({ id, name: z.string() });

/** A row of the inventory dashboard: one product with its stock. `booked` and `reserved` are pounds for pooled weight. */
export const inventoryRow = z.object({
  productId: id,
  secondaryName: z.string(),
  tertiaryName: z.string(),
  quantity: z.int(),
  reorderPoint: z.int().nullable(),
  price: amountOut,
  wholesalePrice: amountOut,
  totalWholesalePrice: amountOut,
  totalWeight: amountOut,
  hasWeight: weighing,
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

export const unitStatuses = ['IN_STOCK', 'SHIPPED', 'REMOVED'] as const;
export type UnitStatus = (typeof unitStatuses)[number];

/** One labelled piece, or what remains of a lot. */
export const unit = z.object({
  inventoryId: id,
  productId: id,
  productName: z.string(),
  hasWeight: weighing,
  weight: amountOut,
  quantity: z.int(),
  qrValue: z.string(),
  qrText: z.string(),
  status: z.enum(unitStatuses),
  receivedDate: epochMs,
  lot: z.string().optional(),
  expiry: z.string().optional(),
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
] as const;
export type MovementCause = (typeof movementCauses)[number];

export const movement = z.object({
  id,
  time: epochMs,
  cause: z.enum(movementCauses),
  quantity: z.int(),
  weight: amountOut,
  balance: z.int(),
  balanceWeight: amountOut,
  user: z.string(),
  orderId: id.optional(),
  deliveryReceiptId: id.optional(),
  returnId: id.optional(),
  reason: z.string().optional(),
});
export type Movement = z.output<typeof movement>;

/** Answer of `GET /inventory`, which asks in four ways. */
export const inventoryAnswer = z.object({
  list: z.array(z.union([inventoryRow, unit])).optional(),
  obj: unit.optional(),
});
export const inventoryQuery = z.object({
  id: idParam.optional(),
  qrValue: text(64).optional(),
  productId: idParam.optional(),
  available: flagParam.optional(),
});
export const historyQuery = z.object({ pid: idParam, before: idParam.optional() });

const isoDay = z.iso.date();
/** A received line: pieces for counted goods, a weight for weighed ones (a `Yes` line is `quantity` pieces of that weight). */
export const receiveLine = z.object({
  productId: id,
  quantity: quantity.optional(),
  weight: weight.optional(),
  lot: text(50).optional(),
  expiry: isoDay.optional(),
});
export const addInventoryBody = z.object({
  inventoryList: z.array(receiveLine).min(1).max(2000),
  date: epochMs.optional(),
  needRecord: z.boolean().optional(),
  supplierId: id.nullish(),
  subWarehouseId: id.nullish(),
});
export const labelledUnit = z.object({ inventoryId: id, productId: id, qrValue: z.string(), qrText: z.string() });
/** The new weight of a piece or pooled lot, or the pieces of a counted lot. */
export const adjustUnitBody = z.object({
  inventoryId: id,
  weight: weight.optional(),
  quantity: quantity.optional(),
  reason: requiredText(200),
});
export const removeUnitQuery = z.object({ id: idParam, reason: requiredText(200) });
export const adjustWeightBody = z.object({ product: z.object({ productId: id, totalWeight: weightOrZero, reason: text(200).optional() }) });

export const received = z.object({
  id,
  date: epochMs,
  subWarehouse: named.nullable(),
  brand: named.nullable(),
  inventoryHistories: z.array(z.object({ productName: z.string(), quantity: z.int(), weight: amountOut })),
});

export const dashboard = z.object({
  insufficientProducts: z.array(z.object({ productId: id, productName: z.string(), quantity: z.int(), reorderPoint: z.int() })),
  inventoryCounts: z.array(z.object({ time: epochMs, count: z.int() })),
  activeInventories: z.int(),
  removedInventories: z.int(),
  productsCount: z.int(),
  noQtyProductsCount: z.int(),
});
