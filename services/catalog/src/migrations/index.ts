import { catalog } from './202611200820-catalog.js';
import { usualWeight } from './202611201400-usual-weight.js';
import { productPicture } from './202611201730-product-picture.js';
import { productSearch } from './202611201740-product-search.js';
import { catalogVersion } from './202611202010-catalog-version.js';
import { productGtins } from './202611230300-further-gtins.js';
import { productIdentifiers } from './202611281700-identifiers-of-products.js';

export const catalogMigrations = [
  catalog,
  usualWeight,
  productPicture,
  productSearch,
  catalogVersion,
  productGtins,
  productIdentifiers,
];
