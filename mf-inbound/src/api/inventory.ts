import { type AddInventoryRequest, type received, receivedPerPage } from '@depot/contracts/inventory';
import type { List } from '@depot/contracts/wire';
import type * as z from 'zod';
import { type InventoryAddApiResponse, inventoryApi } from './generated/inventory.js';
import { goodsCameIn, taggedApi } from './tags.js';

export type Received = z.output<typeof received>;

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

inventoryApi.enhanceEndpoints({ endpoints: { inventoryAdd: { invalidatesTags: goodsCameIn } } });

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
      invalidatesTags: goodsCameIn,
    }),
  }),
});

export const { useInventoryAddQueuedMutation } = additions;
