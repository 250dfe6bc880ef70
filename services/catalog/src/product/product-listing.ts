import type { ProductListing } from '@depot/contracts/catalog';

/** A product as the queries of products answer it. */
export interface ProductRow extends Omit<
  ProductListing,
  'subWarehouse' | 'category' | 'subCategory' | 'brand' | 'disabled'
> {
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

/**
 * Written out, field by field: there are thousands of rows, and V8 copies wide objects by rest and spread far more
 * slowly.
 */
export function formatListing(row: ProductRow): ProductListing {
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
    gtins: row.gtins,
    code: row.code,
    disabled: row.disabled === 1,
    picture: row.picture,
    minWeight: row.minWeight,
    maxWeight: row.maxWeight,
    leadTimeDays: row.leadTimeDays,
    version: row.version,
  };
}
