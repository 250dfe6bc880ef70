import { type Called, called } from '../importing/called.js';
import type { ProductListing } from './catalog.port.js';
import { productName } from './names.js';

/** Products by what a file may call them: by the code, else by the whole name, else by the first name alone. */
export function productsByCall(listing: readonly ProductListing[]): Called<ProductListing> {
  return called(
    listing,
    ({ code }) => code,
    productName,
    ({ secondaryName }) => secondaryName,
  );
}
