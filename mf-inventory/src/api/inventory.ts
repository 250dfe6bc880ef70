import type * as z from 'zod';
import type {
  addInventoryBody,
  adjustUnitBody,
  adjustWeightBody,
  Dashboard,
  InventoryRow,
  labelledUnit,
  Movement,
  Unit,
} from '@depot/contracts/inventory';
import { movementsPerPage } from '@depot/contracts/inventory';
import type { List, Obj } from '@depot/contracts/wire';
import { inventoryApi, stockChanged } from './tags.js';

export type LabelledUnit = z.output<typeof labelledUnit>;
type Message = { message: string };

const inventory = inventoryApi.injectEndpoints({
  endpoints: (build) => ({
    inventoryDashboard: build.query<Obj<Dashboard>, void>({ query: () => '/dashboard', providesTags: ['Inventory', 'Product'] }),
    inventoryRows: build.query<List<InventoryRow>, void>({ query: () => '/inventory', providesTags: ['Inventory', 'Product'] }),
    inventoryUnits: build.query<List<Unit>, { productId: number; available?: true }>({
      query: (params) => ({ url: '/inventory', params }),
      providesTags: ['Inventory'],
    }),
    /** Newest first, a page at a time. */
    inventoryHistory: build.infiniteQuery<List<Movement>, { pid: number }, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list }) => (list.length < movementsPerPage ? undefined : list.at(-1)?.id),
      },
      query: ({ queryArg: { pid }, pageParam: before }) => ({ url: '/inventory/history', params: { pid, before } }),
      providesTags: ['Inventory'],
    }),
    inventoryAdd: build.mutation<List<LabelledUnit>, z.input<typeof addInventoryBody>>({
      query: (body) => ({ url: '/inventory', method: 'POST', body }),
      invalidatesTags: stockChanged,
    }),
    inventoryAdjustUnit: build.mutation<Message, z.input<typeof adjustUnitBody>>({
      query: (body) => ({ url: '/inventory', method: 'PUT', body }),
      invalidatesTags: stockChanged,
    }),
    inventoryRemoveUnit: build.mutation<Message, { id: number; reason: string }>({
      query: (params) => ({ url: '/inventory', method: 'DELETE', params }),
      invalidatesTags: stockChanged,
    }),
    inventoryAdjustWeight: build.mutation<Message, z.input<typeof adjustWeightBody>>({
      query: (body) => ({ url: '/product/weight', method: 'PUT', body }),
      invalidatesTags: stockChanged,
    }),
  }),
});

export const {
  useInventoryDashboardQuery,
  useInventoryRowsQuery,
  useInventoryUnitsQuery,
  useInventoryHistoryInfiniteQuery,
  useInventoryAddMutation,
  useInventoryAdjustUnitMutation,
  useInventoryRemoveUnitMutation,
  useInventoryAdjustWeightMutation,
} = inventory;
