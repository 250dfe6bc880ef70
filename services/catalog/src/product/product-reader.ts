import { Injectable } from '@nestjs/common';
import type { ProductListing } from '@depot/contracts/catalog';
import { Db } from '@depot/node-database';
import * as sql from './product.queries.js';

interface ProductRow extends Omit<ProductListing, 'subWarehouse' | 'category' | 'subCategory' | 'brand' | 'disabled'> {
  subWarehouseId: number;
  subWarehouseName: string;
  categoryId: number;
  categoryName: string;
  subCategoryId: number;
  subCategoryName: string;
  brandId: number | null;
  brandName: string | null;
  disabled: 0 | 1;
}

/** Products with the names of where they belong, each list in one query. */
@Injectable()
export class ProductReader {
  constructor(private readonly db: Db) {}

  async list({ includeDisabled = false, subWarehouseId = null as number | null } = {}): Promise<ProductListing[]> {
    const disabled = includeDisabled ? [0, 1] : [0];
    return (await this.db.query<ProductRow>(sql.productsOfTenant, { disabled, subWarehouseId })).map(listing);
  }

  /** Enabled products that are listed for the store. */
  async listForStore(storeId: number, subWarehouseId: number | null = null): Promise<ProductListing[]> {
    return (await this.db.query<ProductRow>(sql.productsForStore, { storeId, subWarehouseId })).map(listing);
  }

  async byId(productIds: readonly number[]): Promise<ProductListing[]> {
    if (productIds.length === 0) return [];
    return (await this.db.query<ProductRow>(sql.productsById, { productIds })).map(listing);
  }

  /** As `byId`, each with whether the store may order it. */
  async offered(storeId: number, productIds: readonly number[]): Promise<(ProductListing & { orderable: boolean })[]> {
    if (productIds.length === 0) return [];
    const rows = await this.db.query<ProductRow & { orderable: 0 | 1 }>(sql.productsOffered, { storeId, productIds });
    return rows.map((row) => Object.assign(listing(row), { orderable: row.orderable === 1 }));
  }

  async orderable(storeId: number, productIds: readonly number[]): Promise<Set<number>> {
    const rows = await this.db.query<{ productId: number }>(sql.orderableProducts, { storeId, productIds });
    return new Set(rows.map(({ productId }) => productId));
  }
}

/** Written out, field by field: there are thousands of rows, and V8 copies wide objects by rest and spread three hundred times slower. */
function listing(row: ProductRow): ProductListing {
  return {
    productId: row.productId,
    secondaryName: row.secondaryName,
    tertiaryName: row.tertiaryName,
    subWarehouse: { id: row.subWarehouseId, name: row.subWarehouseName },
    category: { id: row.categoryId, name: row.categoryName },
    subCategory: { id: row.subCategoryId, name: row.subCategoryName },
    brand: row.brandId === null ? null : { id: row.brandId, name: row.brandName ?? '' },
    price: row.price,
    wholesalePrice: row.wholesalePrice,
    hasWeight: row.hasWeight,
    description: row.description,
    reorderPoint: row.reorderPoint,
    location: row.location,
    gtin: row.gtin,
    code: row.code,
    disabled: row.disabled === 1,
    picture: row.picture,
    minWeight: row.minWeight,
    maxWeight: row.maxWeight,
    leadTimeDays: row.leadTimeDays,
    version: row.version,
  };
}
