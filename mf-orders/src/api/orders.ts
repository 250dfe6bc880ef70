import { freshFor, remoteApi } from '@depot/api';
import type {
  createOrderBody,
  createReturnBody,
  manualOrderBody,
  OrderAnswer,
  orderQueryBody,
  outboundBody,
  processOrderBody,
  updateReturnBody,
} from '@depot/contracts/orders';
import type { Obj } from '@depot/contracts/wire';
import { listTag } from '@depot/live';
import type * as z from 'zod';
import {
  ordersApi,
  type OrdersCreateReturnApiResponse,
  type OrdersUpdateReturnApiResponse,
} from './generated/orders.js';

export type OrderQueryRequest = z.input<typeof orderQueryBody>;

export type CreateOrderRequest = z.input<typeof createOrderBody>;

export type ProcessOrderRequest = z.input<typeof processOrderBody>;

export type OutboundRequest = z.input<typeof outboundBody>;

export type ManualOrderRequest = z.input<typeof manualOrderBody>;

export type CreateReturnRequest = z.input<typeof createReturnBody>;

export type UpdateReturnRequest = z.input<typeof updateReturnBody>;

/** Tags that a change of an order's lines or status invalidates; none if the server refused it. */
const orderChanged = (_answer: unknown, failure: unknown) =>
  failure ? [] : (['Order', 'Product', 'Inventory'] as const);
/** As `orderChanged`, with the invoices of the order. */
const orderAndInvoicesChanged = (_answer: unknown, failure: unknown) =>
  failure ? [] : (['Order', 'Product', 'Inventory', 'Invoice', 'Return'] as const);

const returnChanged = ['Return', 'Invoice', 'Inventory', 'Product'] as const;

interface Shipment {
  request: OutboundRequest;
  /** Idempotency key, kept with the request until its answer is here. */
  key: string;
}

interface ReturnToUpdate {
  request: UpdateReturnRequest;
  /** Idempotency key, kept with the request until its answer is here. */
  key: string;
}

interface ReturnToCreate {
  request: CreateReturnRequest;
  /** Idempotency key, kept with the request until its answer is here. */
  key: string;
}

ordersApi.enhanceEndpoints({
  endpoints: {
    ordersFind: {
      providesTags: (_answer, _failure, { orderId }) => [{ type: 'Order', id: orderId }],
      extraOptions: { keepAnswer: true },
    },
    ordersCredit: { providesTags: ['Order', 'Invoice', 'User'] },
    ordersDirectComplete: { invalidatesTags: orderChanged },
    ordersCancel: { invalidatesTags: orderAndInvoicesChanged },
    ordersDelete: { invalidatesTags: orderChanged },
    ordersQuery: { providesTags: [listTag('Order')], extraOptions: { keepAnswer: true } },
    ordersCreate: { invalidatesTags: orderChanged },
    ordersUpdate: { invalidatesTags: orderChanged },
    ordersRecordManual: { invalidatesTags: orderChanged },
    ordersProcess: { invalidatesTags: orderChanged },
    ordersConfirm: { invalidatesTags: orderChanged },
    ordersReturnsOfOrder: { providesTags: ['Return'], extraOptions: { keepAnswer: true } },
    ordersFindReturn: { providesTags: ['Return'], extraOptions: { keepAnswer: true } },
    ordersDeleteReturn: { invalidatesTags: returnChanged },
    ordersSearchReturns: { providesTags: ['Return', listTag('Return')] },
    ordersCreateReturn: { invalidatesTags: returnChanged },
    ordersUpdateReturn: { invalidatesTags: returnChanged },
    ordersCreateTemplate: { invalidatesTags: ['OrderTemplate'] },
  },
});

/** Prefetches a page of the list of orders. */
export const prefetchOrders = (request: OrderQueryRequest) =>
  ordersApi.util.prefetch('ordersQuery', request, { ifOlderThan: freshFor });

/** Prefetches the first page of the list of returns. */
export const prefetchReturns = () =>
  ordersApi.util.prefetch('ordersSearchReturns', { page: 0 }, { ifOlderThan: freshFor });

/** Written by hand: their keys live longer than the page. */
const shippingApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    ordersOutbound: build.mutation<Obj<OrderAnswer>, Shipment>({
      query: ({ request, key }) => ({
        url: '/order/outbound',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: orderChanged,
    }),
    ordersCreateReturnQueued: build.mutation<OrdersCreateReturnApiResponse, ReturnToCreate>({
      query: ({ request, key }) => ({
        url: '/return',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: returnChanged,
    }),
    ordersUpdateReturnQueued: build.mutation<OrdersUpdateReturnApiResponse, ReturnToUpdate>({
      query: ({ request, key }) => ({
        url: '/return',
        method: 'PUT',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: returnChanged,
    }),
  }),
});

export const { useOrdersCreateReturnQueuedMutation, useOrdersOutboundMutation, useOrdersUpdateReturnQueuedMutation } =
  shippingApi;

export {
  useLazyOrdersFindQuery,
  useOrdersFindQuery,
  useLazyOrdersValidateQuery,
  useOrdersCancelMutation,
  useOrdersConfirmMutation,
  useOrdersCreateMutation,
  useOrdersCreateTemplateMutation,
  useOrdersCreditQuery,
  useOrdersDeleteMutation,
  useOrdersDeleteReturnMutation,
  useOrdersDirectCompleteMutation,
  useOrdersFindReturnQuery,
  useOrdersProcessMutation,
  useOrdersQueryQuery,
  useOrdersRecordManualMutation,
  useOrdersReturnsOfOrderQuery,
  useOrdersSearchReturnsQuery,
  useOrdersUpdateMutation,
} from './generated/orders.js';
