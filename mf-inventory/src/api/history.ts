import { type Movement, movementsPerPage } from '@depot/contracts/inventory';
import type { List } from '@depot/contracts/wire';
import { listOf } from '@depot/live';
import { taggedApi } from './tags.js';

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
      providesTags: ['Inventory', listOf('Inventory')],
    }),
  }),
});

export const { useInventoryHistoryInfiniteQuery } = history;
