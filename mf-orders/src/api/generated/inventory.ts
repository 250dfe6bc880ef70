/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type { pickProposal, proposePicksBody, unit } from '@depot/contracts/inventory';
import type { Input, Output } from '@depot/contracts/wire';
export const inventoryApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    inventoryUnitsToPick: build.query<InventoryUnitsToPickApiResponse, InventoryUnitsToPickApiArg>({
      providesTags: ['Inventory'] as const,
      query: (params) => ({ url: '/inventory', params }),
    }),
    inventoryUnitToPick: build.query<InventoryUnitToPickApiResponse, InventoryUnitToPickApiArg>({
      providesTags: ['Inventory'] as const,
      query: (params) => ({ url: '/inventory', params }),
    }),
    inventoryUnitsOfOrder: build.query<InventoryUnitsOfOrderApiResponse, InventoryUnitsOfOrderApiArg>({
      providesTags: ['Inventory'] as const,
      query: (params) => ({ url: '/inventory', params }),
    }),
    inventoryPropose: build.query<InventoryProposeApiResponse, InventoryProposeApiArg>({
      providesTags: ['Inventory'] as const,
      query: (body) => ({ url: '/inventory/proposal', method: 'POST', body }),
    }),
  }),
});
export type InventoryUnitsToPickApiResponse = { list: Output<typeof unit>[] };
export type InventoryUnitsToPickApiArg = { productId: number; available: boolean };
export type InventoryUnitToPickApiResponse = { obj: Output<typeof unit> };
export type InventoryUnitToPickApiArg = { qrValue: string };
export type InventoryUnitsOfOrderApiResponse = { list: Output<typeof unit>[] };
export type InventoryUnitsOfOrderApiArg = { orderId: number };
export type InventoryProposeApiResponse = { list: Output<typeof pickProposal>[]; message?: string };
export type InventoryProposeApiArg = Input<typeof proposePicksBody>;
export const {
  useInventoryUnitsToPickQuery,
  useLazyInventoryUnitsToPickQuery,
  useInventoryUnitToPickQuery,
  useLazyInventoryUnitToPickQuery,
  useInventoryUnitsOfOrderQuery,
  useLazyInventoryUnitsOfOrderQuery,
  useInventoryProposeQuery,
  useLazyInventoryProposeQuery,
} = inventoryApi;
