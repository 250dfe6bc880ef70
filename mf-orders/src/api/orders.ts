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
import type * as z from 'zod';
import {
  ordersApi,
  type OrdersCreateReturnApiResponse,
  ordersCreateReturnQueuedTags,
  ordersOutboundTags,
  type OrdersUpdateReturnApiResponse,
  ordersUpdateReturnQueuedTags,
} from './generated/orders.js';

export type OrderQueryRequest = z.input<typeof orderQueryBody>;

export type CreateOrderRequest = z.input<typeof createOrderBody>;

export type ProcessOrderRequest = z.input<typeof processOrderBody>;

export type OutboundRequest = z.input<typeof outboundBody>;

export type ManualOrderRequest = z.input<typeof manualOrderBody>;

export type CreateReturnRequest = z.input<typeof createReturnBody>;

export type UpdateReturnRequest = z.input<typeof updateReturnBody>;

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
    ordersFind: { extraOptions: { keepAnswer: true } },
    ordersFindReturn: { extraOptions: { keepAnswer: true } },
    ordersQuery: { extraOptions: { keepAnswer: true } },
    ordersReturnsOfOrder: { extraOptions: { keepAnswer: true } },
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
      ...ordersOutboundTags,
    }),
    ordersCreateReturnQueued: build.mutation<OrdersCreateReturnApiResponse, ReturnToCreate>({
      query: ({ request, key }) => ({
        url: '/return',
        method: 'POST',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      ...ordersCreateReturnQueuedTags,
    }),
    ordersUpdateReturnQueued: build.mutation<OrdersUpdateReturnApiResponse, ReturnToUpdate>({
      query: ({ request, key }) => ({
        url: '/return',
        method: 'PUT',
        body: request,
        headers: { 'Idempotency-Key': key },
      }),
      ...ordersUpdateReturnQueuedTags,
    }),
  }),
});

export const { useOrdersCreateReturnQueuedMutation, useOrdersOutboundMutation, useOrdersUpdateReturnQueuedMutation } =
  shippingApi;

export {
  useLazyOrdersFindQuery,
  useLazyOrdersValidateQuery,
  useOrdersCancelMutation,
  useOrdersConfirmMutation,
  useOrdersCreateMutation,
  useOrdersCreateTemplateMutation,
  useOrdersCreditQuery,
  useOrdersDeleteMutation,
  useOrdersDeleteReturnMutation,
  useOrdersDirectCompleteMutation,
  useOrdersFindQuery,
  useOrdersFindReturnQuery,
  useOrdersProcessMutation,
  useOrdersQueryQuery,
  useOrdersRecordManualMutation,
  useOrdersReturnsOfOrderQuery,
  useOrdersSearchReturnsQuery,
  useOrdersUpdateMutation,
} from './generated/orders.js';
