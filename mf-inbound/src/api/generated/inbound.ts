/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type {
  createDeliveryReceiptBody,
  deliveryReceipt,
  inboundBody,
  inboundResponse,
  reorderRow,
} from '@depot/contracts/inbound';
import type { Input, Output, messageOnly } from '@depot/contracts/wire';
export const inboundApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    inboundReceipt: build.query<InboundReceiptApiResponse, InboundReceiptApiArg>({
      providesTags: ['DeliveryReceipt'] as const,
      query: (params) => ({ url: '/delivery-receipt', params }),
    }),
    inboundReorder: build.query<InboundReorderApiResponse, InboundReorderApiArg>({
      providesTags: ['DeliveryReceipt', 'Inventory', 'Product'] as const,
      query: (params) => ({ url: '/delivery-receipt/proposal', params }),
    }),
    inboundAddReceipt: build.mutation<InboundAddReceiptApiResponse, InboundAddReceiptApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) => (failure ? [] : (['DeliveryReceipt'] as const)),
      query: (body) => ({ url: '/delivery-receipt', method: 'POST', body }),
    }),
    inboundCancelReceipt: build.mutation<InboundCancelReceiptApiResponse, InboundCancelReceiptApiArg>({
      invalidatesTags: ['DeliveryReceipt'] as const,
      query: (params) => ({ url: '/delivery-receipt', method: 'DELETE', params }),
    }),
    inboundReceive: build.mutation<InboundReceiveApiResponse, InboundReceiveApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
      query: (body) => ({ url: '/inventory/inbound', method: 'POST', body }),
    }),
  }),
});
export type InboundReceiptApiResponse = { obj: Output<typeof deliveryReceipt> };
export type InboundReceiptApiArg = { id: number };
export type InboundReorderApiResponse = { list: Output<typeof reorderRow>[]; message?: string };
export type InboundReorderApiArg = { usageDays?: number; leadDays?: number; coverDays?: number };
export type InboundAddReceiptApiResponse = { obj: Output<typeof deliveryReceipt>; message?: string };
export type InboundAddReceiptApiArg = Input<typeof createDeliveryReceiptBody>;
export type InboundCancelReceiptApiResponse = Output<typeof messageOnly>;
export type InboundCancelReceiptApiArg = { id: number };
export type InboundReceiveApiResponse = { obj: Output<typeof inboundResponse>; message?: string };
export type InboundReceiveApiArg = Input<typeof inboundBody>;
export const {
  useInboundReceiptQuery,
  useLazyInboundReceiptQuery,
  useInboundReorderQuery,
  useLazyInboundReorderQuery,
  useInboundAddReceiptMutation,
  useInboundCancelReceiptMutation,
  useInboundReceiveMutation,
} = inboundApi;
/** Tags of `inboundReceipts`, which is written by hand. */
export const inboundReceiptsTags = { providesTags: ['DeliveryReceipt'] as const };
/** Tags of `inboundReceiveQueued`, which is written by hand. */
export const inboundReceiveQueuedTags = {
  invalidatesTags: (_response: unknown, failure: unknown) =>
    failure ? [] : (['DeliveryReceipt', 'Received', 'Inventory', 'Product'] as const),
};
