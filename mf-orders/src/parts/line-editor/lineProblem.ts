import type { DraftLine } from '../../ordering/draftLine.js';
import { amountIn, type Orderable } from '../../ordering/orderable.js';
import type { Shortages } from '../../ordering/shortages.js';

/** Why a line cannot be met as it stands. */
export interface LineShort {
  /** Pieces, or hundredths of a pound. */
  wanted: number;
  available: number;
}

/**
 * What is missing for the line: by what the server refused, as long as the line still asks for that much,
 * or by what the screen knows to be available.
 */
export function shortOf(line: DraftLine, product: Orderable | undefined, shortages: Shortages): LineShort | undefined {
  if (!product || !line.amount) return undefined;
  const rejected = shortages.get(product.productId);
  const available = rejected
    ? Math.min(amountIn(product.hasWeight, rejected.available), product.available)
    : product.available;
  return line.amount > available ? { wanted: line.amount, available } : undefined;
}
