import type { Category } from '@depot/contracts/catalog';
import { contentVersion, Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';

interface TreeRow {
  id: number;
  name: string;
  subWarehouseId: number;
  subWarehouseName: string;
  subCategoryId: number | null;
  subCategoryName: string | null;
}

const tree = `
  SELECT c.id, c.name, w.id AS subWarehouseId, w.name AS subWarehouseName, s.id AS subCategoryId, s.name AS subCategoryName
  FROM category c JOIN sub_warehouse w ON w.id = c.sub_warehouse_id LEFT JOIN sub_category s ON s.category_id = c.id
  WHERE c.tenant_id = :tenantId
  ORDER BY w.name, c.name, s.name`;

/** What can be edited of a category 1 and of a category 2. */
export const categoryVersion = (name: string, subWarehouseId: number): string =>
  contentVersion({ name, subWarehouseId });
export const subCategoryVersion = (name: string, categoryId: number): string => contentVersion({ name, categoryId });

/** Both levels of categories in one query. */
@Injectable()
export class CategoryReader {
  constructor(private readonly db: Db) {}

  async list(): Promise<Category[]> {
    const categories = new Map<number, Category>();
    for (const row of await this.db.query<TreeRow>(tree)) {
      const { id, name, subCategoryId, subCategoryName } = row;
      const subWarehouse = { id: row.subWarehouseId, name: row.subWarehouseName };
      const category = categories.get(id) ?? {
        id,
        name,
        version: categoryVersion(name, subWarehouse.id),
        subWarehouse,
        subCategories: [],
      };
      const second = subCategoryName ?? '';
      if (subCategoryId !== null)
        category.subCategories.push({ id: subCategoryId, name: second, version: subCategoryVersion(second, id) });
      categories.set(id, category);
    }
    return [...categories.values()];
  }
}
