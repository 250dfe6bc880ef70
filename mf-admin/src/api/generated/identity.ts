/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const identityApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    identityTenants: build.query<IdentityTenantsApiResponse, IdentityTenantsApiArg>({
      providesTags: ['Tenant'] as const,
      query: () => ({ url: `/admin/warehouse` }),
    }),
    identityCreateTenant: build.mutation<IdentityCreateTenantApiResponse, IdentityCreateTenantApiArg>({
      invalidatesTags: ['Tenant', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/admin/warehouse`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    identityUpdateTenant: build.mutation<IdentityUpdateTenantApiResponse, IdentityUpdateTenantApiArg>({
      invalidatesTags: ['Tenant', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/admin/warehouse`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type IdentityTenantsApiResponse = /** status 200 The distributors by name. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Time zone of the distributor’s days. */
    timezone: string;
    /** Nothing can be changed by anyone but an administrator. */
    viewOnly: boolean;
    /** True if no user of the distributor can sign in. */
    suspended: boolean;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityTenantsApiArg = void;
export type IdentityCreateTenantApiResponse = /** status 201 The new distributor, neither view-only nor suspended. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Time zone of the distributor’s days. */
    timezone: string;
    /** Nothing can be changed by anyone but an administrator. */
    viewOnly: boolean;
    /** True if no user of the distributor can sign in. */
    suspended: boolean;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityCreateTenantApiArg = {
  /** The person’s, store’s or distributor’s name. */
  name: string;
  /** Time zone of the distributor’s days. */
  timezone: string;
};
export type IdentityUpdateTenantApiResponse = /** status 200 The distributor as it is now. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Time zone of the distributor’s days. */
    timezone: string;
    /** Nothing can be changed by anyone but an administrator. */
    viewOnly: boolean;
    /** True if no user of the distributor can sign in. */
    suspended: boolean;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type IdentityUpdateTenantApiArg = {
  /** Id. */
  id: number;
  /** The person’s, store’s or distributor’s name. */
  name?: string;
  /** Time zone of the distributor’s days. */
  timezone?: string;
  /** Nothing can be changed by anyone but an administrator. */
  viewOnly?: boolean;
  /** True if no user of the distributor can sign in. */
  suspended?: boolean;
  /** Where an edit began: another one than the stored one is refused with STALE. */
  version?: string;
};
export const {
  useIdentityTenantsQuery,
  useLazyIdentityTenantsQuery,
  useIdentityCreateTenantMutation,
  useIdentityUpdateTenantMutation,
} = identityApi;
