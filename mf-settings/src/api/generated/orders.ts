/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type { orderTemplate, standingBody, templateBody } from '@depot/contracts/orders';
import type { Input, Output, messageOnly } from '@depot/contracts/wire';
export const ordersApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    ordersFindTemplate: build.query<OrdersFindTemplateApiResponse, OrdersFindTemplateApiArg>({
      providesTags: ['OrderTemplate'] as const,
      query: (params) => ({ url: '/order-template/query', params }),
    }),
    ordersCreateTemplate: build.mutation<OrdersCreateTemplateApiResponse, OrdersCreateTemplateApiArg>({
      invalidatesTags: ['OrderTemplate'] as const,
      query: (body) => ({ url: '/order-template', method: 'POST', body }),
    }),
    ordersUpdateTemplate: build.mutation<OrdersUpdateTemplateApiResponse, OrdersUpdateTemplateApiArg>({
      invalidatesTags: ['OrderTemplate'] as const,
      query: (body) => ({ url: '/order-template', method: 'PUT', body }),
    }),
    ordersDeleteTemplate: build.mutation<OrdersDeleteTemplateApiResponse, OrdersDeleteTemplateApiArg>({
      invalidatesTags: ['OrderTemplate'] as const,
      query: (params) => ({ url: '/order-template', method: 'DELETE', params }),
    }),
    ordersSetStanding: build.mutation<OrdersSetStandingApiResponse, OrdersSetStandingApiArg>({
      invalidatesTags: ['OrderTemplate'] as const,
      query: (body) => ({ url: '/order-template/standing', method: 'PUT', body }),
    }),
  }),
});
export type OrdersFindTemplateApiResponse = { obj: Output<typeof orderTemplate>; message?: string };
export type OrdersFindTemplateApiArg = { id: number };
export type OrdersCreateTemplateApiResponse = { obj: Output<typeof orderTemplate>; message?: string };
export type OrdersCreateTemplateApiArg = Input<typeof templateBody>;
export type OrdersUpdateTemplateApiResponse = { obj: Output<typeof orderTemplate>; message?: string };
export type OrdersUpdateTemplateApiArg = Input<typeof templateBody>;
export type OrdersDeleteTemplateApiResponse = Output<typeof messageOnly>;
export type OrdersDeleteTemplateApiArg = { id: number };
export type OrdersSetStandingApiResponse = { obj: Output<typeof orderTemplate>; message?: string };
export type OrdersSetStandingApiArg = Input<typeof standingBody>;
export const {
  useOrdersFindTemplateQuery,
  useLazyOrdersFindTemplateQuery,
  useOrdersCreateTemplateMutation,
  useOrdersUpdateTemplateMutation,
  useOrdersDeleteTemplateMutation,
  useOrdersSetStandingMutation,
} = ordersApi;
