/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
import type { brand, listedIds, product, subWarehouse } from '@depot/contracts/catalog';
import type { Output } from '@depot/contracts/wire';
export const catalogApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    catalogBrands: build.query<CatalogBrandsApiResponse, CatalogBrandsApiArg>({
      providesTags: ['Brand'] as const,
      query: () => ({ url: '/brand' }),
    }),
    catalogWarehouses: build.query<CatalogWarehousesApiResponse, CatalogWarehousesApiArg>({
      providesTags: ['Warehouse'] as const,
      query: () => ({ url: '/warehouse' }),
    }),
    catalogProducts: build.query<CatalogProductsApiResponse, CatalogProductsApiArg>({
      providesTags: ['Product'] as const,
      query: (params) => ({ url: '/product', params }),
    }),
    catalogProductIdsOfStore: build.query<CatalogProductIdsOfStoreApiResponse, CatalogProductIdsOfStoreApiArg>({
      providesTags: ['ProductVisibility'] as const,
      query: (params) => ({ url: '/user-product/product-ids', params }),
    }),
  }),
});
export type CatalogBrandsApiResponse = { list: Output<typeof brand>[]; message?: string };
export type CatalogBrandsApiArg = void;
export type CatalogWarehousesApiResponse = { list: Output<typeof subWarehouse>[]; message?: string };
export type CatalogWarehousesApiArg = void;
export type CatalogProductsApiResponse = { list: Output<typeof product>[] };
export type CatalogProductsApiArg = { includeDisabled?: boolean; subWarehouseId?: number };
export type CatalogProductIdsOfStoreApiResponse = Output<typeof listedIds>;
export type CatalogProductIdsOfStoreApiArg = { storeId: number };
export const {
  useCatalogBrandsQuery,
  useLazyCatalogBrandsQuery,
  useCatalogWarehousesQuery,
  useLazyCatalogWarehousesQuery,
  useCatalogProductsQuery,
  useLazyCatalogProductsQuery,
  useCatalogProductIdsOfStoreQuery,
  useLazyCatalogProductIdsOfStoreQuery,
} = catalogApi;
