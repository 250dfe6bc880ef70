import { catalogMessages, type Category, type CreateCategory, type UpdateCategory } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../catalog-version/catalog-version.js';
import { assertNotInUse, withUniqueName } from '../named-rows.js';
import { CategoryRepository } from './category.repository.js';
import { CategoryReader } from './category-reader.js';
import { SubWarehouseRepository } from './sub-warehouse.repository.js';

/** Category 1. */
@Injectable()
export class CategoryService {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly areas: SubWarehouseRepository,
    private readonly reader: CategoryReader,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  list(): Promise<Category[]> {
    return this.reader.list();
  }

  async create({ name, subWarehouse }: CreateCategory): Promise<Category> {
    await this.areas.lock(subWarehouse.id);
    const id = await withUniqueName(name, () => this.categories.insert({ name, subWarehouseId: subWarehouse.id }));
    return this.getCategory(id);
  }

  /** Renames it or moves it, with its products, to another warehouse. */
  async update({ id, name, subWarehouse, version }: UpdateCategory): Promise<Category> {
    const stored = await this.categories.lock(id);
    assertUnchanged(version, { name: stored.name, subWarehouseId: stored.subWarehouseId });
    describeActivity({}, { before: await this.getCategory(id) });
    await this.areas.lock(subWarehouse.id);
    await withUniqueName(name, () => this.categories.update(id, { name, subWarehouseId: subWarehouse.id }));
    await this.catalogVersion.change();
    return this.getCategory(id);
  }

  /** Removes it with its categories 2; refused while one of them has products. */
  async remove(id: number): Promise<void> {
    const { name } = await this.categories.lock(id);
    describeActivity({ name });
    await assertNotInUse(catalogMessages.categoryInUse, () => this.categories.remove(id));
  }

  private async getCategory(id: number): Promise<Category> {
    const category = (await this.reader.list()).find((one) => one.id === id);
    if (!category) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return category;
  }
}
