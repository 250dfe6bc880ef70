/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type { addInventoryBody, labelledUnit } from '@depot/contracts/inventory';
import type { Input, Output } from '@depot/contracts/wire';
export const inventoryApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    inventoryAdd: build.mutation<InventoryAddApiResponse, InventoryAddApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
      query: (body) => ({ url: '/inventory', method: 'POST', body }),
    }),
  }),
});
export type InventoryAddApiResponse = { list: Output<typeof labelledUnit>[]; message?: string };
export type InventoryAddApiArg = Input<typeof addInventoryBody>;
export const { useInventoryAddMutation } = inventoryApi;
/** Tags of `inventoryReceived`, which is written by hand. */
export const inventoryReceivedTags = { providesTags: ['Received'] as const };
/** Tags of `inventoryAddQueued`, which is written by hand. */
export const inventoryAddQueuedTags = {
  invalidatesTags: (_response: unknown, failure: unknown) =>
    failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
};
