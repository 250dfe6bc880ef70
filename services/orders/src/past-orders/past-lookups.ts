import type { StockMode } from '@depot/contracts/amounts';
import {
  CATALOG_PORT,
  catalogMessages,
  type CatalogPort,
  type ProductListing,
  productName,
  productsByCall,
} from '@depot/contracts/catalog';
import { IDENTITY_PORT, type IdentityPort, type StoreFacts } from '@depot/contracts/identity';
import { type Called, called } from '@depot/contracts/importing';
import { orderMessages } from '@depot/contracts/orders';
import { currentContext } from '@depot/node-context';
import { type RejectRow, requireOnlyOne } from '@depot/node-importing';
import { Inject, Injectable } from '@nestjs/common';

export interface KnownProduct {
  productId: number;
  name: string;
  hasWeight: StockMode;
}

/** Stores and products of the tenant by the names and codes of an import file. */
export interface Lookups {
  stores: Called<StoreFacts>;
  products: Called<ProductListing>;
  timezone: string;
}

/** Rejects the row if no store, or several, have the name. */
export function findStoreId(line: number, name: string, { stores }: Lookups, reject: RejectRow): number | undefined {
  const refusals = { none: orderMessages.importUnknownStore, several: orderMessages.importSeveralStores };
  return requireOnlyOne({ line, field: 'store', name, known: stores }, refusals, reject)?.storeId;
}

/** Rejects the row if no product, or several, have the name or code. */
export function findProduct(line: number, name: string, { products }: Lookups, reject: RejectRow) {
  const refusals = { none: orderMessages.importUnknownProduct, several: catalogMessages.severalProducts };
  const product = requireOnlyOne({ line, field: 'product', name, known: products }, refusals, reject);
  return product && toKnownProduct(product);
}

const toKnownProduct = (product: ProductListing): KnownProduct => ({
  productId: product.productId,
  hasWeight: product.hasWeight,
  name: productName(product),
});

/** Loads stores and products once per run of an import. */
@Injectable()
export class PastLookups {
  private readonly byRun = new WeakMap<object, Promise<Lookups>>();

  constructor(
    @Inject(IDENTITY_PORT) private readonly identity: IdentityPort,
    @Inject(CATALOG_PORT) private readonly catalog: CatalogPort,
  ) {}

  loadOnce(): Promise<Lookups> {
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
      stores: called(stores, ({ name }) => name),
      products: productsByCall(await this.catalog.listing({ includeDisabled: true })),
    };
  }
}
