import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { BrandEntity } from '../brand/brand.entity.js';
import { CategoryEntity } from '../category/category.entity.js';
import { SubCategoryEntity } from '../category/sub-category.entity.js';
import { SubWarehouseEntity } from '../sub-warehouse/sub-warehouse.entity.js';
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
  constructor(private readonly db: Db) {}

  /** Answers the place of a row; names are compared without regard to letter case. */
  async of(rows: readonly ProductRow[]): Promise<(row: ProductRow) => RowPlace> {
    const warehouses = await this.subWarehouses(rows);
    const warehouseOf = (row: ProductRow) => warehouses.get(key(row.subWarehouse)) ?? 0;
    const categories = await this.categories(rows, warehouseOf);
    const categoryOf = (row: ProductRow) => categories.get(key(warehouseOf(row), row.category)) ?? 0;
    const subCategories = await this.subCategories(rows, categoryOf);
    const brands = await this.brands(rows.flatMap(({ brand }) => brand ?? []));
    return (row) => ({
      subCategoryId: subCategories.get(key(categoryOf(row), row.subCategory)) ?? 0,
      brandId: row.brand === undefined ? null : (brands.get(key(row.brand)) ?? null),
    });
  }

  /** Those that are there, each by its names from the outside in, as `placeKey` joins them. */
  async known(): Promise<Set<string>> {
    const rows = await this.db.query<{ warehouse: string; category: string | null; subCategory: string | null }>(
      `SELECT w.name warehouse, c.name category, s.name subCategory FROM sub_warehouse w
       LEFT JOIN category c ON c.sub_warehouse_id = w.id LEFT JOIN sub_category s ON s.category_id = c.id
       WHERE w.tenant_id = :tenantId`,
    );
    const brands = await this.db.of(BrandEntity).find();
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

  private async subWarehouses(rows: readonly ProductRow[]) {
    const table = this.db.of(SubWarehouseEntity);
    const wanted = rows.map(({ subWarehouse: name }) => ({ name }));
    return findOrMake(
      wanted,
      ({ name }) => key(name),
      await table.find(),
      (missing) => table.insertMany(missing),
    );
  }

  private async categories(rows: readonly ProductRow[], warehouseOf: (row: ProductRow) => number) {
    const table = this.db.of(CategoryEntity);
    const wanted = rows.map((row) => ({ name: row.category, subWarehouseId: warehouseOf(row) }));
    return findOrMake(
      wanted,
      ({ subWarehouseId, name }) => key(subWarehouseId, name),
      await table.find(),
      (missing) => table.insertMany(missing),
    );
  }

  private async subCategories(rows: readonly ProductRow[], categoryOf: (row: ProductRow) => number) {
    const table = this.db.of(SubCategoryEntity);
    const wanted = rows.map((row) => ({ name: row.subCategory, categoryId: categoryOf(row) }));
    return findOrMake(
      wanted,
      ({ categoryId, name }) => key(categoryId, name),
      await table.find(),
      (missing) => table.insertMany(missing),
    );
  }

  private async brands(names: readonly string[]) {
    const table = this.db.of(BrandEntity);
    return findOrMake(
      names.map((name) => ({ name })),
      ({ name }) => key(name),
      await table.find(),
      (missing) => table.insertMany(missing),
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
