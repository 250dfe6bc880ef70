import { fromHundredths } from '@depot/contracts/amounts';
import type { ProductListing } from '@depot/contracts/catalog';
import { type ExportedRow, flagCell } from '@depot/node-importing';
import { gtinsText } from './gtins-cell.js';

/** Fields by the names of their columns. */
export function productCells(product: ProductListing): ExportedRow {
  const { secondaryName, tertiaryName, hasWeight, description, reorderPoint, location, gtin, code, leadTimeDays } =
    product;
  return {
    ...{ secondaryName, tertiaryName, hasWeight, description, reorderPoint, location, gtin, code, leadTimeDays },
    subWarehouse: product.subWarehouse.name,
    category: product.category.name,
    subCategory: product.subCategory.name,
    brand: product.brand?.name ?? null,
    price: fromHundredths(product.price),
    wholesalePrice: fromHundredths(product.wholesalePrice),
    minWeight: product.minWeight === null ? null : fromHundredths(product.minWeight),
    maxWeight: product.maxWeight === null ? null : fromHundredths(product.maxWeight),
    gtins: gtinsText(product.gtins),
    disabled: flagCell(product.disabled),
  };
}
