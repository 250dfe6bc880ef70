/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminCreateTenant: build.mutation<AdminCreateTenantApiResponse, AdminCreateTenantApiArg>({
      query: (queryArg) => ({
        url: `/admin/warehouse`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    adminUpdateTenant: build.mutation<AdminUpdateTenantApiResponse, AdminUpdateTenantApiArg>({
      query: (queryArg) => ({
        url: `/admin/warehouse`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    adminRepair: build.mutation<AdminRepairApiResponse, AdminRepairApiArg>({
      query: (queryArg) => ({
        url: `/admin/mismatch/repair`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    adminSplit: build.mutation<AdminSplitApiResponse, AdminSplitApiArg>({
      query: (queryArg) => ({
        url: `/remotes/traffic`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    adminRollOut: build.mutation<AdminRollOutApiResponse, AdminRollOutApiArg>({
      query: (queryArg) => ({
        url: `/remotes/rollout`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    adminOverride: build.mutation<AdminOverrideApiResponse, AdminOverrideApiArg>({
      query: (queryArg) => ({
        url: `/remotes/override`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    adminCreateReleaseToken: build.mutation<AdminCreateReleaseTokenApiResponse, AdminCreateReleaseTokenApiArg>({
      query: (queryArg) => ({
        url: `/remotes/tokens`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as sendingApi };
export type AdminCreateTenantApiResponse = /** status 201  */ {
  obj: {
    id: number;
    name: string;
    timezone: string;
    viewOnly: boolean;
    suspended: boolean;
  };
  message?: string;
};
export type AdminCreateTenantApiArg = {
  name: string;
  timezone: string;
};
export type AdminUpdateTenantApiResponse = /** status 200  */ {
  obj: {
    id: number;
    name: string;
    timezone: string;
    viewOnly: boolean;
    suspended: boolean;
  };
  message?: string;
};
export type AdminUpdateTenantApiArg = {
  id: number;
  name?: string;
  timezone?: string;
  viewOnly?: boolean;
  suspended?: boolean;
};
export type AdminRepairApiResponse = /** status 200  */ {
  message: string;
};
export type AdminRepairApiArg = {
  productId: number;
};
export type AdminSplitApiResponse = /** status 200  */ {
  message: string;
};
export type AdminSplitApiArg = {
  remote: string;
  split: {
    version: string;
    traffic: number;
    default: boolean;
  }[];
};
export type AdminRollOutApiResponse = /** status 201  */ {
  message: string;
};
export type AdminRollOutApiArg = {
  remote: string;
  version: string;
  steps: number[];
  everyMinutes: number;
};
export type AdminOverrideApiResponse = /** status 201  */ {
  message: string;
};
export type AdminOverrideApiArg = {
  remote: string;
  origin: string;
  minutes?: number;
};
export type AdminCreateReleaseTokenApiResponse = /** status 201  */ {
  obj: {
    id: number;
    name: string;
    remotes: string[];
    createdBy: string;
    createdAt: number;
    expiresAt: number;
    lastUsedAt: number | null;
    token: string;
  };
  message?: string;
};
export type AdminCreateReleaseTokenApiArg = {
  name: string;
  remotes: string[];
  days?: number;
};
export const {
  useAdminCreateTenantMutation,
  useAdminUpdateTenantMutation,
  useAdminRepairMutation,
  useAdminSplitMutation,
  useAdminRollOutMutation,
  useAdminOverrideMutation,
  useAdminCreateReleaseTokenMutation,
} = injectedRtkApi;
