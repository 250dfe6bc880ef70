import {
  catalogMessages,
  type Category,
  type CreateNamed,
  type SubWarehouse,
  type UpdateNamed,
} from '@depot/contracts/catalog';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CategoryReader } from '../category/category-reader.js';
import { CatalogVersion } from '../listing/catalog-version.js';
import { namedVersion, unlessInUse, withUniqueName } from '../named-rows.js';
import { SubWarehouseRepository } from './sub-warehouse.repository.js';

/** Areas of the warehouse. */
@Injectable()
export class SubWarehouseService {
  constructor(
    private readonly areas: SubWarehouseRepository,
    private readonly categories: CategoryReader,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  async list(): Promise<SubWarehouse[]> {
    const areas = await this.areas.list();
    const categories = await this.categories.list();
    return areas.map(({ id, name }) => areaOf(id, name, categories));
  }

  async create({ name }: CreateNamed): Promise<SubWarehouse> {
    return areaOf(await withUniqueName(name, () => this.areas.insert({ name })), name, []);
  }

  async update({ id, name, version }: UpdateNamed): Promise<SubWarehouse> {
    const { name: before } = await this.areas.lock(id);
    describeActivity({ before });
    assertUnchanged(version, { name: before });
    await withUniqueName(name, () => this.areas.update(id, { name }));
    await this.catalogVersion.change();
    return areaOf(id, name, await this.categories.list());
  }

  /** Refused while it has categories. */
  async remove(id: number): Promise<void> {
    const { name } = await this.areas.lock(id);
    describeActivity({ name });
    await unlessInUse(catalogMessages.warehouseInUse, () => this.areas.remove(id));
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
