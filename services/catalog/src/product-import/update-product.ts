import type { ProductGtin, ProductListing } from '@depot/contracts/catalog';
import { importColumns, nameKey } from '@depot/contracts/importing';
import { type FieldDifference, findDifferences, replaceCell } from '@depot/node-importing';
import { formatProductCells } from './format-product-cells.js';
import type { ProductImportRow, ProductUpdateRow } from './product-row.js';

/** Stands for a place that is to be found by its name, or made. */
const unknownId = 0;

interface Place {
  id: number;
  name: string;
}

const selectPlace = (name: string | undefined, present: Place): Place =>
  name === undefined || nameKey(name) === nameKey(present.name) ? present : { id: unknownId, name };

const selectSupplier = (name: string | null | undefined, present: Place | null): Place | null => {
  if (name === undefined) return present;
  return name === null ? null : selectPlace(name, present ?? { id: unknownId, name: '' });
};

/** As products are read. */
const sortGtins = (gtins: readonly ProductGtin[]) =>
  gtins.toSorted((a, b) => a.quantity - b.quantity || (a.gtin < b.gtin ? -1 : Number(a.gtin > b.gtin)));

/** The product as a row of an update leaves it. A cleared wholesale price is the price. */
export function updateProduct(product: ProductListing, row: ProductUpdateRow): ProductListing {
  const price = row.price ?? product.price;
  return {
    ...product,
    price,
    secondaryName: row.secondaryName ?? product.secondaryName,
    tertiaryName: replaceCell(row.tertiaryName, product.tertiaryName, ''),
    subWarehouse: selectPlace(row.subWarehouse, product.subWarehouse),
    category: selectPlace(row.category, product.category),
    subCategory: selectPlace(row.subCategory, product.subCategory),
    brand: selectSupplier(row.brand, product.brand),
    wholesalePrice: replaceCell(row.wholesalePrice, product.wholesalePrice, price),
    description: replaceCell(row.description, product.description, ''),
    reorderPoint: replaceCell(row.reorderPoint, product.reorderPoint, null),
    location: replaceCell(row.location, product.location, ''),
    gtin: replaceCell(row.gtin, product.gtin, ''),
    code: replaceCell(row.code, product.code, ''),
    gtins: row.gtins === undefined ? product.gtins : sortGtins(row.gtins ?? []),
    minWeight: replaceCell(row.minWeight, product.minWeight, null),
    maxWeight: replaceCell(row.maxWeight, product.maxWeight, null),
    leadTimeDays: replaceCell(row.leadTimeDays, product.leadTimeDays, null),
    disabled: replaceCell(row.disabled, product.disabled, false),
  };
}

/** True if its places have to be found or created first. */
export const hasUnknownPlace = ({ subWarehouse, category, subCategory, brand }: ProductListing): boolean =>
  [subWarehouse, category, subCategory, brand].some((place) => place?.id === unknownId);

/** The product as a row of a file that adds would have it. */
export function buildCompleteRow(product: ProductListing): ProductImportRow {
  const { gtins, brand, minWeight, maxWeight } = product;
  return {
    secondaryName: product.secondaryName,
    tertiaryName: product.tertiaryName,
    price: product.price,
    wholesalePrice: product.wholesalePrice,
    hasWeight: product.hasWeight,
    gtin: product.gtin,
    code: product.code,
    ...(gtins && { gtins: [...gtins] }),
    subWarehouse: product.subWarehouse.name,
    category: product.category.name,
    subCategory: product.subCategory.name,
    ...(brand && { brand: brand.name }),
    ...(minWeight !== null && { minWeight }),
    ...(maxWeight !== null && { maxWeight }),
  };
}

/** What differs of a product, each value as the export writes it. */
export const compareProducts = (before: ProductListing, after: ProductListing): FieldDifference[] =>
  findDifferences(importColumns.products, formatProductCells(before), formatProductCells(after));
