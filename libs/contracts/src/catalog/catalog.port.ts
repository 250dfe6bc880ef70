import type { Cents, Hundredths, StockMode } from '../amounts/amounts.js';
import type { ProductGtin } from '../identifiers/gtins.js';
import type { Category } from './catalog.schemas.js';

/** The fields of a product for other domains. */
export interface ProductFacts {
  productId: number;
  /** As in tables and on invoices, see `productName`. */
  name: string;
  hasWeight: StockMode;
  price: Cents;
  wholesalePrice: Cents;
  subWarehouseId: number;
  categoryId: number;
  subCategoryId: number;
  brandId: number | null;
  location: string;
  gtin: string;
  /** Further ones, as those of cases. */
  gtins?: ProductGtin[];
  disabled: boolean;
  /** Between which weights a piece usually is. */
  minWeight: Hundredths | null;
  maxWeight: Hundredths | null;
}

/** A supplier or a warehouse. */
export interface Named {
  id: number;
  name: string;
}

/** A product with the names of its places, for lists. */
export interface ProductListing {
  productId: number;
  secondaryName: string;
  tertiaryName: string;
  subWarehouse: Named;
  category: Named;
  subCategory: Named;
  brand: Named | null;
  price: Cents;
  wholesalePrice: Cents;
  hasWeight: StockMode;
  description: string;
  reorderPoint: number | null;
  location: string;
  gtin: string;
  /** Further ones, as those of cases. */
  gtins?: ProductGtin[];
  code: string;
  disabled: boolean;
  /** Key of its picture, see `pictureUrl`. */
  picture: string | null;
  /** Between which weights a piece usually is. */
  minWeight: Hundredths | null;
  maxWeight: Hundredths | null;
  /** Days from order to receipt; null if not set. */
  leadTimeDays: number | null;
  version: number;
}

export const CATALOG_PORT = Symbol('CATALOG_PORT');

/** A product as one store sees it. */
export interface OfferedProduct extends Pick<
  ProductFacts,
  'productId' | 'name' | 'hasWeight' | 'price' | 'wholesalePrice'
> {
  /** Enabled, and listed for the store. */
  orderable: boolean;
}

/** Products as the rest of the system sees them. All calls are within the tenant of the context. */
export interface CatalogPort {
  /** Facts of the products that exist in the tenant, by id; unknown ids are missing from the map. */
  products(productIds: readonly number[]): Promise<Map<number, ProductFacts>>;
  /** The fields of products for orders, each with whether the store may order it now. */
  offered(storeId: number, productIds: readonly number[]): Promise<Map<number, OfferedProduct>>;
  /** The tenant's products by name; without disabled ones by default. They are cached and must not be modified. */
  listing(options?: { includeDisabled?: boolean }): Promise<readonly Readonly<ProductListing>[]>;
  /** Every category of the first level, by warehouse and name. */
  categories(): Promise<Pick<Category, 'id' | 'name' | 'subWarehouse'>[]>;
  /** Which of these products the store may order (enabled and listed for it). */
  orderable(storeId: number, productIds: readonly number[]): Promise<Set<number>>;
  /** Substitutes by product, each in its sequence; products without any are missing. */
  alternates(productIds: readonly number[]): Promise<Map<number, number[]>>;
  /** The supplier; NOT_FOUND when it is not the tenant's. */
  brand(id: number): Promise<Named>;
  /** The area of the warehouse; NOT_FOUND when it is not the tenant's. */
  subWarehouse(id: number): Promise<Named>;
  /** Every area of the warehouse, by name. */
  subWarehouses(): Promise<Named[]>;
  /**
   * Shows every product to a new store, including concurrently created ones. A user who was a store before gets the
   * previous selection back.
   */
  offerEverythingTo(storeId: number): Promise<void>;
  /** Each of these stores sees each of these products, too. */
  offer(storeIds: readonly number[], productIds: readonly number[]): Promise<void>;
  /** Shows all remaining products to each of these new stores, which already see `offered`. */
  offerRest(storeIds: readonly number[], offered: ReadonlySet<number>): Promise<void>;
  /** These stores, which are taken away again, see nothing. */
  withdrawFrom(storeIds: readonly number[]): Promise<void>;
}

/** Price of a piece or a pound for a store, by its price type. */
export function storePrice(
  store: { wholesalePrice: boolean },
  product: { price: Cents; wholesalePrice: Cents },
): Cents {
  return store.wholesalePrice ? product.wholesalePrice : product.price;
}
