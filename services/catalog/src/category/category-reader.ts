import type { Category } from '@depot/contracts/catalog';
import { computeContentVersion } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CategoryRepository } from './category.repository.js';

/** Version of the editable fields of a category 1 or a category 2. */
const computeCategoryVersion = (name: string, subWarehouseId: number): string =>
  computeContentVersion({ name, subWarehouseId });
export const computeSubCategoryVersion = (name: string, categoryId: number): string =>
  computeContentVersion({ name, categoryId });

/** Both levels of categories in one query. */
@Injectable()
export class CategoryReader {
  constructor(private readonly categories: CategoryRepository) {}

  async list(): Promise<Category[]> {
    const categories = new Map<number, Category>();
    for (const row of await this.categories.readTree()) {
      const { id, name, subCategoryId, subCategoryName } = row;
      const subWarehouse = { id: row.subWarehouseId, name: row.subWarehouseName };
      const category = categories.get(id) ?? {
        id,
        name,
        version: computeCategoryVersion(name, subWarehouse.id),
        subWarehouse,
        subCategories: [],
      };
      const second = subCategoryName ?? '';
      if (subCategoryId !== null)
        category.subCategories.push({
          id: subCategoryId,
          name: second,
          version: computeSubCategoryVersion(second, id),
        });
      categories.set(id, category);
    }
    return [...categories.values()];
  }
}
