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
export type InventoryUnitsToPickApiResponse = /** status 200  */ {
  list: {
    inventoryId: number;
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    weight: number;
    quantity: number;
    qrValue: string;
    qrText: string;
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    receivedDate: number;
    lot?: string;
    expiry?: string;
    weightConfirmed?: boolean;
  }[];
};
export type InventoryUnitsToPickApiArg = {
  productId: number;
  available: boolean;
};
export type InventoryUnitToPickApiResponse = /** status 200  */ {
  obj: {
    inventoryId: number;
    productId: number;
    productName: string;
    hasWeight: 'Yes' | 'No' | 'Weighting';
    weight: number;
    quantity: number;
    qrValue: string;
    qrText: string;
    status: 'IN_STOCK' | 'SHIPPED' | 'REMOVED';
    receivedDate: number;
    lot?: string;
    expiry?: string;
    weightConfirmed?: boolean;
  };
};
export type InventoryUnitToPickApiArg = {
  qrValue: string;
};
export type InventoryProposeApiResponse = /** status 200  */ {
  list: {
    productId: number;
    short: number;
    picks: {
      inventoryId: number;
      qrValue: string;
      lot?: string;
      expiry?: string;
      receivedDate: number;
      quantity: number;
      weight: number;
    }[];
  }[];
  message?: string;
};
export type InventoryProposeApiArg = {
  lines: {
    productId: number;
    quantity?: number;
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
