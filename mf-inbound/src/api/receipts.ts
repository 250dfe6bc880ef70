import type * as z from 'zod';
import type { createDeliveryReceiptBody, DeliveryReceipt, InboundAnswer, inboundBody } from '@depot/contracts/inbound';
import { deliveryReceiptsPerPage } from '@depot/contracts/inbound';
import type { List, Obj } from '@depot/contracts/wire';
import { goodsCameIn, inboundApi } from './tags.js';

export type InboundRequest = z.input<typeof inboundBody>;

const receipts = inboundApi.injectEndpoints({
  endpoints: (build) => ({
    /** Newest first, a page at a time. */
    inboundReceipts: build.infiniteQuery<List<DeliveryReceipt>, void, number | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: ({ list }) => (list.length < deliveryReceiptsPerPage ? undefined : list.at(-1)?.id),
      },
      query: ({ pageParam: before }) => ({ url: '/delivery-receipt', params: { before } }),
      providesTags: ['DeliveryReceipt'],
    }),
    inboundReceipt: build.query<Obj<DeliveryReceipt>, { id: number }>({
      query: (params) => ({ url: '/delivery-receipt', params }),
      providesTags: ['DeliveryReceipt'],
    }),
    inboundCreateReceipt: build.mutation<Obj<DeliveryReceipt>, z.input<typeof createDeliveryReceiptBody>>({
      query: (body) => ({ url: '/delivery-receipt', method: 'POST', body }),
      invalidatesTags: (_answer, failure) => (failure ? [] : ['DeliveryReceipt']),
    }),
    inboundCancelReceipt: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/delivery-receipt', method: 'DELETE', params }),
      invalidatesTags: ['DeliveryReceipt'],
    }),
    inboundRun: build.mutation<Obj<InboundAnswer>, InboundRequest>({
      query: (body) => ({ url: '/inventory/inbound', method: 'POST', body }),
      invalidatesTags: goodsCameIn,
    }),
  }),
});

export const {
  useInboundReceiptsInfiniteQuery,
  useInboundReceiptQuery,
  useInboundCreateReceiptMutation,
  useInboundCancelReceiptMutation,
  useInboundRunMutation,
} = receipts;
