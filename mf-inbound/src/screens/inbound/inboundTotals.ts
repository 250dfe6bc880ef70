import type { Hundredths } from '@depot/contracts/amounts';
import { asksWeight, type ProductsById } from '@depot/stock-entry';
import type { InboundItem } from './inboundModel.js';

export interface ItemTotals {
  arrived: number;
  /** Pieces; 0 for pooled weight. */
  pieces: number;
  /** Hundredths of a pound; 0 for counted goods. */
  weight: Hundredths;
}

/** What comes in of an item. */
export function totalsOf(item: InboundItem, products: ProductsById): ItemTotals {
  const product = products.get(item.productId);
  const pooled = product?.hasWeight === 'Weighting';
  const boxes = item.boxes.filter(({ arrived }) => arrived);
  const lines = boxes.flatMap((box) => box.lines);
  const piecesOf = (quantity: number | undefined) => (pooled ? 1 : (quantity ?? 1));
  return {
    arrived: boxes.length,
    pieces: pooled ? 0 : lines.reduce((sum, { quantity }) => sum + piecesOf(quantity), 0),
    weight: asksWeight(product)
      ? lines.reduce((sum, { weight, quantity }) => sum + (weight ?? 0) * piecesOf(quantity), 0)
      : 0,
  };
}
