import {
  catalogMessages,
  type CreateSubCategory,
  type SubCategory,
  type UpdateSubCategory,
} from '@depot/contracts/catalog';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../catalog-version/catalog-version.js';
import { assertNotInUse, withUniqueName } from '../named-rows.js';
import { CategoryRepository } from './category.repository.js';
import { computeSubCategoryVersion } from './category-reader.js';
import { SubCategoryRepository } from './sub-category.repository.js';

/** Category 2. */
@Injectable()
export class SubCategoryService {
  constructor(
    private readonly subCategories: SubCategoryRepository,
    private readonly categories: CategoryRepository,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  async list(): Promise<SubCategory[]> {
    const rows = await this.subCategories.list();
    return rows.map(({ id, name, categoryId }) => formatSubCategory(id, name, { id: categoryId }));
  }

  async create({ name, category }: CreateSubCategory): Promise<SubCategory> {
    await this.categories.lock(category.id);
    const id = await withUniqueName(name, () => this.subCategories.insert({ name, categoryId: category.id }));
    return formatSubCategory(id, name, category);
  }

  /** Renames it or moves it, with its products, to another category 1. */
  async update({ id, name, category, version }: UpdateSubCategory): Promise<SubCategory> {
    await this.categories.lock(category.id);
    const before = await this.subCategories.lock(id);
    assertUnchanged(version, { name: before.name, categoryId: before.categoryId });
    describeActivity({}, { before: formatSubCategory(id, before.name, { id: before.categoryId }) });
    await withUniqueName(name, () => this.subCategories.update(id, { name, categoryId: category.id }));
    await this.catalogVersion.change();
    return formatSubCategory(id, name, category);
  }

  /** Refused while it has products. */
  async remove(id: number): Promise<void> {
    const { name } = await this.subCategories.lock(id);
    describeActivity({ name });
    await assertNotInUse(catalogMessages.categoryInUse, () => this.subCategories.remove(id));
  }
}

function formatSubCategory(id: number, name: string, category: { id: number }): SubCategory {
  return { id, name, category: { id: category.id }, version: computeSubCategoryVersion(name, category.id) };
}
