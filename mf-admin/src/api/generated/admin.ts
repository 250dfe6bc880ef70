/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const adminApi = remoteApi(depotRemote).injectEndpoints({
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
    adminRepair: build.mutation<AdminRepairApiResponse, AdminRepairApiArg>({
      query: (queryArg) => ({
        url: `/admin/mismatch/repair`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    adminSendAgain: build.mutation<AdminSendAgainApiResponse, AdminSendAgainApiArg>({
      query: (queryArg) => ({
        url: `/admin/outbox/again`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type AdminActivityLogApiResponse =
  /** status 200 The lines in the reader's language, with how many lines and pages there are. */ {
    /** The requested objects. */
    list: {
      /** Id. */
      id: number;
      /** Name. */
      name: string;
      /** The action, in the user’s language. */
      activity: string;
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** “true” where it was carried out. */
      completed: 'true' | 'false';
      /** Id of the request in the services’ log. */
      correlationId: string;
      /** It changed values that can be looked up. */
      hasChanges: boolean;
    }[];
    /** How many pages there are. */
    totalPages: number;
    /** The sum; of a list, how many there are. */
    total: number;
  };
export type AdminActivityLogApiArg = {
  /** Number of the page, from 0. */
  page?: number;
  /** Only what this person did; in a line, who did it. */
  user?: number;
  /** Not before this moment. */
  from?: number;
  /** Not after this moment. */
  to?: number;
  /** Text to search for. */
  text?: string;
};
export type AdminClearActivityLogApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type AdminClearActivityLogApiArg = void;
export type AdminActivityUsersApiResponse = /** status 200 The users, each with the name of their distributor. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** The distributor. */
    warehouse: string;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type AdminActivityUsersApiArg = void;
export type AdminActivityChangesApiResponse =
  /** status 200 The changed values with what they were before and after. */ {
    /** The requested objects. */
    list: {
      /** Which value. */
      field: string;
      /** Old value; null if there was none. */
      before: string | null;
      /** New value; null if there is none. */
      after: string | null;
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type AdminActivityChangesApiArg = {
  /** Id. */
  id: number;
};
export type AdminCheckActivityLogApiResponse =
  /** status 200 How many lines were checked, and where the first is broken. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** How many lines were looked at. */
      lines: number;
      /** The last line of the chain. */
      head: {
        /** Number of the line. */
        number: number;
        /** The chain’s hash at that line. */
        hash: string;
      };
      /** The first line that does not fit; null where all do. */
      broken: {
        /** What does not fit. */
        kind: 'changed' | 'missing' | 'cleared';
        /** Number of the line. */
        number: number;
      } | null;
    };
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type AdminCheckActivityLogApiArg = void;
export type AdminQuantityMismatchesApiResponse = /** status 200 The products that disagree; none where all is well. */ {
  /** The requested objects. */
  list: {
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** Pieces that the books say. */
    expectedQty: number;
    /** Pieces that single entries add up to. */
    actualQty: number;
    /** Weight that the books say. Pounds, at most two decimals. */
    expectedWeight: number;
    /** Weight that single entries add up to. Pounds, at most two decimals. */
    actualWeight: number;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type AdminQuantityMismatchesApiArg = void;
export type AdminProductMismatchesApiResponse = /** status 200 The products that disagree; none where all is well. */ {
  /** The requested objects. */
  list: {
    /** The product’s id. */
    productId: number;
    /** Name of the product. */
    productName: string;
    /** Pieces that the books say. */
    expectedQty: number;
    /** Pieces that single entries add up to. */
    actualQty: number;
    /** Weight that the books say. Pounds, at most two decimals. */
    expectedWeight: number;
    /** Weight that single entries add up to. Pounds, at most two decimals. */
    actualWeight: number;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type AdminProductMismatchesApiArg = void;
export type AdminReconciliationApiResponse =
  /** status 200 How many products disagreed in either comparison; null before the first. */ {
    /** The requested object; null if there is none. */
    obj: {
      /** When. A moment: milliseconds since the beginning of 1970, UTC. */
      time: number;
      /** Products whose pieces do not fit. */
      quantities: number;
      /** Products whose bookings do not fit. */
      bookings: number;
    } | null;
  };
export type AdminReconciliationApiArg = void;
export type AdminOutboxApiResponse = /** status 200 The emails, newest first. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** Who gets the mail. */
    to: string;
    /** The mail’s subject. */
    subject: string;
    /** The mail’s text. */
    body: string;
    /** Names of the files that go with it. */
    attachments: string[];
    /** When. A moment: milliseconds since the beginning of 1970, UTC. */
    time: number;
    /** Waiting, sent, or given up. */
    status: 'WAITING' | 'KEPT' | 'SENT' | 'FAILED';
    /** Response of the mail server if it refused the mail. */
    problem: string | null;
    /** It failed, and can be sent again. */
    maySendAgain: boolean;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type AdminOutboxApiArg = void;
export type AdminRepairApiResponse = /** status 200 A message that says whether anything was repaired. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type AdminRepairApiArg = {
  /** The product’s id. */
  productId: number;
};
export type AdminSendAgainApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type AdminSendAgainApiArg = {
  /** Id. */
  id: number;
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
  useAdminRepairMutation,
  useAdminSendAgainMutation,
} = adminApi;
