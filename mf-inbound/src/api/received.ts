import type * as z from 'zod';
import type { addInventoryBody, labelledUnit, received } from '@depot/contracts/inventory';
import { receivedPerPage } from '@depot/contracts/inventory';
import type { List } from '@depot/contracts/wire';
import { goodsCameIn, inboundApi } from './tags.js';

export type Received = z.output<typeof received>;
type LabelledUnit = z.output<typeof labelledUnit>;

const endpoints = inboundApi.injectEndpoints({
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
    inboundAddReceived: build.mutation<List<LabelledUnit>, z.input<typeof addInventoryBody>>({
      query: (body) => ({ url: '/inventory', method: 'POST', body }),
      invalidatesTags: goodsCameIn,
    }),
  }),
});

export const { useInboundReceivedInfiniteQuery, useInboundAddReceivedMutation } = endpoints;
