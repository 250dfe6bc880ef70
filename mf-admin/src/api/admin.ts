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
    adminReleaseTokens: { providesTags: ['ReleaseToken'] },
    adminEndReleaseToken: { invalidatesTags: ['ReleaseToken', 'ActivityLog'] },
    adminWithdraw: { invalidatesTags: ['Remote', 'ActivityLog'] },
    adminStopRollout: { invalidatesTags: ['Remote', 'ActivityLog'] },
    adminImports: { providesTags: ['Import'] },
  },
});

sendingApi.enhanceEndpoints({
  endpoints: {
    adminCreateTenant: { invalidatesTags: ['Tenant', 'ActivityLog'] },
    adminUpdateTenant: { invalidatesTags: ['Tenant', 'ActivityLog'] },
    adminRepair: { invalidatesTags: ['Mismatch', 'Inventory', 'ActivityLog'] },
    adminCreateReleaseToken: { invalidatesTags: ['ReleaseToken', 'ActivityLog'] },
    adminOverride: { invalidatesTags: ['ActivityLog'] },
    adminRollOut: { invalidatesTags: ['Remote', 'ActivityLog'] },
    adminSplit: { invalidatesTags: ['Remote', 'ActivityLog'] },
  },
});

export {
  type AdminActivityLogApiArg,
  useAdminActivityChangesQuery,
  useAdminActivityLogQuery,
  useAdminActivityUsersQuery,
  useAdminClearActivityLogMutation,
  useAdminEndReleaseTokenMutation,
  useAdminImportsQuery,
  useAdminOutboxQuery,
  useAdminOverridesQuery,
  useAdminProductMismatchesQuery,
  useAdminQuantityMismatchesQuery,
  useAdminReconciliationQuery,
  useAdminReleaseTokensQuery,
  useAdminRemoteHealthQuery,
  useAdminRemoteHistoryQuery,
  useAdminRemotesQuery,
  useAdminRolloutsQuery,
  useAdminStopRolloutMutation,
  useAdminTenantsQuery,
  useAdminWithdrawMutation,
  useLazyAdminCheckActivityLogQuery,
} from './generated/asking.js';
export {
  type AdminCreateReleaseTokenApiArg,
  type AdminCreateTenantApiArg,
  useAdminCreateReleaseTokenMutation,
  useAdminCreateTenantMutation,
  useAdminOverrideMutation,
  useAdminRepairMutation,
  useAdminRollOutMutation,
  useAdminSplitMutation,
  useAdminUpdateTenantMutation,
} from './generated/sending.js';
