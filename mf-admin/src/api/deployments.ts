import type * as z from 'zod';
import type { RegistryDocument, trafficBody } from '@depot/contracts/deployments';
import { adminApi } from './tags.js';

const deployments = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminRemotes: build.query<RegistryDocument, void>({
      query: () => ({ url: '/remotes', params: { all: true } }),
      providesTags: ['Remote'],
    }),
    adminSplit: build.mutation<{ message: string }, z.input<typeof trafficBody>>({
      query: (body) => ({ url: '/remotes/traffic', method: 'PUT', body }),
      invalidatesTags: ['Remote', 'ActivityLog'],
    }),
  }),
});

export const { useAdminRemotesQuery, useAdminSplitMutation } = deployments;
