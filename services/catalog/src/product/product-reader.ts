import { type OfferedProduct, type ProductListing, productName } from '@depot/contracts/catalog';
import { Db } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { KnownProducts } from '../listing/known-products.js';
import { listing, type ProductRow } from '../listing/product-listing.js';
import { Visibility } from '../visibility/visibility.js';
import * as sql from './product.queries.js';

interface OfferedRow
  extends Omit<OfferedProduct, 'name' | 'orderable'>, Pick<ProductListing, 'secondaryName' | 'tertiaryName'> {
  orderable: 0 | 1;
}

/** Products with the names of where they belong. */
@Injectable()
export class ProductReader {
  constructor(
    private readonly db: Db,
    private readonly known: KnownProducts,
    private readonly visibility: Visibility,
  ) {}

  /** By name. */
  async list({ includeDisabled = false, subWarehouseId = null as number | null } = {}): Promise<
    readonly Readonly<ProductListing>[]
  > {
    const products = await this.known.all();
    return products.filter((product) => (includeDisabled || !product.disabled) && isIn(subWarehouseId, product));
  }

  /** Enabled products that are listed for the store, by name. */
  async listForStore(
    storeId: number,
    subWarehouseId: number | null = null,
  ): Promise<readonly Readonly<ProductListing>[]> {
    const listed = new Set(await this.visibility.productsOf(storeId));
    const products = await this.known.all();
    return products.filter(
      (product) => !product.disabled && listed.has(product.productId) && isIn(subWarehouseId, product),
    );
  }

  async byId(productIds: readonly number[]): Promise<ProductListing[]> {
    if (productIds.length === 0) return [];
    return (await this.db.query<ProductRow>(sql.productsById, { productIds })).map(listing);
  }

  /** What orders must know of the products: a narrow row each, and no names of places. */
  async offered(storeId: number, productIds: readonly number[]): Promise<OfferedProduct[]> {
    if (productIds.length === 0) return [];
    const rows = await this.db.query<OfferedRow>(sql.productsOffered, { storeId, productIds });
    return rows.map((row) => ({
      productId: row.productId,
      name: productName(row),
      hasWeight: row.hasWeight,
      price: row.price,
      wholesalePrice: row.wholesalePrice,
      orderable: row.orderable === 1,
    }));
  }

  async orderable(storeId: number, productIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.db.query<{ productId: number }>(sql.orderableProducts, { storeId, productIds });
    return new Set(rows.map(({ productId }) => productId));
  }
}

const isIn = (subWarehouseId: number | null, { subWarehouse }: ProductListing) =>
  subWarehouseId === null || subWarehouse.id === subWarehouseId;
