import type { DraftLine } from '../../ordering/draftLine.js';
import { type Orderable, readAmount } from '../../ordering/orderable.js';
import type { Shortages } from '../../ordering/shortages.js';

/** Shortage of a line. */
export interface LineShort {
  /** Pieces, or hundredths of a pound. */
  wanted: number;
  available: number;
}

/**
 * Shortage of the line: the one that the server reported, as long as the line still has that amount, or the one by the
 * available amount on screen.
 */
export function findShortage(
  line: DraftLine,
  product: Orderable | undefined,
  shortages: Shortages,
): LineShort | undefined {
  if (!product || !line.amount) return undefined;
  const rejected = shortages.get(product.productId);
  const available = rejected
    ? Math.min(readAmount(product.hasWeight, rejected.available), product.available)
    : product.available;
  return line.amount > available ? { wanted: line.amount, available } : undefined;
}
