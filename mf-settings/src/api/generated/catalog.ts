/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type {
  alternate,
  brand,
  category,
  createCategoryBody,
  createNamedBody,
  createProductBody,
  createSubCategoryBody,
  enableProductBody,
  listedIds,
  product,
  subCategory,
  subWarehouse,
  updateCategoryBody,
  updateNamedBody,
  updateProductBody,
  updateSubCategoryBody,
  userProductBody,
} from '@depot/contracts/catalog';
import type { Input, Output, messageOnly } from '@depot/contracts/wire';
export const catalogApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    catalogAddBrand: build.mutation<CatalogAddBrandApiResponse, CatalogAddBrandApiArg>({
      invalidatesTags: ['Brand'] as const,
      query: (body) => ({ url: '/brand', method: 'POST', body }),
    }),
    catalogUpdateBrand: build.mutation<CatalogUpdateBrandApiResponse, CatalogUpdateBrandApiArg>({
      invalidatesTags: ['Brand', 'Product'] as const,
      query: (body) => ({ url: '/brand', method: 'PUT', body }),
    }),
    catalogDeleteBrand: build.mutation<CatalogDeleteBrandApiResponse, CatalogDeleteBrandApiArg>({
      invalidatesTags: ['Brand'] as const,
      query: (params) => ({ url: '/brand', method: 'DELETE', params }),
    }),
    catalogCategories: build.query<CatalogCategoriesApiResponse, CatalogCategoriesApiArg>({
      providesTags: ['Category'] as const,
      query: () => ({ url: '/category' }),
    }),
    catalogAddCategory: build.mutation<CatalogAddCategoryApiResponse, CatalogAddCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (body) => ({ url: '/category', method: 'POST', body }),
    }),
    catalogUpdateCategory: build.mutation<CatalogUpdateCategoryApiResponse, CatalogUpdateCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (body) => ({ url: '/category', method: 'PUT', body }),
    }),
    catalogDeleteCategory: build.mutation<CatalogDeleteCategoryApiResponse, CatalogDeleteCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (params) => ({ url: '/category', method: 'DELETE', params }),
    }),
    catalogAddSubCategory: build.mutation<CatalogAddSubCategoryApiResponse, CatalogAddSubCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (body) => ({ url: '/category/sub', method: 'POST', body }),
    }),
    catalogUpdateSubCategory: build.mutation<CatalogUpdateSubCategoryApiResponse, CatalogUpdateSubCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (body) => ({ url: '/category/sub', method: 'PUT', body }),
    }),
    catalogDeleteSubCategory: build.mutation<CatalogDeleteSubCategoryApiResponse, CatalogDeleteSubCategoryApiArg>({
      invalidatesTags: ['Category', 'Warehouse', 'Product'] as const,
      query: (params) => ({ url: '/category/sub', method: 'DELETE', params }),
    }),
    catalogAddWarehouse: build.mutation<CatalogAddWarehouseApiResponse, CatalogAddWarehouseApiArg>({
      invalidatesTags: ['Warehouse'] as const,
      query: (body) => ({ url: '/warehouse', method: 'POST', body }),
    }),
    catalogUpdateWarehouse: build.mutation<CatalogUpdateWarehouseApiResponse, CatalogUpdateWarehouseApiArg>({
      invalidatesTags: ['Warehouse', 'Category', 'Product'] as const,
      query: (body) => ({ url: '/warehouse', method: 'PUT', body }),
    }),
    catalogDeleteWarehouse: build.mutation<CatalogDeleteWarehouseApiResponse, CatalogDeleteWarehouseApiArg>({
      invalidatesTags: ['Warehouse'] as const,
      query: (params) => ({ url: '/warehouse', method: 'DELETE', params }),
    }),
    catalogProduct: build.query<CatalogProductApiResponse, CatalogProductApiArg>({
      providesTags: ['Product'] as const,
      query: (params) => ({ url: '/product', params }),
    }),
    catalogAlternates: build.query<CatalogAlternatesApiResponse, CatalogAlternatesApiArg>({
      providesTags: ['Product'] as const,
      query: (params) => ({ url: '/product/alt-ids', params }),
    }),
    catalogAddProduct: build.mutation<CatalogAddProductApiResponse, CatalogAddProductApiArg>({
      invalidatesTags: ['Product', 'ProductVisibility'] as const,
      query: (body) => ({ url: '/product', method: 'POST', body }),
    }),
    catalogUpdateProduct: build.mutation<CatalogUpdateProductApiResponse, CatalogUpdateProductApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Product', 'ProductVisibility'] as const),
      query: (body) => ({ url: '/product', method: 'PUT', body }),
    }),
    catalogDisableProduct: build.mutation<CatalogDisableProductApiResponse, CatalogDisableProductApiArg>({
      invalidatesTags: ['Product'] as const,
      query: (params) => ({ url: '/product', method: 'DELETE', params }),
    }),
    catalogEnableProduct: build.mutation<CatalogEnableProductApiResponse, CatalogEnableProductApiArg>({
      invalidatesTags: ['Product'] as const,
      query: (body) => ({ url: '/product/enable', method: 'PUT', body }),
    }),
    catalogRemovePicture: build.mutation<CatalogRemovePictureApiResponse, CatalogRemovePictureApiArg>({
      invalidatesTags: ['Product'] as const,
      query: (params) => ({ url: '/product/picture', method: 'DELETE', params }),
    }),
    catalogStoreIdsOfProduct: build.query<CatalogStoreIdsOfProductApiResponse, CatalogStoreIdsOfProductApiArg>({
      providesTags: ['ProductVisibility'] as const,
      query: (params) => ({ url: '/user-product/store-ids', params }),
    }),
    catalogSetProductsOfStore: build.mutation<CatalogSetProductsOfStoreApiResponse, CatalogSetProductsOfStoreApiArg>({
      invalidatesTags: ['ProductVisibility'] as const,
      query: (body) => ({ url: '/user-product/user', method: 'PUT', body }),
    }),
  }),
});
export type CatalogAddBrandApiResponse = { obj: Output<typeof brand>; message?: string };
export type CatalogAddBrandApiArg = Input<typeof createNamedBody>;
export type CatalogUpdateBrandApiResponse = { obj: Output<typeof brand>; message?: string };
export type CatalogUpdateBrandApiArg = Input<typeof updateNamedBody>;
export type CatalogDeleteBrandApiResponse = Output<typeof messageOnly>;
export type CatalogDeleteBrandApiArg = { id: number };
export type CatalogCategoriesApiResponse = { list: Output<typeof category>[]; message?: string };
export type CatalogCategoriesApiArg = void;
export type CatalogAddCategoryApiResponse = { obj: Output<typeof category>; message?: string };
export type CatalogAddCategoryApiArg = Input<typeof createCategoryBody>;
export type CatalogUpdateCategoryApiResponse = { obj: Output<typeof category>; message?: string };
export type CatalogUpdateCategoryApiArg = Input<typeof updateCategoryBody>;
export type CatalogDeleteCategoryApiResponse = Output<typeof messageOnly>;
export type CatalogDeleteCategoryApiArg = { id: number };
export type CatalogAddSubCategoryApiResponse = { obj: Output<typeof subCategory>; message?: string };
export type CatalogAddSubCategoryApiArg = Input<typeof createSubCategoryBody>;
export type CatalogUpdateSubCategoryApiResponse = { obj: Output<typeof subCategory>; message?: string };
export type CatalogUpdateSubCategoryApiArg = Input<typeof updateSubCategoryBody>;
export type CatalogDeleteSubCategoryApiResponse = Output<typeof messageOnly>;
export type CatalogDeleteSubCategoryApiArg = { id: number };
export type CatalogAddWarehouseApiResponse = { obj: Output<typeof subWarehouse>; message?: string };
export type CatalogAddWarehouseApiArg = Input<typeof createNamedBody>;
export type CatalogUpdateWarehouseApiResponse = { obj: Output<typeof subWarehouse>; message?: string };
export type CatalogUpdateWarehouseApiArg = Input<typeof updateNamedBody>;
export type CatalogDeleteWarehouseApiResponse = Output<typeof messageOnly>;
export type CatalogDeleteWarehouseApiArg = { id: number };
export type CatalogProductApiResponse = { obj: Output<typeof product> };
export type CatalogProductApiArg = { id: number };
export type CatalogAlternatesApiResponse = { list: Output<typeof alternate>[]; message?: string };
export type CatalogAlternatesApiArg = { id: number };
export type CatalogAddProductApiResponse = { obj: Output<typeof product>; message?: string };
export type CatalogAddProductApiArg = Input<typeof createProductBody>;
export type CatalogUpdateProductApiResponse = { obj: Output<typeof product>; message?: string };
export type CatalogUpdateProductApiArg = Input<typeof updateProductBody>;
export type CatalogDisableProductApiResponse = Output<typeof messageOnly>;
export type CatalogDisableProductApiArg = { id: number };
export type CatalogEnableProductApiResponse = { obj: Output<typeof product>; message?: string };
export type CatalogEnableProductApiArg = Input<typeof enableProductBody>;
export type CatalogRemovePictureApiResponse = { obj: Output<typeof product>; message?: string };
export type CatalogRemovePictureApiArg = { productId: number };
export type CatalogStoreIdsOfProductApiResponse = Output<typeof listedIds>;
export type CatalogStoreIdsOfProductApiArg = { productId: number };
export type CatalogSetProductsOfStoreApiResponse = Output<typeof listedIds>;
export type CatalogSetProductsOfStoreApiArg = Input<typeof userProductBody>;
export const {
  useCatalogAddBrandMutation,
  useCatalogUpdateBrandMutation,
  useCatalogDeleteBrandMutation,
  useCatalogCategoriesQuery,
  useLazyCatalogCategoriesQuery,
  useCatalogAddCategoryMutation,
  useCatalogUpdateCategoryMutation,
  useCatalogDeleteCategoryMutation,
  useCatalogAddSubCategoryMutation,
  useCatalogUpdateSubCategoryMutation,
  useCatalogDeleteSubCategoryMutation,
  useCatalogAddWarehouseMutation,
  useCatalogUpdateWarehouseMutation,
  useCatalogDeleteWarehouseMutation,
  useCatalogProductQuery,
  useLazyCatalogProductQuery,
  useCatalogAlternatesQuery,
  useLazyCatalogAlternatesQuery,
  useCatalogAddProductMutation,
  useCatalogUpdateProductMutation,
  useCatalogDisableProductMutation,
  useCatalogEnableProductMutation,
  useCatalogRemovePictureMutation,
  useCatalogStoreIdsOfProductQuery,
  useLazyCatalogStoreIdsOfProductQuery,
  useCatalogSetProductsOfStoreMutation,
} = catalogApi;
/** Tags of `catalogSetPicture`, which is written by hand. */
export const catalogSetPictureTags = { invalidatesTags: ['Product'] as const };
