import type { ProductListing } from './catalog.port.js';
import { productName } from './names.js';

/**
 * Products by what a file may call them, in lower case: code, name, or name with the other name. A code wins over a
 * name that looks like it.
 */
export function productsByCall(listing: readonly ProductListing[]): Map<string, ProductListing> {
  const products = new Map<string, ProductListing>();
  for (const product of listing) {
    for (const name of [product.secondaryName, productName(product)]) {
      if (!products.has(name.toLowerCase())) products.set(name.toLowerCase(), product);
    }
  }
  for (const product of listing) if (product.code) products.set(product.code.toLowerCase(), product);
  return products;
}
