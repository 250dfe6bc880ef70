import type { StockMode } from '@depot/contracts/amounts';
import { CATALOG_PORT, type CatalogPort, productName, productsByCall } from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort } from '@depot/contracts/identity';
import { currentContext } from '@depot/node-context';
import { Inject, Injectable } from '@nestjs/common';

export interface KnownProduct {
  productId: number;
  name: string;
  hasWeight: StockMode;
}

/** Names of an import file, and what they mean in the tenant. Names and codes are compared in lower case. */
export interface Lookups {
  stores: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, KnownProduct>;
  timezone: string;
}

/** Finds stores by name, products by code or name; once for each run of an import. */
@Injectable()
export class PastLookups {
  private readonly byRun = new WeakMap<object, Promise<Lookups>>();

  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  forThisRun(): Promise<Lookups> {
    const run = currentContext();
    const known = this.byRun.get(run) ?? this.load();
    this.byRun.set(run, known);
    return known;
  }

  private async load(): Promise<Lookups> {
    const stores = [...(await this.identity.stores()).values()];
    const { timezone } = await this.identity.tenant();
    return {
      timezone,
      stores: new Map(stores.map(({ name, storeId }) => [name.toLowerCase(), storeId])),
      products: await this.products(),
    };
  }

  private async products(): Promise<Map<string, KnownProduct>> {
    const listing = productsByCall(await this.catalog.listing({ includeDisabled: true }));
    return new Map(
      [...listing].map(([call, product]) => [
        call,
        { productId: product.productId, hasWeight: product.hasWeight, name: productName(product) },
      ]),
    );
  }
}
