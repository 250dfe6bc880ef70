import {
  catalogMessages,
  type Category,
  type CreateNamed,
  type SubWarehouse,
  type UpdateNamed,
} from '@depot/contracts/catalog';
import { describeActivity } from '@depot/node-context';
import { Db, refuseStale } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CategoryReader } from '../category/category-reader.js';
import { CatalogVersion } from '../listing/catalog-version.js';
import { namedVersion, unlessInUse, withUniqueName } from '../named-rows.js';
import { SubWarehouseEntity } from './sub-warehouse.entity.js';

/** Areas of the warehouse. */
@Injectable()
export class SubWarehouseService {
  constructor(
    private readonly db: Db,
    private readonly categories: CategoryReader,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  async list(): Promise<SubWarehouse[]> {
    const areas = await this.areas.find({}, { order: { name: 'ASC' } });
    const categories = await this.categories.list();
    return areas.map(({ id, name }) => areaOf(id, name, categories));
  }

  async create({ name }: CreateNamed): Promise<SubWarehouse> {
    return areaOf(await withUniqueName(name, () => this.areas.insert({ name })), name, []);
  }

  async update({ id, name, version }: UpdateNamed): Promise<SubWarehouse> {
    const { name: before } = await this.areas.requireLocked({ id });
    describeActivity({ before });
    refuseStale(version, { name: before });
    await withUniqueName(name, () => this.areas.update({ id }, { name }));
    await this.catalogVersion.change();
    return areaOf(id, name, await this.categories.list());
  }

  /** Refused while it has categories. */
  async remove(id: number): Promise<void> {
    const { name } = await this.areas.requireLocked({ id });
    describeActivity({ name });
    await unlessInUse(catalogMessages.warehouseInUse, () => this.areas.delete({ id }));
  }

  private get areas() {
    return this.db.of(SubWarehouseEntity);
  }
}

/** An area with those of the categories that are kept there. */
function areaOf(id: number, name: string, categories: readonly Category[]): SubWarehouse {
  return {
    id,
    name,
    version: namedVersion(name),
    categories: categories.filter(({ subWarehouse }) => subWarehouse.id === id),
  };
}
