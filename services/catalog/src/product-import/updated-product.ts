import type { ProductGtin, ProductListing } from '@depot/contracts/catalog';
import { importColumns, nameKey } from '@depot/contracts/importing';
import type { ExportedRow, FieldChange } from '@depot/node-importing';
import { productCells } from './product-cells.js';
import type { ProductImportRow, ProductUpdateRow } from './product-row.js';

/** Stands for a place that is to be found by its name, or made. */
const unknownId = 0;

interface Place {
  id: number;
  name: string;
}

/** A row that leaves the value, replaces it, or empties it. */
const given = <T>(cell: T | null | undefined, present: T, empty: T): T =>
  cell === undefined ? present : (cell ?? empty);

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
    tertiaryName: given(row.tertiaryName, product.tertiaryName, ''),
    subWarehouse: placed(row.subWarehouse, product.subWarehouse),
    category: placed(row.category, product.category),
    subCategory: placed(row.subCategory, product.subCategory),
    brand: suppliedBy(row.brand, product.brand),
    wholesalePrice: given(row.wholesalePrice, product.wholesalePrice, price),
    description: given(row.description, product.description, ''),
    reorderPoint: given(row.reorderPoint, product.reorderPoint, null),
    location: given(row.location, product.location, ''),
    gtin: given(row.gtin, product.gtin, ''),
    code: given(row.code, product.code, ''),
    gtins: row.gtins === undefined ? product.gtins : inOrder(row.gtins ?? []),
    minWeight: given(row.minWeight, product.minWeight, null),
    maxWeight: given(row.maxWeight, product.maxWeight, null),
    leadTimeDays: given(row.leadTimeDays, product.leadTimeDays, null),
    disabled: given(row.disabled, product.disabled, false),
  };
}

/** Whether its places have to be found, or made, before it can be stored. */
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

/** What differs, each value as the export writes it. */
export function differences(before: ProductListing, after: ProductListing): Omit<FieldChange, 'name'>[] {
  const [old, now] = [productCells(before), productCells(after)];
  return importColumns.products
    .map((column) => ({ field: column.field, before: cellText(old, column), after: cellText(now, column) }))
    .filter((change) => change.before !== change.after);
}

function cellText(row: ExportedRow, { field, kind }: (typeof importColumns.products)[number]): string {
  const value = row[field] ?? '';
  const isDecimal = kind === 'money' || kind === 'weight';
  return typeof value === 'number' && isDecimal ? value.toFixed(2) : String(value);
}
