import { nameKey } from '@depot/contracts/importing';
import { runInStage, type Stage } from '@depot/node-platform';
import { Injectable } from '@nestjs/common';
import { BrandRepository } from '../brand/brand.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SubCategoryRepository } from '../category/sub-category.repository.js';
import { SubWarehouseRepository } from '../category/sub-warehouse.repository.js';
import { buildPlaceKey } from './new-places.js';
import type { ProductImportRow } from './product-row.js';

interface Place {
  id: number;
  name: string;
}

/** Reads and creates places of one kind. */
interface PlaceRows<New> {
  list(): Promise<(New & Place)[]>;
  insertMany(missing: readonly New[]): Promise<number[]>;
}

/** Place of a row's product. */
export interface RowPlace {
  subCategoryId: number;
  brandId: number | null;
}

/** The cells of a row that name the product's place. */
type PlaceCells = Pick<ProductImportRow, 'subWarehouse' | 'category' | 'subCategory' | 'brand'>;

const buildKey = (...parts: (string | number)[]) => nameKey(parts.join('\n'));

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
  async findOrCreate(rows: readonly PlaceCells[], stage: Stage): Promise<(row: PlaceCells) => RowPlace> {
    const named = rows.map(({ subWarehouse: name }) => ({ name }));
    const warehouses = await findOrCreate(named, ({ name }) => buildKey(name), this.areas, stage);
    const findWarehouse = (row: PlaceCells) => warehouses.get(buildKey(row.subWarehouse)) ?? 0;
    const categories = await findOrCreate(
      rows.map((row) => ({ name: row.category, subWarehouseId: findWarehouse(row) })),
      ({ subWarehouseId, name }) => buildKey(subWarehouseId, name),
      this.categories,
      stage,
    );
    const findCategory = (row: PlaceCells) => categories.get(buildKey(findWarehouse(row), row.category)) ?? 0;
    const subCategories = await findOrCreate(
      rows.map((row) => ({ name: row.subCategory, categoryId: findCategory(row) })),
      ({ categoryId, name }) => buildKey(categoryId, name),
      this.subCategories,
      stage,
    );
    const suppliers = rows.flatMap(({ brand }) => (brand === undefined ? [] : [{ name: brand }]));
    const brands = await findOrCreate(suppliers, ({ name }) => buildKey(name), this.brands, stage);
    return (row) => ({
      subCategoryId: subCategories.get(buildKey(findCategory(row), row.subCategory)) ?? 0,
      brandId: row.brand === undefined ? null : (brands.get(buildKey(row.brand)) ?? null),
    });
  }

  /** Keys of the existing places: their names joined by `placeKey`, outermost first. */
  async listKnownKeys(): Promise<Set<string>> {
    const rows = await this.categories.listPlaceNames();
    const brands = await this.brands.list();
    return new Set([
      ...rows.flatMap(({ warehouse, category, subCategory }) => [
        buildPlaceKey('warehouses', warehouse),
        ...(category === null ? [] : [buildPlaceKey('categories', warehouse, category)]),
        ...(category === null || subCategory === null
          ? []
          : [buildPlaceKey('subCategories', warehouse, category, subCategory)]),
      ]),
      ...brands.map(({ name }) => buildPlaceKey('suppliers', name)),
    ]);
  }
}

/** Ids by key, of existing and created places. */
async function findOrCreate<New extends object>(
  requested: readonly New[],
  buildPlaceKey: (place: New) => string,
  places: PlaceRows<New>,
  stage: Stage,
): Promise<Map<string, number>> {
  const known = await places.list();
  const staged = await runInStage(stage, () => places.list());
  const ids = new Map([...staged, ...known].map((place) => [buildPlaceKey(place), place.id]));
  const missing = new Map<string, New>();
  for (const place of requested)
    if (!ids.has(buildPlaceKey(place)) && !missing.has(buildPlaceKey(place))) missing.set(buildPlaceKey(place), place);
  if (missing.size === 0) return ids;
  const createdIds = await runInStage(stage, () => places.insertMany([...missing.values()]));
  [...missing.keys()].forEach((name, index) => ids.set(name, createdIds[index] ?? 0));
  return ids;
}
