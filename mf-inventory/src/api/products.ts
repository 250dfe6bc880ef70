import type { Product, updateProductBody } from '@depot/contracts/catalog';
import type { List, Obj } from '@depot/contracts/wire';
import type * as z from 'zod';
import { inventoryApi, stockChanged } from './tags.js';

export type UpdateProductRequest = z.input<typeof updateProductBody>;

const products = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryProducts: build.query<List<Product>, void>({ query: () => '/product', providesTags: ['Product'] }),
    inventoryProduct: build.query<Obj<Product>, { id: number }>({
      query: (params) => ({ url: '/product', params }),
      providesTags: ['Product', 'Inventory'],
    }),
    inventoryReserve: build.mutation<Obj<Product>, { productId: number; reserved: number }>({
      query: (product) => ({ url: '/product', method: 'PUT', body: { product } satisfies UpdateProductRequest }),
      invalidatesTags: stockChanged,
    }),
  }),
});

export const { useInventoryProductsQuery, useInventoryProductQuery, useInventoryReserveMutation } = products;
