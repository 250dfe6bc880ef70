import type { Cents, Weighing } from '../amounts/index.js';

/** What other domains may know of a product. */
export interface ProductFacts {
  productId: number;
  /** As in tables and on invoices, see `productName`. */
  name: string;
  hasWeight: Weighing;
  price: Cents;
  wholesalePrice: Cents;
  subWarehouseId: number;
  categoryId: number;
  subCategoryId: number;
  brandId: number | null;
  location: string;
  gtin: string;
  disabled: boolean;
}

export const CATALOG_PORT = Symbol('CATALOG_PORT');

/** Products as the rest of the system sees them. All calls are within the tenant of the context. */
export interface CatalogPort {
  /** Facts of the products that exist in the tenant, by id; unknown ids are missing from the map. */
  products(productIds: readonly number[]): Promise<Map<number, ProductFacts>>;
  /** Which of these products the store may order (enabled and listed for it). */
  orderable(storeId: number, productIds: readonly number[]): Promise<Set<number>>;
  /** Substitutes of a product, in their sequence. */
  alternates(productId: number): Promise<number[]>;
  /** A new store sees every product. */
  offerEverythingTo(storeId: number): Promise<void>;
}
