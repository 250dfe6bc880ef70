/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const inventoryApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryUnitsToPick: build.query<InventoryUnitsToPickApiResponse, InventoryUnitsToPickApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        params: queryArg,
      }),
    }),
    inventoryUnitToPick: build.query<InventoryUnitToPickApiResponse, InventoryUnitToPickApiArg>({
      query: (queryArg) => ({
        url: `/inventory`,
        params: queryArg,
      }),
    }),
    inventoryPropose: build.query<InventoryProposeApiResponse, InventoryProposeApiArg>({
      query: (queryArg) => ({
        url: `/inventory/proposal`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type InventoryUnitsToPickApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  list: {
    /** Id. */
    inventoryId: number;
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Pounds, at most two decimals. */
    weight: number;
    quantity: number;
    qrValue: string;
    qrText: string;
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    lot?: string;
    expiry?: string;
    serial?: string;
    weightConfirmed?: boolean;
  }[];
};
export type InventoryUnitsToPickApiArg = {
  /** Id. */
  productId: number;
  available: boolean;
};
export type InventoryUnitToPickApiResponse = /** status 200 One unit as `obj`, or units or products as `list`. */ {
  obj: {
    /** Id. */
    inventoryId: number;
    /** Id. */
    productId: number;
    productName: string;
    /** How stock is kept: No counts pieces, Yes weighs each piece, Weighting keeps one pool of weight. */
    hasWeight: 'Yes' | 'No' | 'Weighting';
    /** Pounds, at most two decimals. */
    weight: number;
    quantity: number;
    qrValue: string;
    qrText: string;
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    receivedDate: number;
    lot?: string;
    expiry?: string;
    serial?: string;
    weightConfirmed?: boolean;
  };
};
export type InventoryUnitToPickApiArg = {
  qrValue: string;
};
export type InventoryProposeApiResponse = /** status 200 A proposal for each product. */ {
  list: {
    /** Id. */
    productId: number;
    short: number;
    picks: {
      /** Id. */
      inventoryId: number;
      qrValue: string;
      lot?: string;
      expiry?: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      receivedDate: number;
      quantity: number;
      /** Pounds, at most two decimals. */
      weight: number;
    }[];
  }[];
  message?: string;
};
export type InventoryProposeApiArg = {
  lines: {
    /** Id. */
    productId: number;
    /** Pieces, a whole number. */
    quantity?: number;
    /** Pounds, at most two decimals, above zero. */
    weight?: number;
  }[];
};
export const {
  useInventoryUnitsToPickQuery,
  useLazyInventoryUnitsToPickQuery,
  useInventoryUnitToPickQuery,
  useLazyInventoryUnitToPickQuery,
  useInventoryProposeQuery,
  useLazyInventoryProposeQuery,
} = inventoryApi;
