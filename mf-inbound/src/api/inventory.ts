import { type received, receivedPerPage } from '@depot/contracts/inventory';
import type { List } from '@depot/contracts/wire';
import type * as z from 'zod';
import { inventoryApi } from './generated/inventory.js';
import { goodsCameIn, taggedApi } from './tags.js';

export type Received = z.output<typeof received>;

inventoryApi.enhanceEndpoints({
  endpoints: {
    inventoryAdd: { invalidatesTags: goodsCameIn },
  },
});

/** By hand: the API description does not say how the next page is asked for. */
const pages = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, a page at a time. */
    inventoryReceived: build.infiniteQuery<List<Received>, void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list }) => (list.length < receivedPerPage ? undefined : list.at(-1)?.id),
      },
      query: ({ pageParam: before }) => ({ url: '/received', params: { before } }),
      providesTags: ['Received'],
    }),
  }),
});

export const { useInventoryReceivedInfiniteQuery } = pages;

export { useInventoryAddMutation } from './generated/inventory.js';
