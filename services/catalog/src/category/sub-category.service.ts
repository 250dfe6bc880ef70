import {
  catalogMessages,
  type CreateSubCategory,
  type SubCategory,
  type UpdateSubCategory,
} from '@depot/contracts/catalog';
import { describeActivity } from '@depot/node-context';
import { Db, refuseStale } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../listing/catalog-version.js';
import { unlessInUse, withUniqueName } from '../named-rows.js';
import { CategoryEntity } from './category.entity.js';
import { subCategoryVersion } from './category-reader.js';
import { SubCategoryEntity } from './sub-category.entity.js';

/** Category 2. */
@Injectable()
export class SubCategoryService {
  constructor(
    private readonly db: Db,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  async list(): Promise<SubCategory[]> {
    const rows = await this.subCategories.find({}, { order: { name: 'ASC' } });
    return rows.map(({ id, name, categoryId }) => answer(id, name, { id: categoryId }));
  }

  async create({ name, category }: CreateSubCategory): Promise<SubCategory> {
    await this.db.of(CategoryEntity).requireLocked({ id: category.id });
    const id = await withUniqueName(name, () => this.subCategories.insert({ name, categoryId: category.id }));
    return answer(id, name, category);
  }

  /** Renames it or moves it, with its products, to another category 1. */
  async update({ id, name, category, version }: UpdateSubCategory): Promise<SubCategory> {
    await this.db.of(CategoryEntity).requireLocked({ id: category.id });
    const before = await this.subCategories.requireLocked({ id });
    refuseStale(version, { name: before.name, categoryId: before.categoryId });
    describeActivity({}, { before: answer(id, before.name, { id: before.categoryId }) });
    await withUniqueName(name, () => this.subCategories.update({ id }, { name, categoryId: category.id }));
    await this.catalogVersion.change();
    return answer(id, name, category);
  }

  /** Refused while products belong to it. */
  async remove(id: number): Promise<void> {
    const { name } = await this.subCategories.requireLocked({ id });
    describeActivity({ name });
    await unlessInUse(catalogMessages.categoryInUse, () => this.subCategories.delete({ id }));
  }

  private get subCategories() {
    return this.db.of(SubCategoryEntity);
  }
}

function answer(id: number, name: string, category: { id: number }): SubCategory {
  return { id, name, category: { id: category.id }, version: subCategoryVersion(name, category.id) };
}
