import { isBulk, toHundredths } from '@depot/contracts/amounts';
import type { Order, OrderItem } from '@depot/contracts/orders';
import type { Orderable } from './orderable.js';
import { normalizeText } from './productSearch.js';

const nowhere = { id: 0, name: '' };

/** Available amount of the line's product for this order, including the order's own booking. */
function findAvailable(item: OrderItem, known: Orderable | undefined): number {
  const free = isBulk(item.hasWeight) ? item.availableWeight : item.availableQty;
  if (free === undefined) return known?.available ?? 0;
  return isBulk(item.hasWeight) ? toHundredths(free) : free;
}

/** A product on the order: named as the order names it, also when it is sold no longer. */
function onOrder(item: OrderItem, known: Orderable | undefined): Orderable {
  const { productId, name, hasWeight, price = item.rate, wholesalePrice = price } = item;
  const available = findAvailable(item, known);
  const { averageWeight = known?.averageWeight } = item;
  if (known) return { ...known, name, available, averageWeight };
  const prices = { price: toHundredths(price), wholesalePrice: toHundredths(wholesalePrice) };
  const place = { subWarehouse: nowhere, category: nowhere, subCategory: nowhere };
  return {
    productId,
    name,
    label: name,
    searchFields: { codes: [], text: normalizeText(name), words: [] },
    hasWeight,
    available,
    averageWeight,
    inStock: available > 0,
    ...prices,
    ...place,
  };
}

/** All products by id; those on the order have the order's names and amounts. */
export function orderProducts(order: Order, known: ReadonlyMap<number, Orderable>): ReadonlyMap<number, Orderable> {
  const products = new Map(known);
  order.orderItems.forEach((item) => products.set(item.productId, onOrder(item, known.get(item.productId))));
  return products;
}
