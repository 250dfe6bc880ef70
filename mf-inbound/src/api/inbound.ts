import { remoteApi } from '@depot/api';
import { type DeliveryReceipt, deliveryReceiptsPerPage, type inboundBody } from '@depot/contracts/inbound';
import type { List } from '@depot/contracts/wire';
import type * as z from 'zod';
import {
  inboundApi,
  inboundReceiptsTags,
  type InboundReceiveApiResponse,
  inboundReceiveQueuedTags,
} from './generated/inbound.js';

export type InboundRequest = z.input<typeof inboundBody>;

inboundApi.enhanceEndpoints({ endpoints: { inboundReceipt: { extraOptions: { keepAnswer: true } } } });

/** By hand: the API description does not say how the next page is asked for. */
const pages = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, a page at a time. */
    inboundReceipts: build.infiniteQuery<List<DeliveryReceipt>, void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list }) => (list.length < deliveryReceiptsPerPage ? undefined : list.at(-1)?.id),
      },
      query: ({ pageParam: before }) => ({ url: '/delivery-receipt', params: { before } }),
      ...inboundReceiptsTags,
      extraOptions: { keepAnswer: true },
    }),
  }),
});

export const { useInboundReceiptsInfiniteQuery } = pages;

interface Arrival {
  request: InboundRequest;
  /** Idempotency key, kept with the request until its answer is here. */
  key: string;
}

/** Written by hand: its key lives longer than the page. */
const arrivals = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    inboundReceiveQueued: build.mutation<InboundReceiveApiResponse, Arrival>({
      query: ({ request, key }) => ({
        url: '/inventory/inbound',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      ...inboundReceiveQueuedTags,
    }),
  }),
});

export const { useInboundReceiveQueuedMutation } = arrivals;

export {
  useInboundAddReceiptMutation,
  useInboundCancelReceiptMutation,
  useInboundReceiptQuery,
  useInboundReorderQuery,
} from './generated/inbound.js';
