import type { Cents } from '@depot/contracts/amounts';
import type { Orderable } from './orderable.js';

/**
 * What a store pays for a piece or a pound, by its price type. A store itself is only told its own price, as `price`.
 */
export function storeRate(
  store: { wholesalePrice: boolean } | undefined,
  product: Pick<Orderable, 'price' | 'wholesalePrice'>,
): Cents {
  return store?.wholesalePrice ? product.wholesalePrice : product.price;
}
