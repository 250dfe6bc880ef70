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
export type InventoryAddApiResponse = /** status 201 The new labels, in the order of the lines, and a message. */ {
  list: {
    /** Id. */
    inventoryId: number;
    /** Id. */
    productId: number;
    qrValue: string;
    qrText: string;
  }[];
  message?: string;
};
export type InventoryAddApiArg = {
  inventoryList: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity?: number;
    /** Pounds, at most two decimals, above zero. */
    weight?: number;
    lot?: string;
    expiry?: string;
    serial?: string;
  }[];
  /** A moment: milliseconds since the beginning of 1970, UTC. */
  date?: number;
  needRecord?: boolean;
  /** Id. */
  supplierId?: number | null;
  /** Id. */
  subWarehouseId?: number | null;
  weightsConfirmed?: boolean;
};
export const { useInventoryAddMutation } = inventoryApi;
