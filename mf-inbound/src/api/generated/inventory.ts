/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const inventoryApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryAdd: build.mutation<InventoryAddApiResponse, InventoryAddApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type InventoryAddApiResponse = /** status 201  */ {
  list: {
    inventoryId: number;
    productId: number;
    qrValue: string;
    qrText: string;
  }[];
  message?: string;
};
export type InventoryAddApiArg = {
  inventoryList: {
    productId: number;
    quantity?: number;
    weight?: number;
    lot?: string;
    expiry?: string;
  }[];
  date?: number;
  needRecord?: boolean;
  supplierId?: number | null;
  subWarehouseId?: number | null;
  weightsConfirmed?: boolean;
};
export const { useInventoryAddMutation } = inventoryApi;
