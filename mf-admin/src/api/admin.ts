import { askingApi } from './generated/asking.js';
import { sendingApi } from './generated/sending.js';

askingApi.enhanceEndpoints({
  endpoints: {
    adminTenants: { providesTags: ['Tenant'] },
    adminActivityLog: { providesTags: ['ActivityLog'] },
    adminActivityUsers: { providesTags: ['ActivityLog'] },
    adminClearActivityLog: { invalidatesTags: ['ActivityLog'] },
    adminQuantityMismatches: { providesTags: ['Mismatch'] },
    adminProductMismatches: { providesTags: ['Mismatch'] },
    adminOutbox: { providesTags: ['Outbox'] },
    adminRemotes: { providesTags: ['Remote'] },
    adminRemoteHealth: { providesTags: ['Remote'] },
    adminRemoteHistory: { providesTags: ['Remote'] },
    adminImports: { providesTags: ['Import'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    adminCreateTenant: { invalidatesTags: ['Tenant', 'ActivityLog'] },
    adminUpdateTenant: { invalidatesTags: ['Tenant', 'ActivityLog'] },
    adminRepair: { invalidatesTags: ['Mismatch', 'Inventory', 'ActivityLog'] },
    adminSplit: { invalidatesTags: ['Remote', 'ActivityLog'] },
  },
});

export {
  useAdminActivityChangesQuery,
  useAdminActivityLogQuery,
  useAdminActivityUsersQuery,
  useAdminClearActivityLogMutation,
  useAdminImportsQuery,
  useAdminOutboxQuery,
  useAdminProductMismatchesQuery,
  useAdminQuantityMismatchesQuery,
  useAdminRemoteHealthQuery,
  useAdminRemoteHistoryQuery,
  useAdminRemotesQuery,
  useAdminTenantsQuery,
  useLazyAdminCheckActivityLogQuery,
  type AdminActivityLogApiArg,
} from './generated/asking.js';
export {
  useAdminCreateTenantMutation,
  useAdminRepairMutation,
  useAdminSplitMutation,
  useAdminUpdateTenantMutation,
  type AdminCreateTenantApiArg,
} from './generated/sending.js';
