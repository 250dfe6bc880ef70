/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
import type { waitingOrders } from '@depot/contracts/orders';
import type { Output } from '@depot/contracts/wire';
export const ordersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    ordersWaiting: build.query<OrdersWaitingApiResponse, OrdersWaitingApiArg>({
      providesTags: [
        { type: 'Order', id: 'LIST' },
        { type: 'Invoice', id: 'LIST' },
      ] as const,
      query: () => ({ url: '/order/waiting' }),
    }),
  }),
});
export type OrdersWaitingApiResponse = { obj: Output<typeof waitingOrders>; message?: string };
export type OrdersWaitingApiArg = void;
export const { useOrdersWaitingQuery, useLazyOrdersWaitingQuery } = ordersApi;
