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
    adminReconciliation: { providesTags: ['Mismatch'] },
    adminOutbox: { providesTags: ['Outbox'] },
    adminRemotes: { providesTags: ['Remote'] },
    adminRemoteHealth: { providesTags: ['Remote'] },
    adminRemoteHistory: { providesTags: ['Remote'] },
    adminRollouts: { providesTags: ['Remote'] },
    adminStopRollout: { invalidatesTags: ['Remote', 'ActivityLog'] },
    adminImports: { providesTags: ['Import'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    adminCreateTenant: { invalidatesTags: ['Tenant', 'ActivityLog'] },
    adminUpdateTenant: { invalidatesTags: ['Tenant', 'ActivityLog'] },
    adminRepair: { invalidatesTags: ['Mismatch', 'Inventory', 'ActivityLog'] },
    adminOverride: { invalidatesTags: ['ActivityLog'] },
    adminRollOut: { invalidatesTags: ['Remote', 'ActivityLog'] },
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
  useAdminOverridesQuery,
  useAdminProductMismatchesQuery,
  useAdminQuantityMismatchesQuery,
  useAdminReconciliationQuery,
  useAdminRemoteHealthQuery,
  useAdminRemoteHistoryQuery,
  useAdminRemotesQuery,
  useAdminRolloutsQuery,
  useAdminStopRolloutMutation,
  useAdminTenantsQuery,
  useLazyAdminCheckActivityLogQuery,
  type AdminActivityLogApiArg,
} from './generated/asking.js';
export {
  useAdminCreateTenantMutation,
  useAdminOverrideMutation,
  useAdminRepairMutation,
  useAdminRollOutMutation,
  useAdminSplitMutation,
  useAdminUpdateTenantMutation,
  type AdminCreateTenantApiArg,
} from './generated/sending.js';
