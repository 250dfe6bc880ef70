import { baseApi } from '@depot/api';
import { listOf } from '@depot/live';

const pendingOrdersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    shellPendingOrders: build.query<{ obj: { count: number } }, void>({
      query: () => '/order/pending-count',
      providesTags: [listOf('Order')],
    }),
  }),
});

export const { useShellPendingOrdersQuery } = pendingOrdersApi;
