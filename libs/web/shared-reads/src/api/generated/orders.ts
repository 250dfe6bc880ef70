/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
import type { orderTemplate } from '@depot/contracts/orders';
import type { Output } from '@depot/contracts/wire';
export const ordersApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    ordersListTemplates: build.query<OrdersListTemplatesApiResponse, OrdersListTemplatesApiArg>({
      providesTags: ['OrderTemplate'] as const,
      query: () => ({ url: '/order-template' }),
    }),
  }),
});
export type OrdersListTemplatesApiResponse = { list: Output<typeof orderTemplate>[]; message?: string };
export type OrdersListTemplatesApiArg = void;
export const { useOrdersListTemplatesQuery, useLazyOrdersListTemplatesQuery } = ordersApi;
