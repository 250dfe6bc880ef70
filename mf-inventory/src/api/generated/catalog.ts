/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
import type { product, updateProductBody } from '@depot/contracts/catalog';
import type { Input, Output } from '@depot/contracts/wire';
export const catalogApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    catalogProductWithStock: build.query<CatalogProductWithStockApiResponse, CatalogProductWithStockApiArg>({
      providesTags: ['Product'] as const,
      query: (params) => ({ url: '/product', params }),
    }),
    catalogReserve: build.mutation<CatalogReserveApiResponse, CatalogReserveApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Product', 'ProductVisibility'] as const),
      query: (body) => ({ url: '/product', method: 'PUT', body }),
    }),
  }),
});
export type CatalogProductWithStockApiResponse = { obj: Output<typeof product> };
export type CatalogProductWithStockApiArg = { id: number };
export type CatalogReserveApiResponse = { obj: Output<typeof product>; message?: string };
export type CatalogReserveApiArg = Input<typeof updateProductBody>;
export const { useCatalogProductWithStockQuery, useLazyCatalogProductWithStockQuery, useCatalogReserveMutation } =
  catalogApi;
