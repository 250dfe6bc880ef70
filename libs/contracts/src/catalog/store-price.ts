import type { Cents } from '../amounts/index.js';

/** What a store pays a piece or a pound, by its price type. */
export function storePrice(
  store: { wholesalePrice: boolean },
  product: { price: Cents; wholesalePrice: Cents },
): Cents {
  return store.wholesalePrice ? product.wholesalePrice : product.price;
}
