import { type received, receivedPerPage } from '@depot/contracts/inventory';
import type { List } from '@depot/contracts/wire';
import type * as z from 'zod';
import { sendingApi } from './generated/sending.js';
import { goodsCameIn, taggedApi } from './tags.js';

export type Received = z.output<typeof received>;

/** By hand: the API description does not say how the next page is asked for. */
const pages = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, a page at a time. */
    inboundReceived: build.infiniteQuery<List<Received>, void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list }) => (list.length < receivedPerPage ? undefined : list.at(-1)?.id),
      },
      query: ({ pageParam: before }) => ({ url: '/received', params: { before } }),
      providesTags: ['Received'],
    }),
  }),
});

sendingApi.enhanceEndpoints({
  endpoints: {
    inboundAddReceived: { invalidatesTags: goodsCameIn },
  },
});

export const { useInboundReceivedInfiniteQuery } = pages;
export { useInboundAddReceivedMutation } from './generated/sending.js';
