import type { Cents } from '@depot/contracts/amounts';
import type { ProductFacts } from '@depot/contracts/catalog';
import type { StoreFacts } from '@depot/contracts/identity';

/** What the store pays a piece or a pound, by its price type. */
export function storePrice(
  { wholesalePrice }: Pick<StoreFacts, 'wholesalePrice'>,
  product: Pick<ProductFacts, 'price' | 'wholesalePrice'>,
): Cents {
  return wholesalePrice ? product.wholesalePrice : product.price;
}
