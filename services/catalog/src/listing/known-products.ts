import type { ProductListing } from '@depot/contracts/catalog';
import { currentTenantId } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ProductRepository } from '../product/product.repository.js';
import { CatalogVersion } from './catalog-version.js';
import { listing } from './product-listing.js';

/** Products remembered at most, of all tenants together. */
const capacity = 100_000;

type Products = readonly Readonly<ProductListing>[];

interface Known {
  version: string;
  products: Promise<Products>;
  /** How many they are; 0 until they have been read. */
  size: number;
}

/**
 * All products of a tenant by name. They change rarely and are asked for all the time, with the stock of the moment, so
 * a process remembers them and asks the database whether they still are what they were.
 */
@Injectable()
export class KnownProducts {
  /** By tenant; whose products were asked for last stand last. */
  private readonly known = new Map<number, Known>();

  constructor(
    private readonly db: Db,
    private readonly products: ProductRepository,
    private readonly version: CatalogVersion,
  ) {}

  /** Disabled ones too. Everybody gets the same objects: they are not to be changed. */
  async all(): Promise<Products> {
    // What this transaction has changed itself is known to it alone, and what a replica says may be old.
    if (this.db.inTransaction || this.db.isBehind) return this.read();
    const version = await this.version.current();
    const tenantId = currentTenantId();
    const known = this.known.get(tenantId);
    const current = known?.version === version ? known : { version, products: this.read(), size: 0 };
    this.known.delete(tenantId);
    this.known.set(tenantId, current);
    return current === known ? known.products : this.keep(tenantId, current);
  }

  private async keep(tenantId: number, known: Known): Promise<Products> {
    try {
      const products = await known.products;
      known.size = products.length;
      this.makeRoom();
      return products;
    } catch (error) {
      if (this.known.get(tenantId) === known) this.known.delete(tenantId);
      throw error;
    }
  }

  /** Forgets those that were asked for longest ago. */
  private makeRoom(): void {
    let all = [...this.known.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [tenantId, { size }] of this.known) {
      if (all <= capacity) return;
      this.known.delete(tenantId);
      all -= size;
    }
  }

  private async read(): Promise<Products> {
    return (await this.products.all()).map((row) => Object.freeze(listing(row)));
  }
}
