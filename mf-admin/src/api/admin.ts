import { adminApi } from './generated/admin.js';

adminApi.enhanceEndpoints({
  endpoints: {
    adminActivityLog: { providesTags: ['ActivityLog'] },
    adminActivityUsers: { providesTags: ['ActivityLog'] },
    adminClearActivityLog: { invalidatesTags: ['ActivityLog'] },
    adminQuantityMismatches: { providesTags: ['Mismatch'] },
    adminProductMismatches: { providesTags: ['Mismatch'] },
    adminReconciliation: { providesTags: ['Mismatch'] },
    adminOutbox: { providesTags: ['Outbox'] },
    adminSendAgain: { invalidatesTags: ['Outbox', 'ActivityLog'] },
    adminRepair: { invalidatesTags: ['Mismatch', 'Inventory', 'ActivityLog'] },
  },
});

export {
  type AdminActivityLogApiArg,
  useAdminActivityChangesQuery,
  useAdminActivityLogQuery,
  useAdminActivityUsersQuery,
  useAdminClearActivityLogMutation,
  useAdminOutboxQuery,
  useAdminProductMismatchesQuery,
  useAdminQuantityMismatchesQuery,
  useAdminReconciliationQuery,
  useAdminRepairMutation,
  useAdminSendAgainMutation,
  useLazyAdminCheckActivityLogQuery,
} from './generated/admin.js';
