import type { Product } from '@depot/contracts/catalog';
import { isolate } from '@depot/i18n';

export interface PlaceOption {
  id: number;
  name: string;
}

type Placed = Pick<Product, 'subWarehouse' | 'category'>;

/** Narrows the products; undefined means all. */
export interface PlaceFilter {
  warehouseId: number | undefined;
  categoryId: number | undefined;
}

function removeDuplicates(all: readonly PlaceOption[]): PlaceOption[] {
  return [...new Map(all.map((each) => [each.id, each])).values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The warehouses that have products. */
export function listWarehouses(products: readonly Placed[]): PlaceOption[] {
  return removeDuplicates(products.map(({ subWarehouse }) => subWarehouse));
}

/**
 * The categories that have products there. Those of all warehouses are named with theirs: two may have one of the same
 * name.
 */
export function listCategories(products: readonly Placed[], warehouseId: number | undefined): PlaceOption[] {
  return removeDuplicates(
    filterProductsByPlace(products, { warehouseId, categoryId: undefined }).map(
      ({ subWarehouse, category: { id, name } }) => ({
        id,
        name: warehouseId === undefined ? `${isolate(subWarehouse.name)} / ${isolate(name)}` : name,
      }),
    ),
  );
}

export function filterProductsByPlace<Row extends Placed>(
  products: readonly Row[],
  { warehouseId, categoryId }: PlaceFilter,
): Row[] {
  return products.filter(
    ({ subWarehouse, category }) =>
      (warehouseId === undefined || subWarehouse.id === warehouseId) &&
      (categoryId === undefined || category.id === categoryId),
  );
}
