/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const ordersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    ordersWaiting: build.query<OrdersWaitingApiResponse, OrdersWaitingApiArg>({
      query: () => ({ url: `/order/waiting` }),
    }),
  }),
});
export type OrdersWaitingApiResponse =
  /** status 200 Numbers of orders: by status, wanted today, late, short and unpaid. */ {
    obj: {
      pending: number;
      processing: number;
      outbound: number;
      dueToday: number;
      late: number;
      short: number;
      unpaid: number;
    };
    message?: string;
  };
export type OrdersWaitingApiArg = void;
export const { useOrdersWaitingQuery, useLazyOrdersWaitingQuery } = ordersApi;
