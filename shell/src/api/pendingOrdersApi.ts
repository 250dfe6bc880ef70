import { baseApi } from '@depot/api';

export const pendingOrdersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellPendingOrders: build.query<{ obj: { count: number } }, void>({ query: () => '/order/pending-count' }),
  }),
});

export const { useShellPendingOrdersQuery } = pendingOrdersApi;
