import { remoteApi } from '@depot/api';
import { listTag } from '@depot/live';

const frameApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellEndOverride: build.mutation<unknown, string>({
      query: (remote) => ({ url: '/remotes/override', method: 'DELETE', params: { remote } }),
    }),
    shellPendingOrders: build.query<{ obj: { count: number } }, void>({
      query: () => '/order/pending-count',
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useShellEndOverrideMutation, useShellPendingOrdersQuery } = frameApi;
