import * as z from 'zod';
import { limits } from '../amounts/amounts.js';
import { productGtin } from '../catalog/gtins.schemas.js';
import {
  contentVersion,
  epochMs,
  id,
  idParam,
  requiredText,
  stockMode,
  text,
  weightOrZero,
  weightOut,
} from '../wire/index.js';

export const stockCountStatuses = ['OPEN', 'POSTED', 'CANCELLED'] as const;
export type StockCountStatus = (typeof stockCountStatuses)[number];

/** Products that one count takes at most. */
export const productsPerCount = 2_000;
/** Labelled pieces that one finding names at most. */
const piecesPerFinding = 5_000;
/** Labels of a count that a device loads; it looks up further ones one by one. */
export const labelsPerCount = 10_000;

/** Scope of a count: an area, a category of either level, or the products of a location. Exactly one of them. */
export const createStockCountBody = z.object({
  subWarehouseId: id.optional(),
  categoryId: id.optional(),
  subCategoryId: id.optional(),
  location: text(50).optional(),
});
export type CreateStockCount = z.output<typeof createStockCountBody>;

export const stockCountHead = z.object({
  id,
  displayId: z.int(),
  status: z.enum(stockCountStatuses),
  /** The warehouse, category or location. */
  name: z.string(),
  createdBy: z.string(),
  time: epochMs,
  /** Products, and how many of them were counted. */
  products: z.int(),
  counted: z.int(),
});
export type StockCountHead = z.output<typeof stockCountHead>;

/** A product to be counted. The recorded amount is hidden, so that it does not influence the count. */
export const stockCountLine = z.object({
  productId: id,
  productName: z.string(),
  location: z.string(),
  gtin: z.string(),
  /** Further ones, as those of cases. */
  gtins: z.array(productGtin).optional(),
  hasWeight: stockMode,
  /** Absent until it was counted. */
  quantity: z.int().optional(),
  weight: weightOut.optional(),
  /** Counts up with every finding; an amount that is typed names the version that it replaces. */
  version: z.int(),
  /** The pieces that were scanned. */
  units: z.array(z.object({ inventoryId: id, qrText: z.string() })),
});
export type StockCountLine = z.output<typeof stockCountLine>;
export const stockCount = stockCountHead.extend({ lines: z.array(stockCountLine) });
export type StockCount = z.output<typeof stockCount>;
export type StockCountAnswer = z.input<typeof stockCount>;

/** A label of the counted place, by which a device recognizes the piece offline. */
export const stockCountPiece = z.object({ inventoryId: id, productId: id, qrValue: z.string(), qrText: z.string() });
export type StockCountPiece = z.output<typeof stockCountPiece>;

export const stockCountIdQuery = z.object({ id: idParam });

/**
 * Result of counting a product. Labelled pieces accumulate over all users: `add` the pieces found, `remove` those
 * listed by mistake; both empty state that there are none. An amount (`quantity` or `weight`) replaces the previous
 * one; with a `version` only the one that the user has seen.
 */
export const countLineBody = z.object({
  id,
  productId: id,
  add: z.array(id).max(piecesPerFinding).optional(),
  remove: z.array(id).max(piecesPerFinding).optional(),
  quantity: z.int().min(0).max(limits.quantity).optional(),
  weight: weightOrZero.optional(),
  version: z.int().min(0).optional(),
});
export type CountLine = z.output<typeof countLineBody>;

/** The count after a finding, with the line that it changed. */
export const stockCountProgress = stockCountHead.extend({
  line: z.object({ productId: id, version: z.int(), quantity: z.int(), weight: weightOut }),
});
export type StockCountProgress = z.output<typeof stockCountProgress>;
export type StockCountProgressAnswer = z.input<typeof stockCountProgress>;

const countedUnit = z.object({ inventoryId: id, qrText: z.string() });
/** A counted product beside its recorded amount at that time; for labelled pieces, the record of each. */
export const stockVariance = z.object({
  productId: id,
  productName: z.string(),
  hasWeight: stockMode,
  countedBy: z.string(),
  countedTime: epochMs,
  bookQuantity: z.int(),
  bookWeight: weightOut,
  quantity: z.int(),
  weight: weightOut,
  /** Pieces that should be there and were not scanned. */
  missing: z.array(countedUnit),
});
export type StockVariance = z.output<typeof stockVariance>;
export type StockVarianceAnswer = z.input<typeof stockVariance>;

/** Differences that posting would apply; the version changes with every further result. */
export const stockCountReview = z.object({ list: z.array(stockVariance), version: contentVersion });
export type StockCountReviewAnswer = z.input<typeof stockCountReview>;

/** With the `version` of a review nothing is posted that this review did not show. */
export const postStockCountBody = z.object({ id, reason: requiredText(200), version: contentVersion.optional() });
export type PostStockCount = z.output<typeof postStockCountBody>;
