import type { ProductListing } from '@depot/contracts/catalog';
import { currentTenantId } from '@depot/node-context';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { ProductRepository } from '../product/product.repository.js';
import { CatalogVersion } from './catalog-version.js';
import { listing } from './product-listing.js';

/** Products remembered at most, of all tenants together. */
const capacity = 100_000;

type Product = Readonly<ProductListing>;
type Products = readonly Product[];

interface Known {
  version: string;
  products: Promise<Products>;
  /** The same by their ids; empty until they have been read. */
  byId: ReadonlyMap<number, Product>;
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
    if (this.mustRead) return this.read();
    const version = await this.version.current();
    const tenantId = currentTenantId();
    const known = this.known.get(tenantId);
    const current = known?.version === version ? known : { version, products: this.read(), byId: new Map() };
    this.known.delete(tenantId);
    this.known.set(tenantId, current);
    return current === known ? known.products : this.keep(current);
  }

  /** Those of them that exist, in no order; asks for them alone where not all of the tenant are remembered. */
  async some(productIds: readonly number[]): Promise<Products> {
    const known = this.mustRead ? undefined : await this.still(this.known.get(currentTenantId()));
    if (!known) return (await this.products.byId(productIds)).map(listing);
    return productIds.flatMap((id) => known.byId.get(id) ?? []);
  }

  /** What this transaction has changed itself is known to it alone, and what a replica says may be old. */
  private get mustRead(): boolean {
    return this.db.inTransaction || this.db.isBehind;
  }

  /** What is remembered, if it has been read and nothing has changed since. */
  private async still(known: Known | undefined): Promise<Known | undefined> {
    if (!known || known.byId.size === 0) return undefined;
    if ((await this.version.current()) === known.version) return known;
    // Until somebody asks for all of them, nobody needs to look again.
    this.forget(known);
    return undefined;
  }

  private forget(known: Known): void {
    const tenantId = currentTenantId();
    if (this.known.get(tenantId) === known) this.known.delete(tenantId);
  }

  private async keep(known: Known): Promise<Products> {
    try {
      const products = await known.products;
      known.byId = new Map(products.map((product) => [product.productId, product]));
      this.makeRoom();
      return products;
    } catch (error) {
      this.forget(known);
      throw error;
    }
  }

  /** Forgets those that were asked for longest ago. */
  private makeRoom(): void {
    let all = [...this.known.values()].reduce((sum, { byId }) => sum + byId.size, 0);
    for (const [tenantId, { byId }] of this.known) {
      if (all <= capacity) return;
      this.known.delete(tenantId);
      all -= byId.size;
    }
  }

  private async read(): Promise<Products> {
    return (await this.products.all()).map((row) => Object.freeze(listing(row)));
  }
}
