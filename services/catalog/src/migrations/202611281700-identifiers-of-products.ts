import { canonicalCode, canonicalGtin, canonicalName } from '@depot/contracts/identifiers';
import { convertValues, type Migration } from '@depot/node-database';

const notDigits = (column: string) =>
  `${column} <> '' AND (${column} REGEXP '[^0-9]' OR CHAR_LENGTH(${column}) IN (7, 11))`;

/**
 * GTINs, codes and names of products as they are compared, sought and scanned. What two products come to share, they
 * share: the doctor names them.
 */
export const productIdentifiers: Migration = {
  name: '202611281700-identifiers-of-products',
  up: [
    convertValues({
      ...{ table: 'product', key: ['id'], column: 'gtin', canonical: canonicalGtin, empty: "''" },
      candidates: notDigits('gtin'),
    }),
    convertValues({
      ...{ table: 'product_gtin', key: ['product_id', 'gtin'], column: 'gtin', canonical: canonicalGtin },
      candidates: notDigits('gtin'),
    }),
    convertValues({ table: 'product', key: ['id'], column: 'code', canonical: canonicalCode, empty: "''" }),
    convertValues({ table: 'product', key: ['id'], column: 'secondary_name', canonical: canonicalName }),
    convertValues({ table: 'product', key: ['id'], column: 'tertiary_name', canonical: canonicalName, empty: "''" }),
  ],
  down: [],
};
