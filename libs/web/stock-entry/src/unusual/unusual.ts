import type { Hundredths } from '@depot/contracts/amounts';
import { isUnusualWeight } from '@depot/contracts/catalog';
import type { EntryLine } from '../lines/entryLine.js';
import type { EntryProduct, ProductsById } from '../product/entryProduct.js';

/** Weight outside the usual range of its product. */
export interface UnusualWeight {
  product: EntryProduct;
  weight: Hundredths;
}

/** The unusual weights of these lines, in their order. */
export function unusualWeights(lines: readonly EntryLine[], products: ProductsById): UnusualWeight[] {
  return lines.flatMap(({ productId, weight }) => {
    const product = products.get(productId ?? 0);
    return product && weight !== undefined && isUnusualWeight(product, weight) ? [{ product, weight }] : [];
  });
}
