import { listOf } from '@depot/live';
import { ordersApi } from './generated/orders.js';

ordersApi.enhanceEndpoints({
  endpoints: { ordersWaiting: { providesTags: [listOf('Order'), listOf('Invoice')] } },
});

export { useOrdersWaitingQuery } from './generated/orders.js';
