import { remoteApi } from '@depot/api';
import { type AddInventoryRequest, type received, receivedPerPage } from '@depot/contracts/inventory';
import type { List } from '@depot/contracts/wire';
import { useCatalogProductsQuery } from '@depot/shared-reads';
import { byId, entryProducts } from '@depot/stock-entry';
import { useMemo } from 'react';
import type * as z from 'zod';
import { type InventoryAddApiResponse, inventoryAddQueuedTags, inventoryReceivedTags } from './generated/inventory.js';

export type Received = z.output<typeof received>;

/** By hand: the API description does not say how the next page is asked for. */
const pages = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, a page at a time. */
    inventoryReceived: build.infiniteQuery<List<Received>, void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list }) => (list.length < receivedPerPage ? undefined : list.at(-1)?.id),
      },
      query: ({ pageParam: before }) => ({ url: '/received', params: { before } }),
      ...inventoryReceivedTags,
    }),
  }),
});

export const { useInventoryReceivedInfiniteQuery } = pages;

interface Addition {
  request: AddInventoryRequest;
  /** Idempotency key, kept with the request until its answer is here. */
  key: string;
}

/** Written by hand: its key lives longer than the page. */
const additions = remoteApi(depotRemote).injectEndpoints({
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

/** Products that goods can be entered for, by id. */
export function useEntryProducts() {
  const query = useCatalogProductsQuery({});
  const products = useMemo(() => byId(entryProducts(query.data?.list ?? [])), [query.data]);
  return { query, products };
}
