/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const adminApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    adminActivityLog: build.query<AdminActivityLogApiResponse, AdminActivityLogApiArg>({
      query: (queryArg) => ({
        url: `/admin/activity-log`,
        params: queryArg,
      }),
    }),
    adminClearActivityLog: build.mutation<AdminClearActivityLogApiResponse, AdminClearActivityLogApiArg>({
      query: () => ({ url: `/admin/activity-log`, method: 'DELETE' }),
    }),
    adminActivityUsers: build.query<AdminActivityUsersApiResponse, AdminActivityUsersApiArg>({
      query: () => ({ url: `/admin/activity-log/users` }),
    }),
    adminActivityChanges: build.query<AdminActivityChangesApiResponse, AdminActivityChangesApiArg>({
      query: (queryArg) => ({
        url: `/admin/activity-log/changes`,
        params: queryArg,
      }),
    }),
    adminCheckActivityLog: build.query<AdminCheckActivityLogApiResponse, AdminCheckActivityLogApiArg>({
      query: () => ({ url: `/admin/activity-log/check` }),
    }),
    adminQuantityMismatches: build.query<AdminQuantityMismatchesApiResponse, AdminQuantityMismatchesApiArg>({
      query: () => ({ url: `/admin/quantity-mismatch` }),
    }),
    adminProductMismatches: build.query<AdminProductMismatchesApiResponse, AdminProductMismatchesApiArg>({
      query: () => ({ url: `/admin/product-mismatch` }),
    }),
    adminReconciliation: build.query<AdminReconciliationApiResponse, AdminReconciliationApiArg>({
      query: () => ({ url: `/admin/reconcile` }),
    }),
    adminOutbox: build.query<AdminOutboxApiResponse, AdminOutboxApiArg>({
      query: () => ({ url: `/admin/outbox` }),
    }),
    adminImports: build.query<AdminImportsApiResponse, AdminImportsApiArg>({
      query: (queryArg) => ({
        url: `/import`,
        params: queryArg,
      }),
    }),
    adminRepair: build.mutation<AdminRepairApiResponse, AdminRepairApiArg>({
      query: (queryArg) => ({
        url: `/admin/mismatch/repair`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type AdminActivityLogApiResponse =
  /** status 200 The lines in the reader's language, with how many lines and pages there are. */ {
    list: {
      /** Id. */
      id: number;
      name: string;
      activity: string;
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      completed: 'true' | 'false';
      correlationId: string;
      hasChanges: boolean;
    }[];
    totalPages: number;
    total: number;
  };
export type AdminActivityLogApiArg = {
  page?: number;
  /** Id. */
  user?: number;
  from?: number;
  to?: number;
  text?: string;
};
export type AdminClearActivityLogApiResponse = /** status 200 A message. */ {
  message: string;
};
export type AdminClearActivityLogApiArg = void;
export type AdminActivityUsersApiResponse = /** status 200 The users, each with the name of their distributor. */ {
  list: {
    /** Id. */
    id: number;
    name: string;
    warehouse: string;
  }[];
  message?: string;
};
export type AdminActivityUsersApiArg = void;
export type AdminActivityChangesApiResponse =
  /** status 200 The changed values with what they were before and after. */ {
    list: {
      field: string;
      before: string | null;
      after: string | null;
    }[];
    message?: string;
  };
export type AdminActivityChangesApiArg = {
  /** Id. */
  id: number;
};
export type AdminCheckActivityLogApiResponse =
  /** status 200 How many lines were checked, and where the first is broken. */ {
    obj: {
      lines: number;
      head: {
        number: number;
        hash: string;
      };
      broken: {
        kind: 'changed' | 'missing' | 'cleared';
        number: number;
      } | null;
    };
    message?: string;
  };
export type AdminCheckActivityLogApiArg = void;
export type AdminQuantityMismatchesApiResponse = /** status 200 The products that disagree; none where all is well. */ {
  list: {
    /** Id. */
    productId: number;
    productName: string;
    expectedQty: number;
    actualQty: number;
    /** Pounds, at most two decimals. */
    expectedWeight: number;
    /** Pounds, at most two decimals. */
    actualWeight: number;
  }[];
  message?: string;
};
export type AdminQuantityMismatchesApiArg = void;
export type AdminProductMismatchesApiResponse = /** status 200 The products that disagree; none where all is well. */ {
  list: {
    /** Id. */
    productId: number;
    productName: string;
    expectedQty: number;
    actualQty: number;
    /** Pounds, at most two decimals. */
    expectedWeight: number;
    /** Pounds, at most two decimals. */
    actualWeight: number;
  }[];
  message?: string;
};
export type AdminProductMismatchesApiArg = void;
export type AdminReconciliationApiResponse =
  /** status 200 How many products disagreed in either comparison; null before the first. */ {
    obj: {
      /** A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      quantities: number;
      bookings: number;
    } | null;
  };
export type AdminReconciliationApiArg = void;
export type AdminOutboxApiResponse = /** status 200 The emails, newest first. */ {
  list: {
    /** Id. */
    id: number;
    to: string;
    subject: string;
    body: string;
    attachments: string[];
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    status: 'WAITING' | 'KEPT' | 'SENT' | 'FAILED';
  }[];
  message?: string;
};
export type AdminOutboxApiArg = void;
export type AdminImportsApiResponse = /** status 200 One import as `obj`, or many as `list`. */ {
  obj?: {
    /** Id. */
    importId: number;
    kind: 'products' | 'stock' | 'stores' | 'orders';
    fileName: string;
    dryRun: boolean;
    status: 'CHECKING' | 'APPLYING' | 'CHECKED' | 'APPLIED' | 'REFUSED';
    done: number;
    total: number;
    errors: {
      line: number;
      column: string;
      message: string;
    }[];
    errorCount: number;
    creates: {
      what: 'warehouses' | 'categories' | 'subCategories' | 'suppliers';
      names: string[];
      count: number;
    }[];
    ignoredColumns: string[];
    user: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
  };
  list?: {
    /** Id. */
    importId: number;
    kind: 'products' | 'stock' | 'stores' | 'orders';
    fileName: string;
    dryRun: boolean;
    status: 'CHECKING' | 'APPLYING' | 'CHECKED' | 'APPLIED' | 'REFUSED';
    done: number;
    total: number;
    errors: {
      line: number;
      column: string;
      message: string;
    }[];
    errorCount: number;
    creates: {
      what: 'warehouses' | 'categories' | 'subCategories' | 'suppliers';
      names: string[];
      count: number;
    }[];
    ignoredColumns: string[];
    user: string;
    /** A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
  }[];
};
export type AdminImportsApiArg = {
  /** Id. */
  id?: number;
};
export type AdminRepairApiResponse = /** status 200 A message that says whether anything was repaired. */ {
  message: string;
};
export type AdminRepairApiArg = {
  /** Id. */
  productId: number;
};
export const {
  useAdminActivityLogQuery,
  useLazyAdminActivityLogQuery,
  useAdminClearActivityLogMutation,
  useAdminActivityUsersQuery,
  useLazyAdminActivityUsersQuery,
  useAdminActivityChangesQuery,
  useLazyAdminActivityChangesQuery,
  useAdminCheckActivityLogQuery,
  useLazyAdminCheckActivityLogQuery,
  useAdminQuantityMismatchesQuery,
  useLazyAdminQuantityMismatchesQuery,
  useAdminProductMismatchesQuery,
  useLazyAdminProductMismatchesQuery,
  useAdminReconciliationQuery,
  useLazyAdminReconciliationQuery,
  useAdminOutboxQuery,
  useLazyAdminOutboxQuery,
  useAdminImportsQuery,
  useLazyAdminImportsQuery,
  useAdminRepairMutation,
} = adminApi;
