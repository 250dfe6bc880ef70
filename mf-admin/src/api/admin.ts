import type * as z from 'zod';
import type {
  Activity,
  activityQuery,
  AdminWarehouse,
  createWarehouseBody,
  Mismatch,
  OutboxMail,
  updateWarehouseBody,
} from '@depot/contracts/admin';
import type { List, Obj, Page } from '@depot/contracts/wire';
import { adminApi } from './tags.js';

export type CreateTenantRequest = z.input<typeof createWarehouseBody>;
export type ActivityRequest = z.input<typeof activityQuery>;

const admin = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminTenants: build.query<List<AdminWarehouse>, void>({ query: () => '/admin/warehouse', providesTags: ['Tenant'] }),
    adminCreateTenant: build.mutation<Obj<AdminWarehouse>, CreateTenantRequest>({
      query: (body) => ({ url: '/admin/warehouse', method: 'POST', body }),
      invalidatesTags: ['Tenant', 'ActivityLog'],
    }),
    adminUpdateTenant: build.mutation<Obj<AdminWarehouse>, z.input<typeof updateWarehouseBody>>({
      query: (body) => ({ url: '/admin/warehouse', method: 'PUT', body }),
      invalidatesTags: ['Tenant', 'ActivityLog'],
    }),
    adminActivityLog: build.query<Page<Activity>, ActivityRequest>({
      query: (params) => ({ url: '/admin/activity-log', params }),
      providesTags: ['ActivityLog'],
    }),
    adminClearActivityLog: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/admin/activity-log', method: 'DELETE' }),
      invalidatesTags: ['ActivityLog'],
    }),
    adminQuantityMismatches: build.query<List<Mismatch>, void>({ query: () => '/admin/quantity-mismatch', providesTags: ['Mismatch'] }),
    adminProductMismatches: build.query<List<Mismatch>, void>({ query: () => '/admin/product-mismatch', providesTags: ['Mismatch'] }),
    adminRepair: build.mutation<{ message: string }, { productId: number }>({
      query: (body) => ({ url: '/admin/mismatch/repair', method: 'POST', body }),
      invalidatesTags: ['Mismatch', 'Inventory', 'ActivityLog'],
    }),
    adminOutbox: build.query<List<OutboxMail>, void>({ query: () => '/admin/outbox', providesTags: ['Outbox'] }),
  }),
});

export const {
  useAdminTenantsQuery,
  useAdminCreateTenantMutation,
  useAdminUpdateTenantMutation,
  useAdminActivityLogQuery,
  useAdminClearActivityLogMutation,
  useAdminQuantityMismatchesQuery,
  useAdminProductMismatchesQuery,
  useAdminRepairMutation,
  useAdminOutboxQuery,
} = admin;
