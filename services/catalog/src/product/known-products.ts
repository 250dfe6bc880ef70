import type { ProductListing } from '@depot/contracts/catalog';
import { currentTenantId } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { CatalogVersion } from '../catalog-version/catalog-version.js';
import { ProductRepository } from './product.repository.js';
import { formatListing } from './product-listing.js';

/** Products remembered at most, of all tenants together. */
const capacity = 100_000;

type Product = Readonly<ProductListing>;
type Products = readonly Product[];

interface Known {
  version: string;
  products: Promise<Products>;
  /** Products by id; empty until they have been read. */
  byId: ReadonlyMap<number, Product>;
}

/**
 * All products of a tenant by name. They change rarely and are read constantly, together with the current stock, so a
 * process caches them and checks their version in the database.
 */
@Injectable()
export class KnownProducts {
  /** By tenant, least recently used first. */
  private readonly known = new Map<number, Known>();

  constructor(
    private readonly db: Db,
    private readonly products: ProductRepository,
    private readonly version: CatalogVersion,
  ) {}

  /** Includes disabled products. All callers share these objects, so they must not be modified. */
  async listAll(): Promise<Products> {
    if (this.mustRead) return this.read();
    const version = await this.version.readCurrent();
    const tenantId = currentTenantId();
    const known = this.known.get(tenantId);
    const current = known?.version === version ? known : { version, products: this.read(), byId: new Map() };
    this.known.delete(tenantId);
    this.known.set(tenantId, current);
    return current === known ? known.products : this.storeProducts(current);
  }

  /** The existing ones of these products, in no order; queries them alone if the tenant's products are not cached. */
  async findByIds(productIds: readonly number[]): Promise<Products> {
    const known = this.mustRead ? undefined : await this.findUnchanged(this.known.get(currentTenantId()));
    if (!known) return (await this.products.findByIds(productIds)).map(formatListing);
    return productIds.flatMap((id) => known.byId.get(id) ?? []);
  }

  /** True if the cache must be bypassed: only this transaction sees its own changes, and a replica may be behind. */
  private get mustRead(): boolean {
    return this.db.inTransaction || this.db.isBehind;
  }

  /** The cached products if they are read and unchanged. */
  private async findUnchanged(known: Known | undefined): Promise<Known | undefined> {
    if (!known || known.byId.size === 0) return undefined;
    if ((await this.version.readCurrent()) === known.version) return known;
    // Dropped until the next request for all products.
    this.dropTenant(known);
    return undefined;
  }

  private dropTenant(known: Known): void {
    const tenantId = currentTenantId();
    if (this.known.get(tenantId) === known) this.known.delete(tenantId);
  }

  private async storeProducts(known: Known): Promise<Products> {
    try {
      const products = await known.products;
      known.byId = new Map(products.map((product) => [product.productId, product]));
      this.limitCapacity();
      return products;
    } catch (error) {
      this.dropTenant(known);
      throw error;
    }
  }

  /** Drops the least recently used tenants. */
  private limitCapacity(): void {
    let all = [...this.known.values()].reduce((sum, { byId }) => sum + byId.size, 0);
    for (const [tenantId, { byId }] of this.known) {
      if (all <= capacity) return;
      this.known.delete(tenantId);
      all -= byId.size;
    }
  }

  private async read(): Promise<Products> {
    return (await this.products.listAll()).map((row) => Object.freeze(formatListing(row)));
  }
}
