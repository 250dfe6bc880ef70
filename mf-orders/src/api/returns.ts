import type * as z from 'zod';
import type { createReturnBody, OrderReturn, updateReturnBody } from '@depot/contracts/orders';
import type { List, Obj } from '@depot/contracts/wire';
import { ordersApi } from './tags.js';

export type CreateReturnRequest = z.input<typeof createReturnBody>;
export type UpdateReturnRequest = z.input<typeof updateReturnBody>;

const changed = ['Return', 'Invoice', 'Inventory', 'Product'] as const;

const returns = ordersApi.injectEndpoints({
  endpoints: (build) => ({
    ordersFindReturns: build.query<List<OrderReturn>, void>({ query: () => '/return', providesTags: ['Return'] }),
    ordersFindReturn: build.query<Obj<OrderReturn>, { id: number }>({
      query: (params) => ({ url: '/return', params }),
      providesTags: ['Return'],
    }),
    ordersCreateReturn: build.mutation<Obj<OrderReturn>, CreateReturnRequest>({
      query: (body) => ({ url: '/return', method: 'POST', body }),
      invalidatesTags: changed,
    }),
    ordersUpdateReturn: build.mutation<Obj<OrderReturn>, UpdateReturnRequest>({
      query: (body) => ({ url: '/return', method: 'PUT', body }),
      invalidatesTags: changed,
    }),
    ordersDeleteReturn: build.mutation<{ message: string }, { id: number }>({
      query: (params) => ({ url: '/return', method: 'DELETE', params }),
      invalidatesTags: changed,
    }),
  }),
});

export const {
  useOrdersFindReturnsQuery,
  useOrdersFindReturnQuery,
  useOrdersCreateReturnMutation,
  useOrdersUpdateReturnMutation,
  useOrdersDeleteReturnMutation,
} = returns;
