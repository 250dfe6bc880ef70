import { freshFor } from '@depot/api';
import type {
  createOrderBody,
  manualOrderBody,
  orderPage,
  orderQueryBody,
  outboundBody,
  processOrderBody,
  updateOrderBody,
} from '@depot/contracts/orders';
import { listOf } from '@depot/live';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';
import { orderAndInvoicesChanged, orderChanged } from './tags.js';

export type OrderQueryRequest = z.input<typeof orderQueryBody>;
export type OrderPage = z.output<typeof orderPage>;
export type CreateOrderRequest = z.input<typeof createOrderBody>;
export type UpdateOrderRequest = z.input<typeof updateOrderBody>;
export type ProcessOrderRequest = z.input<typeof processOrderBody>;
export type OutboundRequest = z.input<typeof outboundBody>;
export type ManualOrderRequest = z.input<typeof manualOrderBody>;

askingApi.enhanceEndpoints({
  endpoints: {
    ordersFind: { providesTags: (_answer, _failure, { orderId }) => [{ type: 'Order', id: orderId }] },
    ordersCredit: { providesTags: ['Order', 'Invoice', 'User'] },
    ordersDirectComplete: { invalidatesTags: orderChanged },
    ordersCancel: { invalidatesTags: orderAndInvoicesChanged },
    ordersDelete: { invalidatesTags: orderChanged },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    ordersQuery: { providesTags: [listOf('Order')] },
    ordersCreate: { invalidatesTags: orderChanged },
    ordersUpdate: { invalidatesTags: orderChanged },
    ordersRecordManual: { invalidatesTags: orderChanged },
    ordersProcess: { invalidatesTags: orderChanged },
    ordersConfirm: { invalidatesTags: orderChanged },
  },
});

/** For whoever is about to open the list. */
export const prefetchOrders = (request: OrderQueryRequest) =>
  sendingApi.util.prefetch('ordersQuery', request, { ifOlderThan: freshFor });

export {
  useLazyOrdersFindQuery,
  useOrdersCancelMutation,
  useOrdersCreditQuery,
  useOrdersDeleteMutation,
  useOrdersDirectCompleteMutation,
} from './generated/asking.js';
export {
  useOrdersConfirmMutation,
  useOrdersCreateMutation,
  useOrdersProcessMutation,
  useOrdersQueryQuery,
  useOrdersRecordManualMutation,
  useOrdersUpdateMutation,
  useOrdersValidateMutation,
} from './generated/sending.js';
