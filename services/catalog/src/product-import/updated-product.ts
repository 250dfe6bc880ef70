import type { ProductGtin, ProductListing } from '@depot/contracts/catalog';
import { importColumns, nameKey } from '@depot/contracts/importing';
import { type FieldDifference, findDifferences, replaceCell } from '@depot/node-importing';
import { productCells } from './product-cells.js';
import type { ProductImportRow, ProductUpdateRow } from './product-row.js';

/** Stands for a place that is to be found by its name, or made. */
const unknownId = 0;

interface Place {
  id: number;
  name: string;
}

const placed = (name: string | undefined, present: Place): Place =>
  name === undefined || nameKey(name) === nameKey(present.name) ? present : { id: unknownId, name };

const suppliedBy = (name: string | null | undefined, present: Place | null): Place | null => {
  if (name === undefined) return present;
  return name === null ? null : placed(name, present ?? { id: unknownId, name: '' });
};

/** As products are read. */
const inOrder = (gtins: readonly ProductGtin[]) =>
  gtins.toSorted((a, b) => a.quantity - b.quantity || (a.gtin < b.gtin ? -1 : Number(a.gtin > b.gtin)));

/** The product as a row of an update leaves it. A cleared wholesale price is the price. */
export function updated(product: ProductListing, row: ProductUpdateRow): ProductListing {
  const price = row.price ?? product.price;
  return {
    ...product,
    price,
    secondaryName: row.secondaryName ?? product.secondaryName,
    tertiaryName: replaceCell(row.tertiaryName, product.tertiaryName, ''),
    subWarehouse: placed(row.subWarehouse, product.subWarehouse),
    category: placed(row.category, product.category),
    subCategory: placed(row.subCategory, product.subCategory),
    brand: suppliedBy(row.brand, product.brand),
    wholesalePrice: replaceCell(row.wholesalePrice, product.wholesalePrice, price),
    description: replaceCell(row.description, product.description, ''),
    reorderPoint: replaceCell(row.reorderPoint, product.reorderPoint, null),
    location: replaceCell(row.location, product.location, ''),
    gtin: replaceCell(row.gtin, product.gtin, ''),
    code: replaceCell(row.code, product.code, ''),
    gtins: row.gtins === undefined ? product.gtins : inOrder(row.gtins ?? []),
    minWeight: replaceCell(row.minWeight, product.minWeight, null),
    maxWeight: replaceCell(row.maxWeight, product.maxWeight, null),
    leadTimeDays: replaceCell(row.leadTimeDays, product.leadTimeDays, null),
    disabled: replaceCell(row.disabled, product.disabled, false),
  };
}

/** True if its places have to be found or created first. */
export const movesPlace = ({ subWarehouse, category, subCategory, brand }: ProductListing): boolean =>
  [subWarehouse, category, subCategory, brand].some((place) => place?.id === unknownId);

/** The product as a row of a file that adds would have it. */
export function wholeRow(product: ProductListing): ProductImportRow {
  const { subWarehouse, category, subCategory, brand, minWeight, maxWeight, ...rest } = product;
  const { secondaryName, tertiaryName, price, wholesalePrice, hasWeight, gtin, gtins, code } = rest;
  return {
    ...{ secondaryName, tertiaryName, price, wholesalePrice, hasWeight, gtin, code },
    ...(gtins && { gtins: [...gtins] }),
    subWarehouse: subWarehouse.name,
    category: category.name,
    subCategory: subCategory.name,
    ...(brand && { brand: brand.name }),
    ...(minWeight !== null && { minWeight }),
    ...(maxWeight !== null && { maxWeight }),
  };
}

/** What differs of a product, each value as the export writes it. */
export const compareProducts = (before: ProductListing, after: ProductListing): FieldDifference[] =>
  findDifferences(importColumns.products, productCells(before), productCells(after));
