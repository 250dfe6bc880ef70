/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
import type { inventoryColumns, updateInventoryColumnsBody } from '@depot/contracts/identity';
import type { Input, Output } from '@depot/contracts/wire';
export const identityApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    identityInventoryColumns: build.query<IdentityInventoryColumnsApiResponse, IdentityInventoryColumnsApiArg>({
      query: () => ({ url: '/preference/inventory-columns' }),
    }),
    identityUpdateInventoryColumns: build.mutation<
      IdentityUpdateInventoryColumnsApiResponse,
      IdentityUpdateInventoryColumnsApiArg
    >({
      query: (body) => ({ url: '/preference/inventory-columns', method: 'PUT', body }),
    }),
  }),
});
export type IdentityInventoryColumnsApiResponse = { obj: Output<typeof inventoryColumns>; message?: string };
export type IdentityInventoryColumnsApiArg = void;
export type IdentityUpdateInventoryColumnsApiResponse = { obj: Output<typeof inventoryColumns>; message?: string };
export type IdentityUpdateInventoryColumnsApiArg = Input<typeof updateInventoryColumnsBody>;
export const {
  useIdentityInventoryColumnsQuery,
  useLazyIdentityInventoryColumnsQuery,
  useIdentityUpdateInventoryColumnsMutation,
} = identityApi;
