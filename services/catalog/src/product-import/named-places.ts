import { Injectable } from '@nestjs/common';
import { BrandRepository } from '../brand/brand.repository.js';
import { CategoryRepository } from '../category/category.repository.js';
import { SubCategoryRepository } from '../category/sub-category.repository.js';
import { SubWarehouseRepository } from '../sub-warehouse/sub-warehouse.repository.js';
import { placeKey } from './new-places.js';
import type { ProductRow } from './product-row.js';

interface Place {
  id: number;
  name: string;
}

/** Where a row's product belongs. */
export interface RowPlace {
  subCategoryId: number;
  brandId: number | null;
}

const key = (...parts: (string | number)[]) => parts.join('\n').toLowerCase();

/**
 * Finds warehouses, categories and suppliers by name, and makes those that are new; one query and one insert a level.
 */
@Injectable()
export class NamedPlaces {
  constructor(
    private readonly areas: SubWarehouseRepository,
    private readonly categories: CategoryRepository,
    private readonly subCategories: SubCategoryRepository,
    private readonly brands: BrandRepository,
  ) {}

  /** Answers the place of a row; names are compared without regard to letter case. */
  async of(rows: readonly ProductRow[]): Promise<(row: ProductRow) => RowPlace> {
    const warehouses = await this.areaIds(rows);
    const warehouseOf = (row: ProductRow) => warehouses.get(key(row.subWarehouse)) ?? 0;
    const categories = await this.categoryIds(rows, warehouseOf);
    const categoryOf = (row: ProductRow) => categories.get(key(warehouseOf(row), row.category)) ?? 0;
    const subCategories = await this.subCategoryIds(rows, categoryOf);
    const brands = await this.brandIds(rows.flatMap(({ brand }) => brand ?? []));
    return (row) => ({
      subCategoryId: subCategories.get(key(categoryOf(row), row.subCategory)) ?? 0,
      brandId: row.brand === undefined ? null : (brands.get(key(row.brand)) ?? null),
    });
  }

  /** Those that are there, each by its names from the outside in, as `placeKey` joins them. */
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

  private async areaIds(rows: readonly ProductRow[]) {
    const wanted = rows.map(({ subWarehouse: name }) => ({ name }));
    return findOrMake(
      wanted,
      ({ name }) => key(name),
      await this.areas.list(),
      (missing) => this.areas.insertMany(missing),
    );
  }

  private async categoryIds(rows: readonly ProductRow[], warehouseOf: (row: ProductRow) => number) {
    const wanted = rows.map((row) => ({ name: row.category, subWarehouseId: warehouseOf(row) }));
    return findOrMake(
      wanted,
      ({ subWarehouseId, name }) => key(subWarehouseId, name),
      await this.categories.list(),
      (missing) => this.categories.insertMany(missing),
    );
  }

  private async subCategoryIds(rows: readonly ProductRow[], categoryOf: (row: ProductRow) => number) {
    const wanted = rows.map((row) => ({ name: row.subCategory, categoryId: categoryOf(row) }));
    return findOrMake(
      wanted,
      ({ categoryId, name }) => key(categoryId, name),
      await this.subCategories.list(),
      (missing) => this.subCategories.insertMany(missing),
    );
  }

  private async brandIds(names: readonly string[]) {
    return findOrMake(
      names.map((name) => ({ name })),
      ({ name }) => key(name),
      await this.brands.list(),
      (missing) => this.brands.insertMany(missing),
    );
  }
}

/** Ids by key: of what is there already, and of what had to be made. */
async function findOrMake<New extends object>(
  wanted: readonly New[],
  keyOf: (place: New) => string,
  existing: readonly (New & Place)[],
  make: (missing: readonly New[]) => Promise<number[]>,
): Promise<Map<string, number>> {
  const ids = new Map(existing.map((place) => [keyOf(place), place.id]));
  const missing = new Map<string, New>();
  for (const place of wanted)
    if (!ids.has(keyOf(place)) && !missing.has(keyOf(place))) missing.set(keyOf(place), place);
  if (missing.size === 0) return ids;
  const made = await make([...missing.values()]);
  [...missing.keys()].forEach((name, index) => ids.set(name, made[index] ?? 0));
  return ids;
}
