/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
import type {
  addInventoryBody,
  adjustUnitBody,
  adjustWeightBody,
  createStockCountBody,
  dashboard,
  expiringLot,
  firstSteps,
  inventoryRow,
  labelledUnit,
  lotSummary,
  postStockCountBody,
  productWeight,
  recall,
  stockCount,
  stockCountHead,
  stockCountPiece,
  stockCountReview,
  unit,
} from '@depot/contracts/inventory';
import type { Input, Output, messageOnly } from '@depot/contracts/wire';
export const inventoryApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryDashboard: build.query<InventoryDashboardApiResponse, InventoryDashboardApiArg>({
      providesTags: ['Inventory', { type: 'Inventory', id: 'LIST' }, 'Product'] as const,
      query: () => ({ url: '/dashboard' }),
    }),
    inventoryExpiring: build.query<InventoryExpiringApiResponse, InventoryExpiringApiArg>({
      providesTags: ['Inventory', { type: 'Inventory', id: 'LIST' }, 'Product'] as const,
      query: (params) => ({ url: '/dashboard/expiring', params }),
    }),
    inventoryFirstSteps: build.query<InventoryFirstStepsApiResponse, InventoryFirstStepsApiArg>({
      providesTags: ['Inventory', { type: 'Inventory', id: 'LIST' }, 'Product', { type: 'Order', id: 'LIST' }] as const,
      query: () => ({ url: '/dashboard/first-steps' }),
    }),
    inventoryLots: build.query<InventoryLotsApiResponse, InventoryLotsApiArg>({
      providesTags: ['Inventory'] as const,
      query: (params) => ({ url: '/inventory/lots', params }),
    }),
    inventoryRecall: build.query<InventoryRecallApiResponse, InventoryRecallApiArg>({
      providesTags: ['Inventory'] as const,
      query: (params) => ({ url: '/inventory/recall', params }),
    }),
    inventoryRows: build.query<InventoryRowsApiResponse, InventoryRowsApiArg>({
      providesTags: ['Inventory'] as const,
      query: () => ({ url: '/inventory' }),
    }),
    inventoryUnits: build.query<InventoryUnitsApiResponse, InventoryUnitsApiArg>({
      providesTags: ['Inventory'] as const,
      query: (params) => ({ url: '/inventory', params }),
    }),
    inventoryUnit: build.query<InventoryUnitApiResponse, InventoryUnitApiArg>({
      query: (params) => ({ url: '/inventory', params }),
    }),
    inventoryUnitById: build.query<InventoryUnitByIdApiResponse, InventoryUnitByIdApiArg>({
      providesTags: ['Inventory'] as const,
      query: (params) => ({ url: '/inventory', params }),
    }),
    inventoryCounts: build.query<InventoryCountsApiResponse, InventoryCountsApiArg>({
      providesTags: ['StockCount'] as const,
      query: () => ({ url: '/stock-count' }),
    }),
    inventoryCount: build.query<InventoryCountApiResponse, InventoryCountApiArg>({
      providesTags: ['StockCount'] as const,
      query: (params) => ({ url: '/stock-count/lines', params }),
    }),
    inventoryCountPieces: build.query<InventoryCountPiecesApiResponse, InventoryCountPiecesApiArg>({
      providesTags: ['Inventory'] as const,
      query: (params) => ({ url: '/stock-count/pieces', params }),
    }),
    inventoryCountReview: build.query<InventoryCountReviewApiResponse, InventoryCountReviewApiArg>({
      providesTags: ['StockCount'] as const,
      query: (params) => ({ url: '/stock-count/review', params }),
    }),
    inventoryStartCount: build.mutation<InventoryStartCountApiResponse, InventoryStartCountApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) => (failure ? [] : (['StockCount'] as const)),
      query: (body) => ({ url: '/stock-count', method: 'POST', body }),
    }),
    inventoryPostCount: build.mutation<InventoryPostCountApiResponse, InventoryPostCountApiArg>({
      invalidatesTags: (_response: unknown, failure: { code: string } | undefined) =>
        !failure
          ? (['StockCount', 'Inventory', 'Product', 'Received'] as const)
          : failure.code === 'STALE'
            ? (['StockCount'] as const)
            : [],
      query: (body) => ({ url: '/stock-count/post', method: 'POST', body }),
    }),
    inventoryCancelCount: build.mutation<InventoryCancelCountApiResponse, InventoryCancelCountApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) => (failure ? [] : (['StockCount'] as const)),
      query: (params) => ({ url: '/stock-count', method: 'DELETE', params }),
    }),
    inventoryAdd: build.mutation<InventoryAddApiResponse, InventoryAddApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
      query: (body) => ({ url: '/inventory', method: 'POST', body }),
    }),
    inventoryAdjust: build.mutation<InventoryAdjustApiResponse, InventoryAdjustApiArg>({
      invalidatesTags: (_response: unknown, failure: { code: string } | undefined) =>
        failure && failure.code !== 'STALE' ? [] : (['Inventory', 'Product', 'Received'] as const),
      query: (body) => ({ url: '/inventory', method: 'PUT', body }),
    }),
    inventoryRemove: build.mutation<InventoryRemoveApiResponse, InventoryRemoveApiArg>({
      invalidatesTags: (_response: unknown, failure: { code: string } | undefined) =>
        failure && failure.code !== 'STALE' ? [] : (['Inventory', 'Product', 'Received'] as const),
      query: (params) => ({ url: '/inventory', method: 'DELETE', params }),
    }),
    inventorySetProductWeight: build.mutation<InventorySetProductWeightApiResponse, InventorySetProductWeightApiArg>({
      invalidatesTags: (_response: unknown, failure: { code: string } | undefined) =>
        failure && failure.code !== 'STALE' ? [] : (['Inventory', 'Product', 'Received'] as const),
      query: (body) => ({ url: '/product/weight', method: 'PUT', body }),
    }),
  }),
});
export type InventoryDashboardApiResponse = { obj: Output<typeof dashboard>; message?: string };
export type InventoryDashboardApiArg = void;
export type InventoryExpiringApiResponse = { list: Output<typeof expiringLot>[]; message?: string };
export type InventoryExpiringApiArg = { days?: number };
export type InventoryFirstStepsApiResponse = { obj: Output<typeof firstSteps>; message?: string };
export type InventoryFirstStepsApiArg = void;
export type InventoryLotsApiResponse = { list: Output<typeof lotSummary>[]; message?: string };
export type InventoryLotsApiArg = { productId: number };
export type InventoryRecallApiResponse = { obj: Output<typeof recall>; message?: string };
export type InventoryRecallApiArg = { productId: number; lot: string };
export type InventoryRowsApiResponse = { list: Output<typeof inventoryRow>[] };
export type InventoryRowsApiArg = void;
export type InventoryUnitsApiResponse = { list: Output<typeof unit>[] };
export type InventoryUnitsApiArg = { productId: number; available?: boolean };
export type InventoryUnitApiResponse = { obj: Output<typeof unit> };
export type InventoryUnitApiArg = { qrValue: string };
export type InventoryUnitByIdApiResponse = { obj: Output<typeof unit> };
export type InventoryUnitByIdApiArg = { id: number };
export type InventoryCountsApiResponse = { list: Output<typeof stockCountHead>[]; message?: string };
export type InventoryCountsApiArg = void;
export type InventoryCountApiResponse = { obj: Output<typeof stockCount>; message?: string };
export type InventoryCountApiArg = { id: number };
export type InventoryCountPiecesApiResponse = { list: Output<typeof stockCountPiece>[]; message?: string };
export type InventoryCountPiecesApiArg = { id: number };
export type InventoryCountReviewApiResponse = Output<typeof stockCountReview>;
export type InventoryCountReviewApiArg = { id: number };
export type InventoryStartCountApiResponse = { obj: Output<typeof stockCount>; message?: string };
export type InventoryStartCountApiArg = Input<typeof createStockCountBody>;
export type InventoryPostCountApiResponse = Output<typeof messageOnly>;
export type InventoryPostCountApiArg = Input<typeof postStockCountBody>;
export type InventoryCancelCountApiResponse = Output<typeof messageOnly>;
export type InventoryCancelCountApiArg = { id: number };
export type InventoryAddApiResponse = { list: Output<typeof labelledUnit>[]; message?: string };
export type InventoryAddApiArg = Input<typeof addInventoryBody>;
export type InventoryAdjustApiResponse = { obj: Output<typeof unit>; message?: string };
export type InventoryAdjustApiArg = Input<typeof adjustUnitBody>;
export type InventoryRemoveApiResponse = Output<typeof messageOnly>;
export type InventoryRemoveApiArg = { id: number; reason: string; seenWeight?: number; seenQuantity?: number };
export type InventorySetProductWeightApiResponse = { obj: Output<typeof productWeight>; message?: string };
export type InventorySetProductWeightApiArg = Input<typeof adjustWeightBody>;
export const {
  useInventoryDashboardQuery,
  useLazyInventoryDashboardQuery,
  useInventoryExpiringQuery,
  useLazyInventoryExpiringQuery,
  useInventoryFirstStepsQuery,
  useLazyInventoryFirstStepsQuery,
  useInventoryLotsQuery,
  useLazyInventoryLotsQuery,
  useInventoryRecallQuery,
  useLazyInventoryRecallQuery,
  useInventoryRowsQuery,
  useLazyInventoryRowsQuery,
  useInventoryUnitsQuery,
  useLazyInventoryUnitsQuery,
  useInventoryUnitQuery,
  useLazyInventoryUnitQuery,
  useInventoryUnitByIdQuery,
  useLazyInventoryUnitByIdQuery,
  useInventoryCountsQuery,
  useLazyInventoryCountsQuery,
  useInventoryCountQuery,
  useLazyInventoryCountQuery,
  useInventoryCountPiecesQuery,
  useLazyInventoryCountPiecesQuery,
  useInventoryCountReviewQuery,
  useLazyInventoryCountReviewQuery,
  useInventoryStartCountMutation,
  useInventoryPostCountMutation,
  useInventoryCancelCountMutation,
  useInventoryAddMutation,
  useInventoryAdjustMutation,
  useInventoryRemoveMutation,
  useInventorySetProductWeightMutation,
} = inventoryApi;
/** Tags of `inventoryHistory`, which is written by hand. */
export const inventoryHistoryTags = { providesTags: ['Inventory', { type: 'Inventory', id: 'LIST' }] as const };
/** Tags of `inventoryAddQueued`, which is written by hand. */
export const inventoryAddQueuedTags = {
  invalidatesTags: (_response: unknown, failure: unknown) =>
    failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
};
