/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const inventoryApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    inventoryAdd: build.mutation<InventoryAddApiResponse, InventoryAddApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
      query: (queryArg) => ({
        url: `/inventory`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type InventoryAddApiResponse = /** status 201 The new labels, in the order of the lines, and a message. */ {
  /** The requested objects. */
  list: {
    /** The piece’s id. */
    inventoryId: number;
    /** The product’s id. */
    productId: number;
    /** The code on the label, as it is scanned. */
    qrValue: string;
    /** Text on the label: product, and weight or quantity. */
    qrText: string;
    /** The lot printed on the goods. */
    lot?: string;
    /** Last day on which it may be sold. */
    expiry?: string;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type InventoryAddApiArg = {
  /** Goods to add: an entry for each weighed piece, or one with a quantity for counted goods. */
  inventoryList: {
    /** The product’s id. */
    productId: number;
    /** How much: pieces, of pooled goods pounds. Pieces, a whole number. */
    quantity?: number;
    /** Weight of the piece, or of the pool. Pounds, at most two decimals, above zero. */
    weight?: number;
    /** The lot printed on the goods. */
    lot?: string;
    /** Last day on which it may be sold. */
    expiry?: string;
    /** The serial number of a single piece, GS1 (21). */
    serial?: string;
  }[];
  /** When. A moment: milliseconds since the beginning of 1970, UTC. */
  date?: number;
  /** The addition is to appear among the received goods. */
  needRecord?: boolean;
  /** The supplier’s id. */
  supplierId?: number | null;
  /** The warehouse area’s id. */
  subWarehouseId?: number | null;
  /** The person has confirmed unusual weights. */
  weightsConfirmed?: boolean;
};
export const { useInventoryAddMutation } = inventoryApi;

/** Tags of `inventoryReceived`, which is written by hand. */
export const inventoryReceivedTags = { providesTags: ['Received'] as const };
/** Tags of `inventoryAddQueued`, which is written by hand. */
export const inventoryAddQueuedTags = {
  invalidatesTags: (_response: unknown, failure: unknown) =>
    failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
};
