/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type {
  confirmBody,
  createOrderBody,
  createReturnBody,
  manualOrderBody,
  order,
  orderCredit,
  orderPage,
  orderQueryBody,
  orderReturn,
  orderTemplate,
  processOrderBody,
  returnPage,
  returnSearchBody,
  shortage,
  templateBody,
  updateOrderBody,
  updateReturnBody,
  validateBody,
} from '@depot/contracts/orders';
import type { Input, Output, messageOnly } from '@depot/contracts/wire';
export const ordersApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    ordersQuery: build.query<OrdersQueryApiResponse, OrdersQueryApiArg>({
      providesTags: [{ type: 'Order', id: 'LIST' }] as const,
      query: (body) => ({ url: '/order/query', method: 'POST', body }),
    }),
    ordersFind: build.query<OrdersFindApiResponse, OrdersFindApiArg>({
      providesTags: (_response: unknown, _failure: unknown, { orderId }: { orderId?: number }) =>
        [{ type: 'Order', id: orderId }] as const,
      query: (params) => ({ url: '/order', params }),
    }),
    ordersCredit: build.query<OrdersCreditApiResponse, OrdersCreditApiArg>({
      providesTags: ['Order', 'Invoice', 'User'] as const,
      query: (params) => ({ url: '/order/credit', params }),
    }),
    ordersValidate: build.query<OrdersValidateApiResponse, OrdersValidateApiArg>({
      query: (body) => ({ url: '/order/validate', method: 'POST', body }),
    }),
    ordersCreateTemplate: build.mutation<OrdersCreateTemplateApiResponse, OrdersCreateTemplateApiArg>({
      invalidatesTags: ['OrderTemplate'] as const,
      query: (body) => ({ url: '/order-template', method: 'POST', body }),
    }),
    ordersCreate: build.mutation<OrdersCreateApiResponse, OrdersCreateApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (body) => ({ url: '/order', method: 'POST', body }),
    }),
    ordersUpdate: build.mutation<OrdersUpdateApiResponse, OrdersUpdateApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (body) => ({ url: '/order', method: 'PUT', body }),
    }),
    ordersRecordManual: build.mutation<OrdersRecordManualApiResponse, OrdersRecordManualApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (body) => ({ url: '/order/manual', method: 'POST', body }),
    }),
    ordersProcess: build.mutation<OrdersProcessApiResponse, OrdersProcessApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (body) => ({ url: '/order/process', method: 'POST', body }),
    }),
    ordersConfirm: build.mutation<OrdersConfirmApiResponse, OrdersConfirmApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (body) => ({ url: '/order/confirm', method: 'POST', body }),
    }),
    ordersDirectComplete: build.mutation<OrdersDirectCompleteApiResponse, OrdersDirectCompleteApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (params) => ({ url: '/order/direct-complete', method: 'PUT', params }),
    }),
    ordersCancel: build.mutation<OrdersCancelApiResponse, OrdersCancelApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory', 'Invoice', 'Return'] as const),
      query: (params) => ({ url: '/order/cancel', method: 'PUT', params }),
    }),
    ordersDelete: build.mutation<OrdersDeleteApiResponse, OrdersDeleteApiArg>({
      invalidatesTags: (_response: unknown, failure: unknown) =>
        failure ? [] : (['Order', 'Product', 'Inventory'] as const),
      query: (params) => ({ url: '/order', method: 'DELETE', params }),
    }),
    ordersSearchReturns: build.query<OrdersSearchReturnsApiResponse, OrdersSearchReturnsApiArg>({
      providesTags: ['Return', { type: 'Return', id: 'LIST' }] as const,
      query: (body) => ({ url: '/return/query', method: 'POST', body }),
    }),
    ordersReturnsOfOrder: build.query<OrdersReturnsOfOrderApiResponse, OrdersReturnsOfOrderApiArg>({
      providesTags: ['Return'] as const,
      query: (params) => ({ url: '/return', params }),
    }),
    ordersFindReturn: build.query<OrdersFindReturnApiResponse, OrdersFindReturnApiArg>({
      providesTags: ['Return'] as const,
      query: (params) => ({ url: '/return', params }),
    }),
    ordersCreateReturn: build.mutation<OrdersCreateReturnApiResponse, OrdersCreateReturnApiArg>({
      invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const,
      query: (body) => ({ url: '/return', method: 'POST', body }),
    }),
    ordersUpdateReturn: build.mutation<OrdersUpdateReturnApiResponse, OrdersUpdateReturnApiArg>({
      invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const,
      query: (body) => ({ url: '/return', method: 'PUT', body }),
    }),
    ordersDeleteReturn: build.mutation<OrdersDeleteReturnApiResponse, OrdersDeleteReturnApiArg>({
      invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const,
      query: (params) => ({ url: '/return', method: 'DELETE', params }),
    }),
  }),
});
export type OrdersQueryApiResponse = Output<typeof orderPage>;
export type OrdersQueryApiArg = Input<typeof orderQueryBody>;
export type OrdersFindApiResponse = { obj: Output<typeof order> };
export type OrdersFindApiArg = {
  orderId: number;
  includeProduct?: boolean;
  excludeBooked?: boolean;
  includeHistory?: boolean;
};
export type OrdersCreditApiResponse = { obj: Output<typeof orderCredit>; message?: string };
export type OrdersCreditApiArg = { storeId?: number };
export type OrdersValidateApiResponse = { list: Output<typeof shortage>[]; message?: string };
export type OrdersValidateApiArg = Input<typeof validateBody>;
export type OrdersCreateTemplateApiResponse = { obj: Output<typeof orderTemplate>; message?: string };
export type OrdersCreateTemplateApiArg = Input<typeof templateBody>;
export type OrdersCreateApiResponse = { obj: Output<typeof order>; message?: string };
export type OrdersCreateApiArg = Input<typeof createOrderBody>;
export type OrdersUpdateApiResponse = { obj: Output<typeof order>; message?: string };
export type OrdersUpdateApiArg = Input<typeof updateOrderBody>;
export type OrdersRecordManualApiResponse = { obj: Output<typeof order>; message?: string };
export type OrdersRecordManualApiArg = Input<typeof manualOrderBody>;
export type OrdersProcessApiResponse = { obj: Output<typeof order>; message?: string };
export type OrdersProcessApiArg = Input<typeof processOrderBody>;
export type OrdersConfirmApiResponse = { obj: Output<typeof order>; message?: string };
export type OrdersConfirmApiArg = Input<typeof confirmBody>;
export type OrdersDirectCompleteApiResponse = { obj: Output<typeof order>; message?: string };
export type OrdersDirectCompleteApiArg = { id: number };
export type OrdersCancelApiResponse = { obj: Output<typeof order>; message?: string };
export type OrdersCancelApiArg = { id: number; addBack?: boolean; version?: number };
export type OrdersDeleteApiResponse = Output<typeof messageOnly>;
export type OrdersDeleteApiArg = { id: number };
export type OrdersSearchReturnsApiResponse = Output<typeof returnPage>;
export type OrdersSearchReturnsApiArg = Input<typeof returnSearchBody>;
export type OrdersReturnsOfOrderApiResponse = { list: Output<typeof orderReturn>[] };
export type OrdersReturnsOfOrderApiArg = { orderId: number };
export type OrdersFindReturnApiResponse = { obj: Output<typeof orderReturn> };
export type OrdersFindReturnApiArg = { id: number };
export type OrdersCreateReturnApiResponse = { obj: Output<typeof orderReturn>; message?: string };
export type OrdersCreateReturnApiArg = Input<typeof createReturnBody>;
export type OrdersUpdateReturnApiResponse = { obj: Output<typeof orderReturn>; message?: string };
export type OrdersUpdateReturnApiArg = Input<typeof updateReturnBody>;
export type OrdersDeleteReturnApiResponse = Output<typeof messageOnly>;
export type OrdersDeleteReturnApiArg = { id: number };
export const {
  useOrdersQueryQuery,
  useLazyOrdersQueryQuery,
  useOrdersFindQuery,
  useLazyOrdersFindQuery,
  useOrdersCreditQuery,
  useLazyOrdersCreditQuery,
  useOrdersValidateQuery,
  useLazyOrdersValidateQuery,
  useOrdersCreateTemplateMutation,
  useOrdersCreateMutation,
  useOrdersUpdateMutation,
  useOrdersRecordManualMutation,
  useOrdersProcessMutation,
  useOrdersConfirmMutation,
  useOrdersDirectCompleteMutation,
  useOrdersCancelMutation,
  useOrdersDeleteMutation,
  useOrdersSearchReturnsQuery,
  useLazyOrdersSearchReturnsQuery,
  useOrdersReturnsOfOrderQuery,
  useLazyOrdersReturnsOfOrderQuery,
  useOrdersFindReturnQuery,
  useLazyOrdersFindReturnQuery,
  useOrdersCreateReturnMutation,
  useOrdersUpdateReturnMutation,
  useOrdersDeleteReturnMutation,
} = ordersApi;
/** Tags of `ordersOutbound`, which is written by hand. */
export const ordersOutboundTags = {
  invalidatesTags: (_response: unknown, failure: unknown) =>
    failure ? [] : (['Order', 'Product', 'Inventory'] as const),
};
/** Tags of `ordersCreateReturnQueued`, which is written by hand. */
export const ordersCreateReturnQueuedTags = { invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const };
/** Tags of `ordersUpdateReturnQueued`, which is written by hand. */
export const ordersUpdateReturnQueuedTags = { invalidatesTags: ['Return', 'Invoice', 'Inventory', 'Product'] as const };
