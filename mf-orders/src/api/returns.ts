import { freshFor } from '@depot/api';
import type { createReturnBody, updateReturnBody } from '@depot/contracts/orders';
import { listOf } from '@depot/live';
import type * as z from 'zod';
import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

export type CreateReturnRequest = z.input<typeof createReturnBody>;
export type UpdateReturnRequest = z.input<typeof updateReturnBody>;

const changed = ['Return', 'Invoice', 'Inventory', 'Product'] as const;

askingApi.enhanceEndpoints({
  endpoints: {
    ordersReturnsOfOrder: { providesTags: ['Return'] },
    ordersFindReturn: { providesTags: ['Return'] },
    ordersDeleteReturn: { invalidatesTags: changed },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    ordersSearchReturns: { providesTags: ['Return', listOf('Return')] },
    ordersCreateReturn: { invalidatesTags: changed },
    ordersUpdateReturn: { invalidatesTags: changed },
  },
});

/** For whoever is about to open the list: its first page. */
export const prefetchReturns = () =>
  sendingApi.util.prefetch('ordersSearchReturns', { page: 0 }, { ifOlderThan: freshFor });

export {
  useOrdersDeleteReturnMutation,
  useOrdersFindReturnQuery,
  useOrdersReturnsOfOrderQuery,
} from './generated/asking.js';
export {
  useOrdersCreateReturnMutation,
  useOrdersSearchReturnsQuery,
  useOrdersUpdateReturnMutation,
} from './generated/sending.js';
