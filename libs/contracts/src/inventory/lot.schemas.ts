import * as z from 'zod';
import { canonicalLot } from '../identifiers/codes.js';
import { epochMs, id, idParam, quantity, requiredIdentifier, stockMode, weight, weightOut } from '../wire/index.js';
import { expiringDays } from './bounds.js';

const isoDay = z.string();

/** Requested amount of an order line: pieces, or a weight for pooled goods. */
export const proposePicksBody = z.object({
  lines: z
    .array(z.object({ productId: id, quantity: quantity.optional(), weight: weight.optional() }))
    .min(1)
    .max(500),
});
export type ProposePicks = z.output<typeof proposePicksBody>;

/** A piece, or an amount out of a lot. */
export const proposedPick = z.object({
  inventoryId: id,
  qrValue: z.string(),
  lot: z.string().optional(),
  expiry: isoDay.optional(),
  receivedDate: epochMs,
  quantity: z.int(),
  weight: weightOut,
});
/** Stock of a product to ship first, and the missing amount. */
export const pickProposal = z.object({
  productId: id,
  /** Pieces, or pounds for pooled weight. */
  short: z.number(),
  picks: z.array(proposedPick),
});
export type PickProposal = z.output<typeof pickProposal>;
export type PickProposalAnswer = z.input<typeof pickProposal>;

export const expiringQuery = z.object({
  days: z.coerce.number<string>().pipe(z.int().min(expiringDays.min).max(expiringDays.max)).optional(),
});
export type ExpiringQuery = z.output<typeof expiringQuery>;
/** Goods of one lot and day that are in stock. */
export const expiringLot = z.object({
  productId: id,
  productName: z.string(),
  hasWeight: stockMode,
  lot: z.string().optional(),
  expiry: isoDay,
  /** Days from today in the warehouse; below zero when it has passed. */
  daysLeft: z.int(),
  quantity: z.int(),
  weight: weightOut,
});
export type ExpiringLot = z.output<typeof expiringLot>;
export type ExpiringLotAnswer = z.input<typeof expiringLot>;

export const lotsQuery = z.object({ productId: idParam });
/** A lot of a product: received and remaining amounts. */
export const lotSummary = z.object({
  lot: z.string(),
  expiry: isoDay.optional(),
  receivedDate: epochMs,
  quantity: z.int(),
  weight: weightOut,
});
export type LotSummary = z.output<typeof lotSummary>;
export type LotSummaryAnswer = z.input<typeof lotSummary>;

export const recallQuery = z.object({ productId: idParam, lot: requiredIdentifier(canonicalLot, 50) });
export type RecallQuery = z.output<typeof recallQuery>;
const recallAmount = z.object({ quantity: z.int(), weight: weightOut });
/** Amount of a lot shipped on one order. */
export const recallOrder = z.object({
  orderId: id,
  /** Null, like the two fields below, if the order was deleted. */
  displayId: z.int().nullable(),
  storeName: z.string().nullable(),
  /** When the goods left. */
  time: epochMs.nullable(),
  shipped: recallAmount,
  cameBack: recallAmount,
});
export type RecallOrder = z.output<typeof recallOrder>;
/** Movements of a lot. `received` = `inStock` + all shipped − all returned + `corrected`. */
export const recall = z.object({
  productId: id,
  productName: z.string(),
  hasWeight: stockMode,
  lot: z.string(),
  expiry: isoDay.optional(),
  firstReceived: epochMs,
  lastReceived: epochMs,
  received: recallAmount,
  inStock: recallAmount,
  /** Removed or corrected by hand; below zero where more was found. */
  corrected: recallAmount,
  orders: z.array(recallOrder),
});
export type Recall = z.output<typeof recall>;
export type RecallAnswer = z.input<typeof recall>;
