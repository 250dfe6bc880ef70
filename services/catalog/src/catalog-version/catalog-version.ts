import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CatalogVersionRepository } from './catalog-version.repository.js';

/** Version by which each process checks whether its cached products of a tenant are current. */
@Injectable()
export class CatalogVersion {
  constructor(private readonly versions: CatalogVersionRepository) {}

  /**
   * Call after each change of data in a product listing: products, and the names and places of categories, areas and
   * suppliers. The version is random, so that a restored database never repeats one for other data.
   */
  async change(): Promise<void> {
    await this.versions.set(randomUUID());
  }

  /** The stored version; empty before the first change. */
  readCurrent(): Promise<string> {
    return this.versions.readCurrent();
  }
}
