import type * as z from 'zod';
import type {
  createOrderBody,
  manualOrderBody,
  Order,
  orderPage,
  orderQueryBody,
  outboundBody,
  processOrderBody,
  shortage,
  updateOrderBody,
  validateBody,
} from '@depot/contracts/orders';
import type { List, Obj } from '@depot/contracts/wire';
import { orderAndInvoicesChanged, orderChanged, ordersApi } from './tags.js';

export type OrderQueryRequest = z.input<typeof orderQueryBody>;
export type OrderPage = z.output<typeof orderPage>;
export type CreateOrderRequest = z.input<typeof createOrderBody>;
export type UpdateOrderRequest = z.input<typeof updateOrderBody>;
export type ProcessOrderRequest = z.input<typeof processOrderBody>;
export type OutboundRequest = z.input<typeof outboundBody>;
export type ManualOrderRequest = z.input<typeof manualOrderBody>;
type ValidateRequest = z.input<typeof validateBody>;
type Shortage = z.output<typeof shortage>;

interface FindOrder {
  orderId: number;
  /** Joins location, prices, availability and alternates to the lines. */
  includeProduct?: boolean;
  /** Availability counts only the bookings of other orders. */
  excludeBooked?: boolean;
}

const orders = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    ordersQuery: build.query<OrderPage, OrderQueryRequest>({
      query: (body) => ({ url: '/order/query', method: 'POST', body }),
      providesTags: ['Order'],
    }),
    ordersFind: build.query<Obj<Order>, FindOrder>({
      query: (params) => ({ url: '/order', params }),
      providesTags: ['Order', 'Inventory'],
    }),
    ordersValidate: build.mutation<List<Shortage>, ValidateRequest>({
      query: (body) => ({ url: '/order/validate', method: 'POST', body }),
    }),
    ordersCreate: build.mutation<Obj<Order>, CreateOrderRequest>({
      query: (body) => ({ url: '/order', method: 'POST', body }),
      invalidatesTags: orderChanged,
    }),
    ordersUpdate: build.mutation<Obj<Order>, UpdateOrderRequest>({
      query: (body) => ({ url: '/order', method: 'PUT', body }),
      invalidatesTags: orderChanged,
    }),
    ordersRecordManual: build.mutation<Obj<Order>, ManualOrderRequest>({
      query: (body) => ({ url: '/order/manual', method: 'POST', body }),
      invalidatesTags: orderChanged,
    }),
    ordersProcess: build.mutation<Obj<Order>, ProcessOrderRequest>({
      query: (body) => ({ url: '/order/process', method: 'POST', body }),
      invalidatesTags: orderChanged,
    }),
    ordersOutbound: build.mutation<Obj<Order>, OutboundRequest>({
      query: (body) => ({ url: '/order/outbound', method: 'POST', body }),
      invalidatesTags: orderChanged,
    }),
    ordersConfirm: build.mutation<Obj<Order>, { orderId: number }>({
      query: (body) => ({ url: '/order/confirm', method: 'POST', body }),
      invalidatesTags: orderChanged,
    }),
    ordersDirectComplete: build.mutation<Obj<Order>, { id: number }>({
      query: (params) => ({ url: '/order/direct-complete', method: 'PUT', params }),
      invalidatesTags: orderChanged,
    }),
    ordersCancel: build.mutation<Obj<Order>, { id: number; addBack?: boolean }>({
      query: (params) => ({ url: '/order/cancel', method: 'PUT', params }),
      invalidatesTags: orderAndInvoicesChanged,
    }),
    ordersDelete: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/order', method: 'DELETE', params }),
      invalidatesTags: orderChanged,
    }),
  }),
});

export const {
  useOrdersQueryQuery,
  useLazyOrdersFindQuery,
  useOrdersValidateMutation,
  useOrdersCreateMutation,
  useOrdersUpdateMutation,
  useOrdersRecordManualMutation,
  useOrdersProcessMutation,
  useOrdersOutboundMutation,
  useOrdersConfirmMutation,
  useOrdersDirectCompleteMutation,
  useOrdersCancelMutation,
  useOrdersDeleteMutation,
} = orders;
