import {
  type CatalogPort,
  type Category,
  type Named,
  type OfferedProduct,
  type ProductFacts,
  type ProductListing,
  productName,
} from '@depot/contracts/catalog';
import { grouped } from '@depot/node-database';
import { Injectable } from '@nestjs/common';
import { BrandRepository } from '../brand/brand.repository.js';
import { CategoryReader } from '../category/category-reader.js';
import { SubWarehouseRepository } from '../category/sub-warehouse.repository.js';
import { Alternates } from '../product/alternates.js';
import { ProductReader } from '../product/product-reader.js';
import { VisibilityRepository } from '../visibility/visibility.repository.js';

/** The catalogue for the other domains. */
@Injectable()
export class CatalogAdapter implements CatalogPort {
  constructor(
    private readonly reader: ProductReader,
    private readonly substitutes: Alternates,
    private readonly visibility: VisibilityRepository,
    private readonly tree: CategoryReader,
    private readonly brands: BrandRepository,
    private readonly areas: SubWarehouseRepository,
  ) {}

  async products(productIds: readonly number[]): Promise<Map<number, ProductFacts>> {
    const products = await this.reader.findByIds(productIds);
    return new Map(products.map((product) => [product.productId, formatFacts(product)]));
  }

  async offered(storeId: number, productIds: readonly number[]): Promise<Map<number, OfferedProduct>> {
    const products = await this.reader.listOffered(storeId, productIds);
    return new Map(products.map((product) => [product.productId, product]));
  }

  listing({ includeDisabled = false } = {}): Promise<readonly Readonly<ProductListing>[]> {
    return this.reader.list({ includeDisabled });
  }

  categories(): Promise<Category[]> {
    return this.tree.list();
  }

  orderable(storeId: number, productIds: readonly number[]): Promise<Set<number>> {
    return this.reader.findOrderable(storeId, productIds);
  }

  async alternates(productIds: readonly number[]): Promise<Map<number, number[]>> {
    const byProduct = grouped(await this.substitutes.findByProducts(productIds), ({ ofId }) => ofId);
    return new Map(
      [...byProduct].map(([productId, found]) => [productId, found.map((alternate) => alternate.productId)]),
    );
  }

  brand(id: number): Promise<Named> {
    return this.brands.require(id);
  }

  subWarehouse(id: number): Promise<Named> {
    return this.areas.require(id);
  }

  subWarehouses(): Promise<Named[]> {
    return this.areas.list();
  }

  async offerEverythingTo(storeId: number): Promise<void> {
    await this.visibility.lockShowing();
    const seen = await this.visibility.listProductIds(storeId);
    if (seen.length === 0) await this.visibility.showEverythingTo(storeId);
  }

  offer(storeIds: readonly number[], productIds: readonly number[]): Promise<void> {
    return this.visibility.show(storeIds, productIds);
  }

  async offerRest(storeIds: readonly number[], offered: ReadonlySet<number>): Promise<void> {
    await this.visibility.lockShowing();
    const products = await this.reader.list({ includeDisabled: true });
    const rest = products.map(({ productId }) => productId).filter((id) => !offered.has(id));
    await this.visibility.show(storeIds, rest);
  }

  withdrawFrom(storeIds: readonly number[]): Promise<void> {
    return this.visibility.hideEverythingFrom(storeIds);
  }
}

function formatFacts(product: Readonly<ProductListing>): ProductFacts {
  const { productId, hasWeight, price, wholesalePrice, location, gtin, gtins, disabled, minWeight, maxWeight } =
    product;
  return {
    productId,
    name: productName(product),
    hasWeight,
    price,
    wholesalePrice,
    subWarehouseId: product.subWarehouse.id,
    categoryId: product.category.id,
    subCategoryId: product.subCategory.id,
    brandId: product.brand?.id ?? null,
    location,
    gtin,
    gtins,
    disabled,
    minWeight,
    maxWeight,
  };
}
