import { Db, type NewRow } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CategoryEntity } from './category.entity.js';

/** A category 2 with its category 1; one row without the former for a category 1 that has none. */
export interface TreeRow {
  id: number;
  name: string;
  subWarehouseId: number;
  subWarehouseName: string;
  subCategoryId: number | null;
  subCategoryName: string | null;
}

const treeSql = `
  SELECT c.id, c.name, w.id AS subWarehouseId, w.name AS subWarehouseName, s.id AS subCategoryId,
    s.name AS subCategoryName
  FROM category c JOIN sub_warehouse w ON w.id = c.sub_warehouse_id LEFT JOIN sub_category s ON s.category_id = c.id
  WHERE c.tenant_id = :tenantId
  ORDER BY w.name, c.name, s.name`;

/** Reads and writes categories 1, and both levels together. */
@Injectable()
export class CategoryRepository {
  constructor(private readonly db: Db) {}

  /** By name. */
  list(): Promise<CategoryEntity[]> {
    return this.openRows().find({}, { order: { name: 'ASC' } });
  }

  /**
   * Locks the category until the end of the transaction.
   * @throws NOT_FOUND for an unknown category
   */
  lock(id: number): Promise<CategoryEntity> {
    return this.openRows().requireLocked({ id });
  }

  insert(category: NewRow<CategoryEntity>): Promise<number> {
    return this.openRows().insert(category);
  }

  /** Returns the ids, in order. */
  insertMany(rows: readonly NewRow<CategoryEntity>[]): Promise<number[]> {
    return this.db.bulk(CategoryEntity).insertReturningIds(rows);
  }

  async update(id: number, changes: Partial<Omit<CategoryEntity, 'id' | 'tenantId'>>): Promise<void> {
    await this.openRows().update({ id }, changes);
  }

  async remove(id: number): Promise<void> {
    await this.openRows().delete({ id });
  }

  /** Both levels, by the names from the outside in. */
  readTree(): Promise<TreeRow[]> {
    return this.db.query<TreeRow>(treeSql);
  }

  /** Names of areas and the categories in them, outermost first. */
  listPlaceNames(): Promise<{ warehouse: string; category: string | null; subCategory: string | null }[]> {
    return this.db.query(
      `SELECT w.name warehouse, c.name category, s.name subCategory FROM sub_warehouse w
       LEFT JOIN category c ON c.sub_warehouse_id = w.id LEFT JOIN sub_category s ON s.category_id = c.id
       WHERE w.tenant_id = :tenantId`,
    );
  }

  private openRows() {
    return this.db.of(CategoryEntity);
  }
}
