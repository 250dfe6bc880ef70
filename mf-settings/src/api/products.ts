import type * as z from 'zod';
import type { alternate, createProductBody, enableProductBody, Product, updateProductBody } from '@depot/contracts/catalog';
import type { List, Obj } from '@depot/contracts/wire';
import { settingsApi } from './tags.js';

export type CreateProductRequest = z.input<typeof createProductBody>;
export type UpdateProductRequest = z.input<typeof updateProductBody>;
type Alternate = z.output<typeof alternate>;

const products = settingsApi.injectEndpoints({
  endpoints: (build) => ({
    settingsProducts: build.query<List<Product>, { includeDisabled?: boolean; subWarehouseId?: number }>({
      query: (params) => ({ url: '/product', params }),
      providesTags: ['Product'],
    }),
    settingsProduct: build.query<Obj<Product>, { id: number }>({
      query: (params) => ({ url: '/product', params }),
      providesTags: ['Product'],
    }),
    settingsAlternates: build.query<List<Alternate>, { id: number }>({
      query: (params) => ({ url: '/product/alt-ids', params }),
      providesTags: ['Product'],
    }),
    settingsCreateProduct: build.mutation<Obj<Product>, CreateProductRequest>({
      query: (body) => ({ url: '/product', method: 'POST', body }),
      invalidatesTags: ['Product', 'ProductVisibility'],
    }),
    settingsUpdateProduct: build.mutation<Obj<Product>, UpdateProductRequest>({
      query: (body) => ({ url: '/product', method: 'PUT', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['Product', 'ProductVisibility']),
    }),
    settingsDisableProduct: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/product', method: 'DELETE', params }),
      invalidatesTags: ['Product'],
    }),
    settingsEnableProduct: build.mutation<{ message: string }, z.input<typeof enableProductBody>>({
      query: (body) => ({ url: '/product/enable', method: 'PUT', body }),
      invalidatesTags: ['Product'],
    }),
    settingsStoresOfProduct: build.query<List<number>, { productId: number }>({
      query: (params) => ({ url: '/user-product/store-ids', params }),
      providesTags: ['ProductVisibility'],
    }),
    settingsProductsOfStore: build.query<List<number>, { storeId: number }>({
      query: (params) => ({ url: '/user-product/product-ids', params }),
      providesTags: ['ProductVisibility'],
    }),
  }),
});

export const {
  useSettingsProductsQuery,
  useSettingsProductQuery,
  useSettingsAlternatesQuery,
  useSettingsCreateProductMutation,
  useSettingsUpdateProductMutation,
  useSettingsDisableProductMutation,
  useSettingsEnableProductMutation,
  useSettingsStoresOfProductQuery,
  useSettingsProductsOfStoreQuery,
} = products;
