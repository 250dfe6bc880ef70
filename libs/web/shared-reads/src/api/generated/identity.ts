/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
import type { preference, user } from '@depot/contracts/identity';
import type { Output } from '@depot/contracts/wire';
export const identityApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    identityUsers: build.query<IdentityUsersApiResponse, IdentityUsersApiArg>({
      providesTags: ['User'] as const,
      query: (params) => ({ url: '/user', params }),
    }),
    identityPreference: build.query<IdentityPreferenceApiResponse, IdentityPreferenceApiArg>({
      providesTags: ['Preference'] as const,
      query: () => ({ url: '/preference' }),
    }),
  }),
});
export type IdentityUsersApiResponse = { list: Output<typeof user>[] };
export type IdentityUsersApiArg = {
  role?: 'STORE' | 'ADMIN' | 'WAREHOUSE_ADMIN' | 'WAREHOUSE_OPS' | 'READ_ONLY_STORE';
};
export type IdentityPreferenceApiResponse = { obj: Output<typeof preference>; message?: string };
export type IdentityPreferenceApiArg = void;
export const {
  useIdentityUsersQuery,
  useLazyIdentityUsersQuery,
  useIdentityPreferenceQuery,
  useLazyIdentityPreferenceQuery,
} = identityApi;
