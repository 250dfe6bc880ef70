import type { Order } from '@depot/contracts/orders';
import { byId, type ProductsById } from '@depot/stock-entry';

/** What can come back: the products of the order, under the names they were ordered by. */
export function entryProductsOf({ orderItems }: Order): ProductsById {
  return byId(
    orderItems.map(({ productId, name, hasWeight, gtin = '' }) => {
      return { productId, name, label: name, hasWeight, gtin, searchText: `${name}\n${gtin}`.toLowerCase() };
    }),
  );
}
