/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi as api } from '../tags.js';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    adminTenants: build.query<AdminTenantsApiResponse, AdminTenantsApiArg>({
      query: () => ({ url: `/admin/warehouse` }),
    }),
    adminActivityLog: build.query<AdminActivityLogApiResponse, AdminActivityLogApiArg>({
      query: (queryArg) => ({
        url: `/admin/activity-log`,
        params: {
          page: queryArg.page,
          user: queryArg.user,
          from: queryArg['from'],
          to: queryArg.to,
          text: queryArg.text,
        },
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
        params: {
          id: queryArg.id,
        },
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
    adminRemotes: build.query<AdminRemotesApiResponse, AdminRemotesApiArg>({
      query: (queryArg) => ({
        url: `/remotes`,
        params: {
          all: queryArg.all,
        },
      }),
    }),
    adminRollouts: build.query<AdminRolloutsApiResponse, AdminRolloutsApiArg>({
      query: () => ({ url: `/remotes/rollouts` }),
    }),
    adminStopRollout: build.mutation<AdminStopRolloutApiResponse, AdminStopRolloutApiArg>({
      query: (queryArg) => ({
        url: `/remotes/rollout`,
        method: 'DELETE',
        params: {
          remote: queryArg.remote,
        },
      }),
    }),
    adminRemoteHealth: build.query<AdminRemoteHealthApiResponse, AdminRemoteHealthApiArg>({
      query: (queryArg) => ({
        url: `/remotes/health`,
        params: {
          minutes: queryArg.minutes,
        },
      }),
    }),
    adminOverrides: build.query<AdminOverridesApiResponse, AdminOverridesApiArg>({
      query: () => ({ url: `/remotes/override` }),
    }),
    adminRemoteHistory: build.query<AdminRemoteHistoryApiResponse, AdminRemoteHistoryApiArg>({
      query: (queryArg) => ({
        url: `/remotes/history`,
        params: {
          remote: queryArg.remote,
          before: queryArg.before,
        },
      }),
    }),
    adminReleaseTokens: build.query<AdminReleaseTokensApiResponse, AdminReleaseTokensApiArg>({
      query: () => ({ url: `/remotes/tokens` }),
    }),
    adminEndReleaseToken: build.mutation<AdminEndReleaseTokenApiResponse, AdminEndReleaseTokenApiArg>({
      query: (queryArg) => ({
        url: `/remotes/tokens`,
        method: 'DELETE',
        params: {
          id: queryArg.id,
        },
      }),
    }),
    adminWithdraw: build.mutation<AdminWithdrawApiResponse, AdminWithdrawApiArg>({
      query: (queryArg) => ({
        url: `/remotes/releases`,
        method: 'DELETE',
        params: {
          remote: queryArg.remote,
        },
      }),
    }),
    adminImports: build.query<AdminImportsApiResponse, AdminImportsApiArg>({
      query: (queryArg) => ({
        url: `/import`,
        params: {
          id: queryArg.id,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as askingApi };
export type AdminTenantsApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    timezone: string;
    viewOnly: boolean;
    suspended: boolean;
  }[];
  message?: string;
};
export type AdminTenantsApiArg = void;
export type AdminActivityLogApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    activity: string;
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
  user?: number;
  from?: number;
  to?: number;
  text?: string;
};
export type AdminClearActivityLogApiResponse = /** status 200  */ {
  message: string;
};
export type AdminClearActivityLogApiArg = void;
export type AdminActivityUsersApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    warehouse: string;
  }[];
  message?: string;
};
export type AdminActivityUsersApiArg = void;
export type AdminActivityChangesApiResponse = /** status 200  */ {
  list: {
    field: string;
    before: string | null;
    after: string | null;
  }[];
  message?: string;
};
export type AdminActivityChangesApiArg = {
  id: number;
};
export type AdminCheckActivityLogApiResponse = /** status 200  */ {
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
export type AdminQuantityMismatchesApiResponse = /** status 200  */ {
  list: {
    productId: number;
    productName: string;
    expectedQty: number;
    actualQty: number;
    expectedWeight: number;
    actualWeight: number;
  }[];
  message?: string;
};
export type AdminQuantityMismatchesApiArg = void;
export type AdminProductMismatchesApiResponse = /** status 200  */ {
  list: {
    productId: number;
    productName: string;
    expectedQty: number;
    actualQty: number;
    expectedWeight: number;
    actualWeight: number;
  }[];
  message?: string;
};
export type AdminProductMismatchesApiArg = void;
export type AdminReconciliationApiResponse = /** status 200  */ {
  obj: {
    time: number;
    quantities: number;
    bookings: number;
  } | null;
};
export type AdminReconciliationApiArg = void;
export type AdminOutboxApiResponse = /** status 200  */ {
  list: {
    id: number;
    to: string;
    subject: string;
    body: string;
    attachments: string[];
    time: number;
    status: 'WAITING' | 'KEPT' | 'SENT' | 'FAILED';
  }[];
  message?: string;
};
export type AdminOutboxApiArg = void;
export type AdminRemotesApiResponse = /** status 200  */ {
  schema: string;
  microFrontends: {
    [key: string]: {
      url: string;
      fallbackUrl?: string;
      metadata: {
        integrity: string;
        version: string;
      };
      deployment?: {
        traffic: number;
        default: boolean;
      };
      extras: {
        shell: {
          team: string;
          commit: string;
          contractRange: string;
          portRange?: string;
          shared?: {
            [key: string]: string;
          };
          navigation: {
            path: string;
            label: {
              gb: string;
              cn: string;
            };
            permission:
              | 'order.read'
              | 'order.add'
              | 'order.edit'
              | 'order.confirm'
              | 'order.directComplete'
              | 'order.process'
              | 'order.outbound'
              | 'order.cancel'
              | 'order.delete'
              | 'order.manual'
              | 'order.print'
              | 'order.printOwn'
              | 'order.pendingCount'
              | 'template.use'
              | 'template.edit'
              | 'return.read'
              | 'return.edit'
              | 'inventory.read'
              | 'inventory.edit'
              | 'product.reserve'
              | 'deliveryReceipt.read'
              | 'deliveryReceipt.edit'
              | 'inbound.run'
              | 'dashboard.read'
              | 'invoice.read'
              | 'invoice.generate'
              | 'report.read'
              | 'report.admin'
              | 'report.mail'
              | 'address.read'
              | 'address.edit'
              | 'product.read'
              | 'product.edit'
              | 'product.page'
              | 'catalogue.edit'
              | 'catalogue.page'
              | 'user.read'
              | 'user.edit'
              | 'store.read'
              | 'correction.run'
              | 'import.run'
              | 'settings.open'
              | 'preference.own'
              | 'live.listen'
              | 'secondFactor.own'
              | 'account.own'
              | 'admin.section'
              | 'admin.edit';
            icon:
              | 'dashboard'
              | 'order'
              | 'return'
              | 'inventory'
              | 'received'
              | 'deliveryReceipt'
              | 'report'
              | 'settings'
              | 'admin';
            order: number;
            badge?: 'pendingOrders';
            children?: {
              path: string;
              label: {
                gb: string;
                cn: string;
              };
              permission:
                | 'order.read'
                | 'order.add'
                | 'order.edit'
                | 'order.confirm'
                | 'order.directComplete'
                | 'order.process'
                | 'order.outbound'
                | 'order.cancel'
                | 'order.delete'
                | 'order.manual'
                | 'order.print'
                | 'order.printOwn'
                | 'order.pendingCount'
                | 'template.use'
                | 'template.edit'
                | 'return.read'
                | 'return.edit'
                | 'inventory.read'
                | 'inventory.edit'
                | 'product.reserve'
                | 'deliveryReceipt.read'
                | 'deliveryReceipt.edit'
                | 'inbound.run'
                | 'dashboard.read'
                | 'invoice.read'
                | 'invoice.generate'
                | 'report.read'
                | 'report.admin'
                | 'report.mail'
                | 'address.read'
                | 'address.edit'
                | 'product.read'
                | 'product.edit'
                | 'product.page'
                | 'catalogue.edit'
                | 'catalogue.page'
                | 'user.read'
                | 'user.edit'
                | 'store.read'
                | 'correction.run'
                | 'import.run'
                | 'settings.open'
                | 'preference.own'
                | 'live.listen'
                | 'secondFactor.own'
                | 'account.own'
                | 'admin.section'
                | 'admin.edit';
            }[];
          }[];
          routes: {
            path: string;
            title: {
              gb: string;
              cn: string;
            };
            permission:
              | 'order.read'
              | 'order.add'
              | 'order.edit'
              | 'order.confirm'
              | 'order.directComplete'
              | 'order.process'
              | 'order.outbound'
              | 'order.cancel'
              | 'order.delete'
              | 'order.manual'
              | 'order.print'
              | 'order.printOwn'
              | 'order.pendingCount'
              | 'template.use'
              | 'template.edit'
              | 'return.read'
              | 'return.edit'
              | 'inventory.read'
              | 'inventory.edit'
              | 'product.reserve'
              | 'deliveryReceipt.read'
              | 'deliveryReceipt.edit'
              | 'inbound.run'
              | 'dashboard.read'
              | 'invoice.read'
              | 'invoice.generate'
              | 'report.read'
              | 'report.admin'
              | 'report.mail'
              | 'address.read'
              | 'address.edit'
              | 'product.read'
              | 'product.edit'
              | 'product.page'
              | 'catalogue.edit'
              | 'catalogue.page'
              | 'user.read'
              | 'user.edit'
              | 'store.read'
              | 'correction.run'
              | 'import.run'
              | 'settings.open'
              | 'preference.own'
              | 'live.listen'
              | 'secondFactor.own'
              | 'account.own'
              | 'admin.section'
              | 'admin.edit';
          }[];
          attendant?: {
            storageKey: string;
            title: {
              gb: string;
              cn: string;
            };
            permission:
              | 'order.read'
              | 'order.add'
              | 'order.edit'
              | 'order.confirm'
              | 'order.directComplete'
              | 'order.process'
              | 'order.outbound'
              | 'order.cancel'
              | 'order.delete'
              | 'order.manual'
              | 'order.print'
              | 'order.printOwn'
              | 'order.pendingCount'
              | 'template.use'
              | 'template.edit'
              | 'return.read'
              | 'return.edit'
              | 'inventory.read'
              | 'inventory.edit'
              | 'product.reserve'
              | 'deliveryReceipt.read'
              | 'deliveryReceipt.edit'
              | 'inbound.run'
              | 'dashboard.read'
              | 'invoice.read'
              | 'invoice.generate'
              | 'report.read'
              | 'report.admin'
              | 'report.mail'
              | 'address.read'
              | 'address.edit'
              | 'product.read'
              | 'product.edit'
              | 'product.page'
              | 'catalogue.edit'
              | 'catalogue.page'
              | 'user.read'
              | 'user.edit'
              | 'store.read'
              | 'correction.run'
              | 'import.run'
              | 'settings.open'
              | 'preference.own'
              | 'live.listen'
              | 'secondFactor.own'
              | 'account.own'
              | 'admin.section'
              | 'admin.edit';
          };
          integrity?: {
            [key: string]: string;
          };
        };
        telemetry?: {
          sample: number;
        };
        override?: {
          origin: string;
          until: number;
        };
      };
    }[];
  };
};
export type AdminRemotesApiArg = {
  all?: boolean;
};
export type AdminRolloutsApiResponse = /** status 200  */ {
  list: {
    remote: string;
    version: string;
    stable: string;
    steps: number[];
    everyMinutes: number;
    step: number;
    status: 'RUNNING' | 'DONE' | 'HALTED' | 'STOPPED';
    who: string;
    startedAt: number;
    nextAt: number;
    endedAt: number | null;
    halt: {
      rule: 'success' | 'errors';
      loads: number;
      success: number | null;
      errorRate: number | null;
      stableErrorRate: number | null;
    } | null;
  }[];
  message?: string;
};
export type AdminRolloutsApiArg = void;
export type AdminStopRolloutApiResponse = /** status 200  */ {
  message: string;
};
export type AdminStopRolloutApiArg = {
  remote: string;
};
export type AdminRemoteHealthApiResponse = /** status 200  */ {
  list: {
    remote: string;
    version: string;
    channel: 'stable' | 'canary' | 'retired';
    loads: number;
    failures: number;
    success: number | null;
    views: number;
    errors: number;
    errorRate: number | null;
    violations: number;
    counts: {
      [key: string]: number;
    };
    p75: {
      [key: string]: number | null;
    };
    series: {
      time: number;
      loads: number;
      failures: number;
      views: number;
      errors: number;
    }[];
  }[];
  message?: string;
};
export type AdminRemoteHealthApiArg = {
  minutes?: number;
};
export type AdminOverridesApiResponse = /** status 200  */ {
  list: {
    remote: string;
    origin: string;
    until: number;
  }[];
  allowed: string[];
};
export type AdminOverridesApiArg = void;
export type AdminRemoteHistoryApiResponse = /** status 200  */ {
  list: {
    id: number;
    remote: string;
    kind: 'published' | 'split' | 'rollout' | 'halted' | 'stopped' | 'withdrawn';
    who: string;
    time: number;
    version?: string;
    commit?: string;
    split?: {
      version: string;
      traffic: number;
      default: boolean;
    }[];
    steps?: number[];
    everyMinutes?: number;
    loads?: number;
    success?: number | null;
    errorRate?: number | null;
    stableErrorRate?: number | null;
  }[];
  message?: string;
};
export type AdminRemoteHistoryApiArg = {
  remote: string;
  before?: number;
};
export type AdminReleaseTokensApiResponse = /** status 200  */ {
  list: {
    id: number;
    name: string;
    remotes: string[];
    createdBy: string;
    createdAt: number;
    expiresAt: number;
    lastUsedAt: number | null;
  }[];
  message?: string;
};
export type AdminReleaseTokensApiArg = void;
export type AdminEndReleaseTokenApiResponse = /** status 200  */ {
  message: string;
};
export type AdminEndReleaseTokenApiArg = {
  id: number;
};
export type AdminWithdrawApiResponse = /** status 200  */ {
  message: string;
};
export type AdminWithdrawApiArg = {
  remote: string;
};
export type AdminImportsApiResponse = /** status 200  */ {
  obj?: {
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
    time: number;
  };
  list?: {
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
    time: number;
  }[];
};
export type AdminImportsApiArg = {
  id?: number;
};
export const {
  useAdminTenantsQuery,
  useLazyAdminTenantsQuery,
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
  useAdminRemotesQuery,
  useLazyAdminRemotesQuery,
  useAdminRolloutsQuery,
  useLazyAdminRolloutsQuery,
  useAdminStopRolloutMutation,
  useAdminRemoteHealthQuery,
  useLazyAdminRemoteHealthQuery,
  useAdminOverridesQuery,
  useLazyAdminOverridesQuery,
  useAdminRemoteHistoryQuery,
  useLazyAdminRemoteHistoryQuery,
  useAdminReleaseTokensQuery,
  useLazyAdminReleaseTokensQuery,
  useAdminEndReleaseTokenMutation,
  useAdminWithdrawMutation,
  useAdminImportsQuery,
  useLazyAdminImportsQuery,
} = injectedRtkApi;
