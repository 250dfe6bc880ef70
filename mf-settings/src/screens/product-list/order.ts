import type { Product } from '@depot/contracts/catalog';

/** The columns by which the list can be sorted. */
export const sortKeys = ['secondaryName', 'tertiaryName', 'supplier', 'warehouse', 'category1', 'category2'] as const;
export type SortKey = (typeof sortKeys)[number];
export interface Sorting {
  key: SortKey;
  descending: boolean;
}

const textOf: Record<SortKey, (product: Product) => string> = {
  secondaryName: (product) => product.secondaryName,
  tertiaryName: (product) => product.tertiaryName,
  supplier: (product) => product.brand?.name ?? '',
  warehouse: (product) => product.subWarehouse.name,
  category1: (product) => product.category.name,
  category2: (product) => product.subCategory.name,
};

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Sorts the products; equal ones by name, so that pages never overlap. */
export function sortProducts(products: readonly Product[], { key, descending }: Sorting): Product[] {
  const text = textOf[key];
  const sign = descending ? -1 : 1;
  return [...products].sort(
    (a, b) =>
      sign * collator.compare(text(a), text(b)) ||
      collator.compare(a.secondaryName, b.secondaryName) ||
      a.productId - b.productId,
  );
}
