/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type { importState } from '@depot/contracts/importing';
import type { Output } from '@depot/contracts/wire';
export const adminApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    adminImports: build.query<AdminImportsApiResponse, AdminImportsApiArg>({
      providesTags: ['Import'] as const,
      query: (params) => ({ url: '/import', params }),
    }),
  }),
});
export type AdminImportsApiResponse = { obj?: Output<typeof importState>; list?: Output<typeof importState>[] };
export type AdminImportsApiArg = { id?: number };
export const { useAdminImportsQuery, useLazyAdminImportsQuery } = adminApi;
/** Tags of `adminImport`, which is written by hand. */
export const adminImportTags = { invalidatesTags: ['Import'] as const };
