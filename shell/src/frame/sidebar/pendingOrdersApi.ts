import { remoteApi } from '@depot/api';
import { listTag } from '@depot/live';

const pendingOrdersApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellPendingOrders: build.query<{ obj: { count: number } }, void>({
      query: () => '/order/pending-count',
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useShellPendingOrdersQuery } = pendingOrdersApi;
