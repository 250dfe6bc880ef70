import { remoteApi } from '@depot/api';

const overrideApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellEndOverride: build.mutation<unknown, string>({
      query: (remote) => ({ url: '/remotes/override', method: 'DELETE', params: { remote } }),
    }),
  }),
});

export const { useShellEndOverrideMutation } = overrideApi;
