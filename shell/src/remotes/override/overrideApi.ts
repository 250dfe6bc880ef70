import { remoteApi } from '@depot/api';

const overrideApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellEndOverride: build.mutation<unknown, string>({
      query: (remote) => ({ url: '/remotes/override', method: 'DELETE', params: { remote } }),
    }),
    shellOpenLink: build.mutation<{ obj: { remote: string; path: string } }, number>({
      query: (id) => ({ url: '/remotes/links/open', method: 'POST', body: { id } }),
    }),
  }),
});

export const { useShellEndOverrideMutation, useShellOpenLinkMutation } = overrideApi;
