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
