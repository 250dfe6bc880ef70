/** Generated from the API description by `npm run generate`. Do not edit. */
import { taggedApi } from '../tags.js';
export const deploymentsApi = taggedApi.injectEndpoints({
  endpoints: (build) => ({
    deploymentsRemotes: build.query<DeploymentsRemotesApiResponse, DeploymentsRemotesApiArg>({
      query: (queryArg) => ({
        url: `/remotes`,
        params: queryArg,
      }),
    }),
    deploymentsRollouts: build.query<DeploymentsRolloutsApiResponse, DeploymentsRolloutsApiArg>({
      query: () => ({ url: `/remotes/rollouts` }),
    }),
    deploymentsStopRollout: build.mutation<DeploymentsStopRolloutApiResponse, DeploymentsStopRolloutApiArg>({
      query: (queryArg) => ({
        url: `/remotes/rollout`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    deploymentsHealth: build.query<DeploymentsHealthApiResponse, DeploymentsHealthApiArg>({
      query: (queryArg) => ({
        url: `/remotes/health`,
        params: queryArg,
      }),
    }),
    deploymentsOverrides: build.query<DeploymentsOverridesApiResponse, DeploymentsOverridesApiArg>({
      query: () => ({ url: `/remotes/override` }),
    }),
    deploymentsHistory: build.query<DeploymentsHistoryApiResponse, DeploymentsHistoryApiArg>({
      query: (queryArg) => ({
        url: `/remotes/history`,
        params: queryArg,
      }),
    }),
    deploymentsTokens: build.query<DeploymentsTokensApiResponse, DeploymentsTokensApiArg>({
      query: () => ({ url: `/remotes/tokens` }),
    }),
    deploymentsEndToken: build.mutation<DeploymentsEndTokenApiResponse, DeploymentsEndTokenApiArg>({
      query: (queryArg) => ({
        url: `/remotes/tokens`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    deploymentsWithdraw: build.mutation<DeploymentsWithdrawApiResponse, DeploymentsWithdrawApiArg>({
      query: (queryArg) => ({
        url: `/remotes/releases`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    deploymentsSplit: build.mutation<DeploymentsSplitApiResponse, DeploymentsSplitApiArg>({
      query: (queryArg) => ({
        url: `/remotes/traffic`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    deploymentsRollOut: build.mutation<DeploymentsRollOutApiResponse, DeploymentsRollOutApiArg>({
      query: (queryArg) => ({
        url: `/remotes/rollout`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deploymentsOverride: build.mutation<DeploymentsOverrideApiResponse, DeploymentsOverrideApiArg>({
      query: (queryArg) => ({
        url: `/remotes/override`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deploymentsCreateToken: build.mutation<DeploymentsCreateTokenApiResponse, DeploymentsCreateTokenApiArg>({
      query: (queryArg) => ({
        url: `/remotes/tokens`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type DeploymentsRemotesApiResponse = /** status 200 The registry document. */ {
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
              | 'seller.read'
              | 'seller.edit'
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
                | 'seller.read'
                | 'seller.edit'
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
              | 'seller.read'
              | 'seller.edit'
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
              | 'seller.read'
              | 'seller.edit'
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
export type DeploymentsRemotesApiArg = {
  all?: boolean;
};
export type DeploymentsRolloutsApiResponse = /** status 200 The rollouts. */ {
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
export type DeploymentsRolloutsApiArg = void;
export type DeploymentsStopRolloutApiResponse = /** status 200 A message. */ {
  message: string;
};
export type DeploymentsStopRolloutApiArg = {
  remote: string;
};
export type DeploymentsHealthApiResponse =
  /** status 200 The versions, each with its totals and a series of equal steps. */ {
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
export type DeploymentsHealthApiArg = {
  minutes?: number;
};
export type DeploymentsOverridesApiResponse =
  /** status 200 The overrides of this session, and the origins from which it may take remotes. */ {
    list: {
      remote: string;
      origin: string;
      until: number;
    }[];
    allowed: string[];
  };
export type DeploymentsOverridesApiArg = void;
export type DeploymentsHistoryApiResponse = /** status 200 The events. */ {
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
export type DeploymentsHistoryApiArg = {
  remote: string;
  before?: number;
};
export type DeploymentsTokensApiResponse = /** status 200 The tokens. */ {
  list: {
    /** Id. */
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
export type DeploymentsTokensApiArg = void;
export type DeploymentsEndTokenApiResponse = /** status 200 A message. */ {
  message: string;
};
export type DeploymentsEndTokenApiArg = {
  id: number;
};
export type DeploymentsWithdrawApiResponse = /** status 200 A message. */ {
  message: string;
};
export type DeploymentsWithdrawApiArg = {
  remote: string;
};
export type DeploymentsSplitApiResponse = /** status 200 A message. */ {
  message: string;
};
export type DeploymentsSplitApiArg = {
  remote: string;
  split: {
    version: string;
    traffic: number;
    default: boolean;
  }[];
};
export type DeploymentsRollOutApiResponse = /** status 201 A message. */ {
  message: string;
};
export type DeploymentsRollOutApiArg = {
  remote: string;
  version: string;
  steps: number[];
  everyMinutes: number;
};
export type DeploymentsOverrideApiResponse = /** status 201 A message. */ {
  message: string;
};
export type DeploymentsOverrideApiArg = {
  remote: string;
  origin: string;
  minutes?: number;
};
export type DeploymentsCreateTokenApiResponse = /** status 201 The token with its secret. */ {
  obj: {
    /** Id. */
    id: number;
    name: string;
    remotes: string[];
    createdBy: string;
    createdAt: number;
    expiresAt: number;
    lastUsedAt: number | null;
    /** Lets its holder in. It is told once: a repeated answer comes without it. */
    token: string;
  };
  message?: string;
};
export type DeploymentsCreateTokenApiArg = {
  name: string;
  remotes: string[];
  days?: number;
};
export const {
  useDeploymentsRemotesQuery,
  useLazyDeploymentsRemotesQuery,
  useDeploymentsRolloutsQuery,
  useLazyDeploymentsRolloutsQuery,
  useDeploymentsStopRolloutMutation,
  useDeploymentsHealthQuery,
  useLazyDeploymentsHealthQuery,
  useDeploymentsOverridesQuery,
  useLazyDeploymentsOverridesQuery,
  useDeploymentsHistoryQuery,
  useLazyDeploymentsHistoryQuery,
  useDeploymentsTokensQuery,
  useLazyDeploymentsTokensQuery,
  useDeploymentsEndTokenMutation,
  useDeploymentsWithdrawMutation,
  useDeploymentsSplitMutation,
  useDeploymentsRollOutMutation,
  useDeploymentsOverrideMutation,
  useDeploymentsCreateTokenMutation,
} = deploymentsApi;
