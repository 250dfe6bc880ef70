import type * as z from 'zod';
import type { addInventoryBody, labelledUnit, received } from '@depot/contracts/inventory';
import type { List } from '@depot/contracts/wire';
import { goodsCameIn, inboundApi } from './tags.js';

export type Received = z.output<typeof received>;
type LabelledUnit = z.output<typeof labelledUnit>;

const endpoints = inboundApi.injectEndpoints({
  endpoints: (build) => ({
    inboundReceived: build.query<List<Received>, void>({ query: () => '/received', providesTags: ['Received'] }),
    inboundAddReceived: build.mutation<List<LabelledUnit>, z.input<typeof addInventoryBody>>({
      query: (body) => ({ url: '/inventory', method: 'POST', body }),
      invalidatesTags: goodsCameIn,
    }),
  }),
});

export const { useInboundReceivedQuery, useInboundAddReceivedMutation } = endpoints;
