import { type Brand, catalogMessages, type CreateNamed, type UpdateNamed } from '@depot/contracts/catalog';
import { describeActivity } from '@depot/node-context';
import { assertUnchanged } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../catalog-version/catalog-version.js';
import { assertNotInUse, computeNameVersion, withUniqueName } from '../named-rows.js';
import { BrandRepository } from './brand.repository.js';

/** Suppliers. */
@Injectable()
export class BrandService {
  constructor(
    private readonly brands: BrandRepository,
    private readonly catalogVersion: CatalogVersion,
  ) {}

  async list(): Promise<Brand[]> {
    return (await this.brands.list()).map(({ id, name }) => ({
      id,
      name,
      version: computeNameVersion(name),
    }));
  }

  async create({ name }: CreateNamed): Promise<Brand> {
    return {
      id: await withUniqueName(name, () => this.brands.insert({ name })),
      name,
      version: computeNameVersion(name),
    };
  }

  async update({ id, name, version }: UpdateNamed): Promise<Brand> {
    const { name: before } = await this.brands.lock(id);
    describeActivity({ before });
    assertUnchanged(version, { name: before });
    await withUniqueName(name, () => this.brands.update(id, { name }));
    await this.catalogVersion.change();
    return { id, name, version: computeNameVersion(name) };
  }

  /** Refused while products name it. */
  async remove(id: number): Promise<void> {
    const { name } = await this.brands.lock(id);
    describeActivity({ name });
    await assertNotInUse(catalogMessages.brandInUse, () => this.brands.remove(id));
  }
}
