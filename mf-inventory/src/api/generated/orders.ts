/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const ordersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    ordersWaiting: build.query<OrdersWaitingApiResponse, OrdersWaitingApiArg>({
      providesTags: [
        { type: 'Order', id: 'LIST' },
        { type: 'Invoice', id: 'LIST' },
      ] as const,
      query: () => ({ url: `/order/waiting` }),
    }),
  }),
});
export type OrdersWaitingApiResponse =
  /** status 200 Numbers of orders: by status, wanted today, late, short and unpaid. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** Orders that are still pending. */
      pending: number;
      /** Orders that are being processed. */
      processing: number;
      /** Orders that have left and are not billed. */
      outbound: number;
      /** Open orders that are to be delivered today. */
      dueToday: number;
      /** Open orders whose day of delivery is over. */
      late: number;
      /** Open orders for which there is not enough in stock. */
      short: number;
      /** Delivered orders with an invoice that is not paid in full. */
      unpaid: number;
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type OrdersWaitingApiArg = void;
export const { useOrdersWaitingQuery, useLazyOrdersWaitingQuery } = ordersApi;
