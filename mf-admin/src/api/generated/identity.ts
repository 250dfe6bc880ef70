/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type { adminWarehouse, createWarehouseBody, updateWarehouseBody } from '@depot/contracts/admin';
import type { Input, Output } from '@depot/contracts/wire';
export const identityApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    identityTenants: build.query<IdentityTenantsApiResponse, IdentityTenantsApiArg>({
      providesTags: ['Tenant'] as const,
      query: () => ({ url: '/admin/warehouse' }),
    }),
    identityCreateTenant: build.mutation<IdentityCreateTenantApiResponse, IdentityCreateTenantApiArg>({
      invalidatesTags: ['Tenant', 'ActivityLog'] as const,
      query: (body) => ({ url: '/admin/warehouse', method: 'POST', body }),
    }),
    identityUpdateTenant: build.mutation<IdentityUpdateTenantApiResponse, IdentityUpdateTenantApiArg>({
      invalidatesTags: ['Tenant', 'ActivityLog'] as const,
      query: (body) => ({ url: '/admin/warehouse', method: 'PUT', body }),
    }),
  }),
});
export type IdentityTenantsApiResponse = { list: Output<typeof adminWarehouse>[]; message?: string };
export type IdentityTenantsApiArg = void;
export type IdentityCreateTenantApiResponse = { obj: Output<typeof adminWarehouse>; message?: string };
export type IdentityCreateTenantApiArg = Input<typeof createWarehouseBody>;
export type IdentityUpdateTenantApiResponse = { obj: Output<typeof adminWarehouse>; message?: string };
export type IdentityUpdateTenantApiArg = Input<typeof updateWarehouseBody>;
export const {
  useIdentityTenantsQuery,
  useLazyIdentityTenantsQuery,
  useIdentityCreateTenantMutation,
  useIdentityUpdateTenantMutation,
} = identityApi;
