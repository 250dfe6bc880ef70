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
import { CatalogVersion } from '../catalog-version/catalog-version.js';
import { assertNotInUse, computeNameVersion, withUniqueName } from '../named-rows.js';
import { CategoryReader } from './category-reader.js';
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
    return areas.map(({ id, name }) => formatArea(id, name, categories));
  }

  async create({ name }: CreateNamed): Promise<SubWarehouse> {
    return formatArea(await withUniqueName(name, () => this.areas.insert({ name })), name, []);
  }

  async update({ id, name, version }: UpdateNamed): Promise<SubWarehouse> {
    const { name: before } = await this.areas.lock(id);
    describeActivity({ before });
    assertUnchanged(version, { name: before });
    await withUniqueName(name, () => this.areas.update(id, { name }));
    await this.catalogVersion.change();
    return formatArea(id, name, await this.categories.list());
  }

  /** Refused while it has categories. */
  async remove(id: number): Promise<void> {
    const { name } = await this.areas.lock(id);
    describeActivity({ name });
    await assertNotInUse(catalogMessages.warehouseInUse, () => this.areas.remove(id));
  }
}

/** An area with those of the categories that are kept there. */
function formatArea(id: number, name: string, categories: readonly Category[]): SubWarehouse {
  return {
    id,
    name,
    version: computeNameVersion(name),
    categories: categories.filter(({ subWarehouse }) => subWarehouse.id === id),
  };
}
