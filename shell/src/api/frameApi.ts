import { baseApi } from '@depot/api';
import { listTag } from '@depot/live';

const overrideApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    shellEndOverride: build.mutation<unknown, string>({
      query: (remote) => ({ url: '/remotes/override', method: 'DELETE', params: { remote } }),
    }),
  }),
});

export const { useShellEndOverrideMutation } = overrideApi;

const pendingOrdersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (build) => ({
    shellPendingOrders: build.query<{ obj: { count: number } }, void>({
      query: () => '/order/pending-count',
      providesTags: [listTag('Order')],
    }),
  }),
});

export const { useShellPendingOrdersQuery } = pendingOrdersApi;
