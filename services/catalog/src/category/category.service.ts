import { catalogMessages, type Category, type CreateCategory, type UpdateCategory } from '@depot/contracts/catalog';
import { commonMessages, DomainError } from '@depot/contracts/errors';
import { describeActivity } from '@depot/node-context';
import { Db, refuseStale } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../listing/catalog-version.js';
import { unlessInUse, withUniqueName } from '../named-rows.js';
import { SubWarehouseEntity } from '../sub-warehouse/sub-warehouse.entity.js';
import { CategoryEntity } from './category.entity.js';
import { CategoryReader } from './category-reader.js';

/** Category 1. */
@Injectable()
export class CategoryService {
  constructor(
    private readonly db: Db,
    private readonly reader: CategoryReader,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  list(): Promise<Category[]> {
    return this.reader.list();
  }

  async create({ name, subWarehouse }: CreateCategory): Promise<Category> {
    await this.db.of(SubWarehouseEntity).requireLocked({ id: subWarehouse.id });
    const id = await withUniqueName(name, () => this.categories.insert({ name, subWarehouseId: subWarehouse.id }));
    return this.one(id);
  }

  /** Renames it or moves it, with its products, to another warehouse. */
  async update({ id, name, subWarehouse, version }: UpdateCategory): Promise<Category> {
    const stored = await this.categories.requireLocked({ id });
    refuseStale(version, { name: stored.name, subWarehouseId: stored.subWarehouseId });
    describeActivity({}, { before: await this.one(id) });
    await this.db.of(SubWarehouseEntity).requireLocked({ id: subWarehouse.id });
    await withUniqueName(name, () => this.categories.update({ id }, { name, subWarehouseId: subWarehouse.id }));
    await this.catalogVersion.change();
    return this.one(id);
  }

  /** Removes it with its categories 2; refused while one of them has products. */
  async remove(id: number): Promise<void> {
    const { name } = await this.categories.requireLocked({ id });
    describeActivity({ name });
    await unlessInUse(catalogMessages.categoryInUse, () => this.categories.delete({ id }));
  }

  private async one(id: number): Promise<Category> {
    const category = (await this.reader.list()).find((one) => one.id === id);
    if (!category) throw new DomainError('NOT_FOUND', commonMessages.notFound);
    return category;
  }

  private get categories() {
    return this.db.of(CategoryEntity);
  }
}
