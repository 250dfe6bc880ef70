import { fromHundredths } from '@depot/contracts/amounts';
import type { ProductListing } from '@depot/contracts/catalog';
import { type ExportedRow, formatFlag } from '@depot/node-importing';
import { formatGtins } from './gtins-cell.js';

/** Fields by the names of their columns. */
export function formatProductCells(product: ProductListing): ExportedRow {
  return {
    secondaryName: product.secondaryName,
    tertiaryName: product.tertiaryName,
    hasWeight: product.hasWeight,
    description: product.description,
    reorderPoint: product.reorderPoint,
    location: product.location,
    gtin: product.gtin,
    code: product.code,
    leadTimeDays: product.leadTimeDays,
    subWarehouse: product.subWarehouse.name,
    category: product.category.name,
    subCategory: product.subCategory.name,
    brand: product.brand?.name ?? null,
    price: fromHundredths(product.price),
    wholesalePrice: fromHundredths(product.wholesalePrice),
    minWeight: product.minWeight === null ? null : fromHundredths(product.minWeight),
    maxWeight: product.maxWeight === null ? null : fromHundredths(product.maxWeight),
    gtins: formatGtins(product.gtins),
    disabled: formatFlag(product.disabled),
  };
}
