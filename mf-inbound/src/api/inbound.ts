import { type DeliveryReceipt, deliveryReceiptsPerPage, type inboundBody } from '@depot/contracts/inbound';
import type { List } from '@depot/contracts/wire';
import type * as z from 'zod';
import { inboundApi } from './generated/inbound.js';
import { goodsCameIn, taggedApi } from './tags.js';

export type InboundRequest = z.input<typeof inboundBody>;

inboundApi.enhanceEndpoints({
  endpoints: {
    inboundReorder: { providesTags: ['DeliveryReceipt', 'Inventory', 'Product'] },
    inboundReceipt: { providesTags: ['DeliveryReceipt'] },
    inboundCancelReceipt: { invalidatesTags: ['DeliveryReceipt'] },
    inboundAddReceipt: { invalidatesTags: (_answer, failure) => (failure ? [] : ['DeliveryReceipt']) },
    inboundReceive: { invalidatesTags: goodsCameIn },
  },
});

/** By hand: the API description does not say how the next page is asked for. */
const pages = taggedApi.injectEndpoints({
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
  }),
});

export const { useInboundReceiptsInfiniteQuery } = pages;

export {
  useInboundAddReceiptMutation,
  useInboundCancelReceiptMutation,
  useInboundReceiptQuery,
  useInboundReceiveMutation,
  useInboundReorderQuery,
} from './generated/inbound.js';
