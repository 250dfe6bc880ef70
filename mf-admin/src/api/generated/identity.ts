/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const identityApi = taggedApi.injectEndpoints({
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
  list: {
    /** Id. */
    id: number;
    name: string;
    timezone: string;
    viewOnly: boolean;
    suspended: boolean;
  }[];
  message?: string;
};
export type IdentityTenantsApiArg = void;
export type IdentityCreateTenantApiResponse = /** status 201 The new distributor, neither view-only nor suspended. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    timezone: string;
    viewOnly: boolean;
    suspended: boolean;
  };
  message?: string;
};
export type IdentityCreateTenantApiArg = {
  name: string;
  timezone: string;
};
export type IdentityUpdateTenantApiResponse = /** status 200 The distributor as it is now. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    timezone: string;
    viewOnly: boolean;
    suspended: boolean;
  };
  message?: string;
};
export type IdentityUpdateTenantApiArg = {
  /** Id. */
  id: number;
  name?: string;
  timezone?: string;
  viewOnly?: boolean;
  suspended?: boolean;
};
export const {
  useIdentityTenantsQuery,
  useLazyIdentityTenantsQuery,
  useIdentityCreateTenantMutation,
  useIdentityUpdateTenantMutation,
} = identityApi;
