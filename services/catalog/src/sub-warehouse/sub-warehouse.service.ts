import { Injectable } from '@nestjs/common';
import { catalogMessages, type CreateNamed, type SubWarehouse, type UpdateNamed } from '@depot/contracts/catalog';
import { describeActivity } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { CategoryReader } from '../category/category-reader.js';
import { unlessInUse, withUniqueName } from '../named-rows.js';
import { SubWarehouseEntity } from './sub-warehouse.entity.js';

/** Areas of the warehouse. */
@Injectable()
export class SubWarehouseService {
  constructor(
    private readonly db: Db,
    private readonly categories: CategoryReader,
  ) {}

  async list(): Promise<SubWarehouse[]> {
    const areas = await this.areas.find({}, { order: { name: 'ASC' } });
    const categories = await this.categories.list();
    return areas.map(({ id, name }) => ({ id, name, categories: categories.filter(({ subWarehouse }) => subWarehouse.id === id) }));
  }

  async create({ name }: CreateNamed): Promise<SubWarehouse> {
    return { id: await withUniqueName(name, () => this.areas.insert({ name })), name, categories: [] };
  }

  async update({ id, name }: UpdateNamed): Promise<SubWarehouse> {
    const { name: before } = await this.areas.requireLocked({ id });
    describeActivity({ before });
    await withUniqueName(name, () => this.areas.update({ id }, { name }));
    const categories = await this.categories.list();
    return { id, name, categories: categories.filter(({ subWarehouse }) => subWarehouse.id === id) };
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
