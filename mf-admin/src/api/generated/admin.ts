/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type {
  activity,
  activityChange,
  activityCheck,
  activityUser,
  mismatch,
  newestReconciliation,
  outboxMail,
  repairBody,
  sendAgainBody,
} from '@depot/contracts/admin';
import type { Input, Output, messageOnly } from '@depot/contracts/wire';
export const adminApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    adminActivityLog: build.query<AdminActivityLogApiResponse, AdminActivityLogApiArg>({
      providesTags: ['ActivityLog'] as const,
      query: (params) => ({ url: '/admin/activity-log', params }),
    }),
    adminActivityUsers: build.query<AdminActivityUsersApiResponse, AdminActivityUsersApiArg>({
      providesTags: ['ActivityLog'] as const,
      query: () => ({ url: '/admin/activity-log/users' }),
    }),
    adminActivityChanges: build.query<AdminActivityChangesApiResponse, AdminActivityChangesApiArg>({
      query: (params) => ({ url: '/admin/activity-log/changes', params }),
    }),
    adminCheckActivityLog: build.query<AdminCheckActivityLogApiResponse, AdminCheckActivityLogApiArg>({
      query: () => ({ url: '/admin/activity-log/check' }),
    }),
    adminClearActivityLog: build.mutation<AdminClearActivityLogApiResponse, AdminClearActivityLogApiArg>({
      invalidatesTags: ['ActivityLog'] as const,
      query: () => ({ url: '/admin/activity-log', method: 'DELETE' }),
    }),
    adminQuantityMismatches: build.query<AdminQuantityMismatchesApiResponse, AdminQuantityMismatchesApiArg>({
      providesTags: ['Mismatch'] as const,
      query: () => ({ url: '/admin/quantity-mismatch' }),
    }),
    adminProductMismatches: build.query<AdminProductMismatchesApiResponse, AdminProductMismatchesApiArg>({
      providesTags: ['Mismatch'] as const,
      query: () => ({ url: '/admin/product-mismatch' }),
    }),
    adminReconciliation: build.query<AdminReconciliationApiResponse, AdminReconciliationApiArg>({
      providesTags: ['Mismatch'] as const,
      query: () => ({ url: '/admin/reconcile' }),
    }),
    adminRepair: build.mutation<AdminRepairApiResponse, AdminRepairApiArg>({
      invalidatesTags: ['Mismatch', 'Inventory', 'ActivityLog'] as const,
      query: (body) => ({ url: '/admin/mismatch/repair', method: 'POST', body }),
    }),
    adminOutbox: build.query<AdminOutboxApiResponse, AdminOutboxApiArg>({
      providesTags: ['Outbox'] as const,
      query: () => ({ url: '/admin/outbox' }),
    }),
    adminSendAgain: build.mutation<AdminSendAgainApiResponse, AdminSendAgainApiArg>({
      invalidatesTags: ['Outbox', 'ActivityLog'] as const,
      query: (body) => ({ url: '/admin/outbox/again', method: 'POST', body }),
    }),
  }),
});
export type AdminActivityLogApiResponse = { list: Output<typeof activity>[]; totalPages: number; total: number };
export type AdminActivityLogApiArg = { page?: number; user?: number; from?: number; to?: number; text?: string };
export type AdminActivityUsersApiResponse = { list: Output<typeof activityUser>[]; message?: string };
export type AdminActivityUsersApiArg = void;
export type AdminActivityChangesApiResponse = { list: Output<typeof activityChange>[]; message?: string };
export type AdminActivityChangesApiArg = { id: number };
export type AdminCheckActivityLogApiResponse = { obj: Output<typeof activityCheck>; message?: string };
export type AdminCheckActivityLogApiArg = void;
export type AdminClearActivityLogApiResponse = Output<typeof messageOnly>;
export type AdminClearActivityLogApiArg = void;
export type AdminQuantityMismatchesApiResponse = { list: Output<typeof mismatch>[]; message?: string };
export type AdminQuantityMismatchesApiArg = void;
export type AdminProductMismatchesApiResponse = { list: Output<typeof mismatch>[]; message?: string };
export type AdminProductMismatchesApiArg = void;
export type AdminReconciliationApiResponse = Output<typeof newestReconciliation>;
export type AdminReconciliationApiArg = void;
export type AdminRepairApiResponse = Output<typeof messageOnly>;
export type AdminRepairApiArg = Input<typeof repairBody>;
export type AdminOutboxApiResponse = { list: Output<typeof outboxMail>[]; message?: string };
export type AdminOutboxApiArg = void;
export type AdminSendAgainApiResponse = Output<typeof messageOnly>;
export type AdminSendAgainApiArg = Input<typeof sendAgainBody>;
export const {
  useAdminActivityLogQuery,
  useLazyAdminActivityLogQuery,
  useAdminActivityUsersQuery,
  useLazyAdminActivityUsersQuery,
  useAdminActivityChangesQuery,
  useLazyAdminActivityChangesQuery,
  useAdminCheckActivityLogQuery,
  useLazyAdminCheckActivityLogQuery,
  useAdminClearActivityLogMutation,
  useAdminQuantityMismatchesQuery,
  useLazyAdminQuantityMismatchesQuery,
  useAdminProductMismatchesQuery,
  useLazyAdminProductMismatchesQuery,
  useAdminReconciliationQuery,
  useLazyAdminReconciliationQuery,
  useAdminRepairMutation,
  useAdminOutboxQuery,
  useLazyAdminOutboxQuery,
  useAdminSendAgainMutation,
} = adminApi;
