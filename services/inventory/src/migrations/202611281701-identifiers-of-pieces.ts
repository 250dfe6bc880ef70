import { canonicalLot, canonicalSerial } from '@depot/contracts/identifiers';
import { convertValues, type Migration } from '@depot/node-database';

/** Lots and serial numbers as barcodes have them: a lot that was written in two ways is one. */
export const pieceIdentifiers: Migration = {
  name: '202611281701-identifiers-of-pieces',
  up: [
    convertValues({ table: 'inventory_unit', key: ['id'], column: 'lot', canonical: canonicalLot, empty: 'NULL' }),
    convertValues({
      ...{ table: 'inventory_unit', key: ['id'], column: 'serial', canonical: canonicalSerial, empty: 'NULL' },
    }),
  ],
  down: [],
};
