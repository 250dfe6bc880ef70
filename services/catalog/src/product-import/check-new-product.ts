import { catalogMessages, productName, type ProductNames } from '@depot/contracts/catalog';
import type { RejectRow } from '@depot/node-importing';
import { checkGtins } from '../product/further-gtins.js';
import { isReversed } from '../product/usual-weights.js';
import type { ProductImportRow } from './product-row.js';

/** Names and codes that are in use, in lower case. */
export interface TakenProducts {
  names: Set<string>;
  codes: Set<string>;
}

export const foldName = (names: ProductNames) => productName(names).toLowerCase();

/** Refuses a row whose code exists, here or further up in the file; without a code, one whose names do. */
export function checkNewProduct(
  line: number,
  row: Partial<ProductImportRow>,
  taken: TakenProducts,
  reject: RejectRow,
): boolean {
  const { code, secondaryName, tertiaryName } = row;
  const name = secondaryName === undefined ? undefined : productName({ secondaryName, tertiaryName });
  const codeTaken = code !== undefined && taken.codes.has(code.toLowerCase());
  const nameTaken = code === undefined && name !== undefined && taken.names.has(name.toLowerCase());
  if (codeTaken) reject(line, 'code', catalogMessages.codeTaken, { code });
  if (nameTaken) reject(line, 'secondaryName', catalogMessages.productExists, { name });
  if (name !== undefined) taken.names.add(name.toLowerCase());
  if (code !== undefined) taken.codes.add(code.toLowerCase());
  return !codeTaken && !nameTaken;
}

/** Refuses a row whose cells are valid alone but not together, by the rules of the product form. */
export function checkProductConsistency(line: number, row: ProductImportRow, reject: RejectRow): boolean {
  const { gtin = '', hasWeight, gtins = [] } = row;
  const possibleGtins = checkGtins({ gtin, hasWeight }, gtins, (message, value) =>
    reject(line, 'gtins', message, { value }),
  );
  if (isReversed(row)) reject(line, 'maxWeight', catalogMessages.weightRange);
  return possibleGtins.length === gtins.length && !isReversed(row);
}
