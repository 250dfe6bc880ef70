import { addKey, alterTable, dropKey, type Migration } from '@depot/node-database';

/** What a search looks into, so that it reads no product that it does not find. */
export const productSearch: Migration = {
  name: '202611201740-product-search',
  up: [
    alterTable(
      'product',
      addKey('product_search', ['tenant_id', 'disabled', 'secondary_name', 'tertiary_name', 'code', 'gtin']),
    ),
  ],
  down: [alterTable('product', dropKey('product_search'))],
};
