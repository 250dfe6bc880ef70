import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CatalogVersionRepository } from './catalog-version.repository.js';

/** Tells every process whether the products that it remembers of a tenant are still those of the database. */
@Injectable()
export class CatalogVersion {
  constructor(private readonly versions: CatalogVersionRepository) {}

  /**
   * To be called by whatever changes something that a listing of products says: products themselves, and the names and
   * places of categories, areas and suppliers. Random, so that a database that was restored never says what it said
   * before of something else.
   */
  async change(): Promise<void> {
    await this.versions.set(randomUUID());
  }

  /** As it is stored; empty where nothing has been changed yet. */
  current(): Promise<string> {
    return this.versions.current();
  }
}
