import type { Product } from '@depot/contracts/catalog';
import type { List } from '@depot/contracts/wire';
import { ordersApi } from './tags.js';

/** What ordering reads of the catalogue. A store gets its own products only. */
const catalog = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    ordersProducts: build.query<List<Product>, void>({ query: () => '/product', providesTags: ['Product'] }),
    ordersProductsOfStore: build.query<List<number>, { storeId: number }>({
      query: (params) => ({ url: '/user-product/product-ids', params }),
      providesTags: ['ProductVisibility'],
    }),
  }),
});

export const { useOrdersProductsQuery, useOrdersProductsOfStoreQuery } = catalog;
