import { nameKey } from '@depot/contracts/importing';
import { inStage, type Stage } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { BrandRepository } from '../brand/brand.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SubCategoryRepository } from '../category/sub-category.repository.js';
import { SubWarehouseRepository } from '../sub-warehouse/sub-warehouse.repository.js';
import { placeKey } from './new-places.js';
import type { ProductImportRow } from './product-row.js';

interface Place {
  id: number;
  name: string;
}

/** Reads and creates places of one kind. */
interface Places<New> {
  list(): Promise<(New & Place)[]>;
  insertMany(missing: readonly New[]): Promise<number[]>;
}

/** Place of a row's product. */
export interface RowPlace {
  subCategoryId: number;
  brandId: number | null;
}

/** The cells of a row that name the product's place. */
type Placed = Pick<ProductImportRow, 'subWarehouse' | 'category' | 'subCategory' | 'brand'>;

const key = (...parts: (string | number)[]) => nameKey(parts.join('\n'));

/**
 * Finds areas, categories and suppliers by name, and creates the missing ones on the import's stage; at most two
 * queries and one insert a level.
 */
@Injectable()
export class NamedPlaces {
  constructor(
    private readonly areas: SubWarehouseRepository,
    private readonly categories: CategoryRepository,
    private readonly subCategories: SubCategoryRepository,
    private readonly brands: BrandRepository,
  ) {}

  /** Places of the rows; names are compared by `nameKey`. */
  async of(rows: readonly Placed[], stage: Stage): Promise<(row: Placed) => RowPlace> {
    const named = rows.map(({ subWarehouse: name }) => ({ name }));
    const warehouses = await findOrMake(named, ({ name }) => key(name), this.areas, stage);
    const warehouseOf = (row: Placed) => warehouses.get(key(row.subWarehouse)) ?? 0;
    const categories = await findOrMake(
      rows.map((row) => ({ name: row.category, subWarehouseId: warehouseOf(row) })),
      ({ subWarehouseId, name }) => key(subWarehouseId, name),
      this.categories,
      stage,
    );
    const categoryOf = (row: Placed) => categories.get(key(warehouseOf(row), row.category)) ?? 0;
    const subCategories = await findOrMake(
      rows.map((row) => ({ name: row.subCategory, categoryId: categoryOf(row) })),
      ({ categoryId, name }) => key(categoryId, name),
      this.subCategories,
      stage,
    );
    const suppliers = rows.flatMap(({ brand }) => (brand === undefined ? [] : [{ name: brand }]));
    const brands = await findOrMake(suppliers, ({ name }) => key(name), this.brands, stage);
    return (row) => ({
      subCategoryId: subCategories.get(key(categoryOf(row), row.subCategory)) ?? 0,
      brandId: row.brand === undefined ? null : (brands.get(key(row.brand)) ?? null),
    });
  }

  /** Keys of the existing places: their names joined by `placeKey`, outermost first. */
  async known(): Promise<Set<string>> {
    const rows = await this.categories.namesOfPlaces();
    const brands = await this.brands.list();
    return new Set([
      ...rows.flatMap(({ warehouse, category, subCategory }) => [
        placeKey('warehouses', warehouse),
        ...(category === null ? [] : [placeKey('categories', warehouse, category)]),
        ...(category === null || subCategory === null
          ? []
          : [placeKey('subCategories', warehouse, category, subCategory)]),
      ]),
      ...brands.map(({ name }) => placeKey('suppliers', name)),
    ]);
  }
}

/** Ids by key, of existing and created places. */
async function findOrMake<New extends object>(
  wanted: readonly New[],
  keyOf: (place: New) => string,
  places: Places<New>,
  stage: Stage,
): Promise<Map<string, number>> {
  const known = await places.list();
  const staged = await inStage(stage, () => places.list());
  const ids = new Map([...staged, ...known].map((place) => [keyOf(place), place.id]));
  const missing = new Map<string, New>();
  for (const place of wanted)
    if (!ids.has(keyOf(place)) && !missing.has(keyOf(place))) missing.set(keyOf(place), place);
  if (missing.size === 0) return ids;
  const made = await inStage(stage, () => places.insertMany([...missing.values()]));
  [...missing.keys()].forEach((name, index) => ids.set(name, made[index] ?? 0));
  return ids;
}
