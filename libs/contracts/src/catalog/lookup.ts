import { type Called, called } from '../importing/called.js';
import type { ProductListing } from './catalog.port.js';
import { productName } from './names.js';

/** Finds products by the text in a file: by code, else by full name, else by first name. */
export function productsByCall(listing: readonly ProductListing[]): Called<ProductListing> {
  return called(
    listing,
    ({ code }) => code,
    productName,
    ({ secondaryName }) => secondaryName,
  );
}
