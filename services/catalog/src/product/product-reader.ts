import { type OfferedProduct, type ProductListing, productName } from '@depot/contracts/catalog';
import { Injectable } from '@nestjs/common';
import { VisibilityRepository } from '../visibility/visibility.repository.js';
import { KnownProducts } from './known-products.js';
import { ProductRepository } from './product.repository.js';

/** Products with the names of their places. */
@Injectable()
export class ProductReader {
  constructor(
    private readonly products: ProductRepository,
    private readonly known: KnownProducts,
    private readonly visibility: VisibilityRepository,
  ) {}

  /** By name. */
  async list({ includeDisabled = false, subWarehouseId = null as number | null } = {}): Promise<
    readonly Readonly<ProductListing>[]
  > {
    const products = await this.known.listAll();
    return products.filter((product) => (includeDisabled || !product.disabled) && isIn(subWarehouseId, product));
  }

  /** Enabled products that are listed for the store, by name. */
  async listForStore(
    storeId: number,
    subWarehouseId: number | null = null,
  ): Promise<readonly Readonly<ProductListing>[]> {
    const listed = new Set(await this.visibility.listProductIds(storeId));
    const products = await this.known.listAll();
    return products.filter(
      (product) => !product.disabled && listed.has(product.productId) && isIn(subWarehouseId, product),
    );
  }

  /** In no order; unknown ids are left out. */
  async findByIds(productIds: readonly number[]): Promise<readonly Readonly<ProductListing>[]> {
    return productIds.length === 0 ? [] : this.known.findByIds(productIds);
  }

  /** Products as orders need them: few columns, and no names of places. */
  async listOffered(storeId: number, productIds: readonly number[]): Promise<OfferedProduct[]> {
    if (productIds.length === 0) return [];
    const rows = await this.products.listOffered(storeId, productIds);
    return rows.map((row) => ({
      productId: row.productId,
      name: productName(row),
      hasWeight: row.hasWeight,
      price: row.price,
      wholesalePrice: row.wholesalePrice,
      orderable: row.orderable === 1,
    }));
  }

  async findOrderable(storeId: number, productIds: readonly number[]): Promise<Set<number>> {
    return this.products.findOrderable(storeId, productIds);
  }
}

const isIn = (subWarehouseId: number | null, { subWarehouse }: ProductListing) =>
  subWarehouseId === null || subWarehouse.id === subWarehouseId;
