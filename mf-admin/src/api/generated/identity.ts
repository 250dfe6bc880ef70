/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const identityApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    identityTenants: build.query<IdentityTenantsApiResponse, IdentityTenantsApiArg>({
      query: () => ({ url: `/admin/warehouse` }),
    }),
    identityCreateTenant: build.mutation<IdentityCreateTenantApiResponse, IdentityCreateTenantApiArg>({
      query: (queryArg) => ({
        url: `/admin/warehouse`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    identityUpdateTenant: build.mutation<IdentityUpdateTenantApiResponse, IdentityUpdateTenantApiArg>({
      query: (queryArg) => ({
        url: `/admin/warehouse`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
  }),
});
export type IdentityTenantsApiResponse = /** status 200 The distributors by name. */ {
  /** What was asked for, as a list. */
  list: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Time zone of the distributor’s days. */
    timezone: string;
    /** Nothing can be changed by anyone but an administrator. */
    viewOnly: boolean;
    /** Nobody of the distributor can sign in. */
    suspended: boolean;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  }[];
  /** Always there: “success”, or what is wrong in the reader’s language. */
  message?: string;
};
export type IdentityTenantsApiArg = void;
export type IdentityCreateTenantApiResponse = /** status 201 The new distributor, neither view-only nor suspended. */ {
  /** What was asked for; null where there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Time zone of the distributor’s days. */
    timezone: string;
    /** Nothing can be changed by anyone but an administrator. */
    viewOnly: boolean;
    /** Nobody of the distributor can sign in. */
    suspended: boolean;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always there: “success”, or what is wrong in the reader’s language. */
  message?: string;
};
export type IdentityCreateTenantApiArg = {
  /** The person’s, store’s or distributor’s name. */
  name: string;
  /** Time zone of the distributor’s days. */
  timezone: string;
};
export type IdentityUpdateTenantApiResponse = /** status 200 The distributor as it is now. */ {
  /** What was asked for; null where there is none. */
  obj: {
    /** Id. */
    id: number;
    /** The person’s, store’s or distributor’s name. */
    name: string;
    /** Time zone of the distributor’s days. */
    timezone: string;
    /** Nothing can be changed by anyone but an administrator. */
    viewOnly: boolean;
    /** Nobody of the distributor can sign in. */
    suspended: boolean;
    /** Where an edit began: another one than the stored one is refused with STALE. */
    version: string;
  };
  /** Always there: “success”, or what is wrong in the reader’s language. */
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
  /** Nobody of the distributor can sign in. */
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
