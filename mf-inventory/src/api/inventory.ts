import { freshFor } from '@depot/api';
import { type AddInventoryRequest, type Movement, movementsPerPage } from '@depot/contracts/inventory';
import type { List } from '@depot/contracts/wire';
import { listTag } from '@depot/live';
import {
  type InventoryAddApiResponse,
  inventoryAddQueuedTags,
  inventoryApi,
  inventoryHistoryTags,
} from './generated/inventory.js';
import { taggedApi } from './tags.js';

/** Views that follow the changes of all users. */
inventoryApi.enhanceEndpoints({
  endpoints: {
    inventoryRows: { providesTags: [listTag('Inventory'), 'Product'] },
    inventoryUnitById: { providesTags: [listTag('Inventory')] },
    inventoryUnits: { providesTags: [listTag('Inventory')] },
  },
});

/** By hand: the API description does not say how the next page is asked for. */
const history = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, a page at a time. */
    inventoryHistory: build.infiniteQuery<List<Movement>, { pid: number }, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list }) => (list.length < movementsPerPage ? undefined : list.at(-1)?.id),
      },
      query: ({ queryArg: { pid }, pageParam: before }) => ({ url: '/inventory/history', params: { pid, before } }),
      ...inventoryHistoryTags,
    }),
  }),
});

export const { useInventoryHistoryInfiniteQuery } = history;

interface Addition {
  request: AddInventoryRequest;
  /** Idempotency key, kept with the request until its answer is here. */
  key: string;
}

/** Written by hand: its key lives longer than the page. */
const additions = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryAddQueued: build.mutation<InventoryAddApiResponse, Addition>({
      query: ({ request, key }) => ({
        url: '/inventory',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      ...inventoryAddQueuedTags,
    }),
  }),
});

export const { useInventoryAddQueuedMutation } = additions;

/** Loads the list before it is opened. */
export const prefetchInventoryRows = () =>
  inventoryApi.util.prefetch('inventoryRows', undefined, { ifOlderThan: freshFor });

/** Loads the dashboard before it is opened. */
export const prefetchDashboard = () =>
  inventoryApi.util.prefetch('inventoryDashboard', undefined, { ifOlderThan: freshFor });

export {
  useInventoryAdjustMutation,
  useInventoryDashboardQuery,
  useInventoryExpiringQuery,
  useInventoryFirstStepsQuery,
  useInventoryLotsQuery,
  useInventoryRecallQuery,
  useInventoryRemoveMutation,
  useInventoryRowsQuery,
  useInventorySetProductWeightMutation,
  useInventoryUnitByIdQuery,
  useInventoryUnitsQuery,
  useLazyInventoryUnitByIdQuery,
  useLazyInventoryUnitQuery,
} from './generated/inventory.js';
