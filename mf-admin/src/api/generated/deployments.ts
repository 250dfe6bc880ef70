/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
export const deploymentsApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    deploymentsRemotes: build.query<DeploymentsRemotesApiResponse, DeploymentsRemotesApiArg>({
      providesTags: ['Remote'] as const,
      query: (queryArg) => ({
        url: `/remotes`,
        params: queryArg,
      }),
    }),
    deploymentsReleases: build.query<DeploymentsReleasesApiResponse, DeploymentsReleasesApiArg>({
      providesTags: ['Remote'] as const,
      query: (queryArg) => ({
        url: `/remotes/releases`,
        params: queryArg,
      }),
    }),
    deploymentsWithdraw: build.mutation<DeploymentsWithdrawApiResponse, DeploymentsWithdrawApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/remotes/releases`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    deploymentsRollouts: build.query<DeploymentsRolloutsApiResponse, DeploymentsRolloutsApiArg>({
      providesTags: ['Remote'] as const,
      query: () => ({ url: `/remotes/rollouts` }),
    }),
    deploymentsStopRollout: build.mutation<DeploymentsStopRolloutApiResponse, DeploymentsStopRolloutApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/remotes/rollout`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    deploymentsHealth: build.query<DeploymentsHealthApiResponse, DeploymentsHealthApiArg>({
      providesTags: ['Remote'] as const,
      query: (queryArg) => ({
        url: `/remotes/health`,
        params: queryArg,
      }),
    }),
    deploymentsOverrides: build.query<DeploymentsOverridesApiResponse, DeploymentsOverridesApiArg>({
      query: () => ({ url: `/remotes/override` }),
    }),
    deploymentsHistory: build.query<DeploymentsHistoryApiResponse, DeploymentsHistoryApiArg>({
      providesTags: ['Remote'] as const,
      query: (queryArg) => ({
        url: `/remotes/history`,
        params: queryArg,
      }),
    }),
    deploymentsTokens: build.query<DeploymentsTokensApiResponse, DeploymentsTokensApiArg>({
      providesTags: ['ReleaseToken'] as const,
      query: () => ({ url: `/remotes/tokens` }),
    }),
    deploymentsEndToken: build.mutation<DeploymentsEndTokenApiResponse, DeploymentsEndTokenApiArg>({
      invalidatesTags: ['ReleaseToken', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/remotes/tokens`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    deploymentsPurge: build.mutation<DeploymentsPurgeApiResponse, DeploymentsPurgeApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/remotes/versions`,
        method: 'DELETE',
        params: queryArg,
      }),
    }),
    deploymentsTrains: build.query<DeploymentsTrainsApiResponse, DeploymentsTrainsApiArg>({
      query: () => ({ url: `/remotes/train` }),
    }),
    deploymentsSplit: build.mutation<DeploymentsSplitApiResponse, DeploymentsSplitApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/remotes/traffic`,
        method: 'PUT',
        body: queryArg,
      }),
    }),
    deploymentsRollOut: build.mutation<DeploymentsRollOutApiResponse, DeploymentsRollOutApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/remotes/rollout`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deploymentsOverride: build.mutation<DeploymentsOverrideApiResponse, DeploymentsOverrideApiArg>({
      invalidatesTags: ['ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/remotes/override`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deploymentsCreateToken: build.mutation<DeploymentsCreateTokenApiResponse, DeploymentsCreateTokenApiArg>({
      invalidatesTags: ['ReleaseToken', 'ActivityLog'] as const,
      query: (queryArg) => ({
        url: `/remotes/tokens`,
        method: 'POST',
        body: queryArg,
      }),
    }),
    deploymentsTakeTrainBack: build.mutation<DeploymentsTakeTrainBackApiResponse, DeploymentsTakeTrainBackApiArg>({
      query: (queryArg) => ({
        url: `/remotes/train/back`,
        method: 'POST',
        body: queryArg,
      }),
    }),
  }),
});
export type DeploymentsRemotesApiResponse = /** status 200 The registry document. */ {
  /** Version of this document’s form. */
  schema: string;
  /** The remotes by name, each with its versions. */
  microFrontends: {
    [key: string]: {
      /** Where the version’s manifest is. */
      url: string;
      /** Where the version’s files are, should the first address fail. */
      fallbackUrl?: string;
      /** The version and the hashes of its files. */
      metadata: {
        /** Hash of the manifest. */
        integrity: string;
        /** Version of the remote. */
        version: string;
      };
      /** How much of the traffic the version gets. */
      deployment?: {
        /** Share of the traffic, 0 to 100. */
        traffic: number;
        /** The version for users that the split does not assign. */
        default: boolean;
        /** Why a version without users has none; absent where another one replaced it. */
        ended?: 'halted' | 'withdrawn';
      };
      /** Data of the version for the shell. */
      extras: {
        /** Navigation, routes and requirements of the remote. */
        shell: {
          /** Who keeps the remote. */
          team: string;
          /** The commit that it was built from. */
          commit: string;
          /** Versions of the contracts that the remote works with. */
          contractRange: string;
          /** Versions of that interface that the remote works with. */
          portRange?: string;
          /** Versions of the packages that shell and remotes share. */
          shared?: {
            [key: string]: string;
          };
          /** The remote’s entries in the sidebar. */
          navigation: {
            /** Address below /in/. */
            path: string;
            /** Words of the entry in both languages. */
            label: {
              /** In English. */
              gb: string;
              /** In Chinese. */
              cn: string;
            };
            /** Who sees it: those with this permission. */
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
            /** Further routes that mark the entry, as their paths begin otherwise. */
            pages?: string[];
            /** Name of the picture beside it. */
            icon:
              | 'dashboard'
              | 'order'
              | 'orders'
              | 'return'
              | 'inventory'
              | 'received'
              | 'deliveryReceipt'
              | 'report'
              | 'settings'
              | 'admin'
              | 'invoice'
              | 'account';
            /** Where the entry stands among the others. */
            order: number;
            /** A figure beside the entry. */
            badge?: 'pendingOrders';
            /** Whose sidebar it stands in; left out where it stands in both. */
            audience?: 'store' | 'office';
            /** Entries below this one. */
            children?: {
              /** Address below /in/. */
              path: string;
              /** Words of the entry in both languages. */
              label: {
                /** In English. */
                gb: string;
                /** In Chinese. */
                cn: string;
              };
              /** Who sees it: those with this permission. */
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
              /** Further routes that mark the entry, as their paths begin otherwise. */
              pages?: string[];
            }[];
          }[];
          /** The pages of the remote. */
          routes: {
            /** Address below /in/. */
            path: string;
            /** Title in both languages. */
            title: {
              /** In English. */
              gb: string;
              /** In Chinese. */
              cn: string;
            };
            /** Who sees it: those with this permission. */
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
          /** A part of the remote that works in the background of every page. */
          attendant?: {
            /** Where it keeps what waits; without anything there it is not loaded. */
            storageKey: string;
            /** Title in both languages. */
            title: {
              /** In English. */
              gb: string;
              /** In Chinese. */
              cn: string;
            };
            /** Who sees it: those with this permission. */
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
          /** Hashes of its files, by name. */
          integrity?: {
            [key: string]: string;
          };
          /** Scripts and styles that may be fetched ahead, by path relative to the manifest. */
          files?: {
            /** Those of each page, by its route. */
            screens: {
              [key: string]: string[];
            };
            /** Those of the texts of each language. */
            texts: {
              /** Those of the English texts. */
              gb?: string[];
              /** Those of the Chinese texts. */
              cn?: string[];
            };
          };
        };
        /** How measurements are taken. */
        telemetry?: {
          /** Share of the visits that are measured, 0 to 1. */
          sample: number;
        };
        /** An administrator’s own version for a while; left out for others. */
        override?: {
          /** Where the remote is loaded from in place of the released one. */
          origin: string;
          /** When it ends. */
          until: number;
        };
      };
    }[];
  };
};
export type DeploymentsRemotesApiArg = {
  /** With versions that get no traffic. */
  all?: boolean;
};
export type DeploymentsReleasesApiResponse = /** status 200 The versions. */ {
  /** The requested objects. */
  list: {
    /** Name of the remote, or “shell”. */
    remote: string;
    /** Version of the remote. */
    version: string;
    /** Who keeps the remote. */
    team: string;
    /** The commit that it was built from. */
    commit: string;
    /** When it was published. */
    publishedAt: number;
    /** Share of the traffic, 0 to 100. */
    traffic: number;
    /** The version for users that the split does not assign. */
    isDefault: boolean;
    /** Needs that no served shell meets; of a shell, remotes it breaks. */
    waitsFor?: string[];
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type DeploymentsReleasesApiArg = {
  /** Name of the remote, or “shell”. */
  remote?: string;
};
export type DeploymentsWithdrawApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type DeploymentsWithdrawApiArg = {
  /** Name of the remote, or “shell”. */
  remote: string;
};
export type DeploymentsRolloutsApiResponse = /** status 200 The rollouts. */ {
  /** The requested objects. */
  list: {
    /** Name of the remote, or “shell”. */
    remote: string;
    /** Version of the remote. */
    version: string;
    /** The version that goes out of use. */
    stable: string;
    /** Shares of the traffic, one after the other. */
    steps: number[];
    /** Minutes that each step lasts. */
    everyMinutes: number;
    /** Which of the steps it is at, from 0. */
    step: number;
    /** Where it stands. */
    status: 'RUNNING' | 'DONE' | 'HALTED' | 'STOPPED';
    /** Who did it: a person or a token. */
    who: string;
    /** When it began. */
    startedAt: number;
    /** When the next step is due. */
    nextAt: number;
    /** When it ended; null while it goes on. */
    endedAt: number | null;
    /** Why it was stopped; null where it was not. */
    halt: {
      /** Which rule stopped it. */
      rule: 'success' | 'errors';
      /** How often it was loaded. */
      loads: number;
      /** Share of loads that succeeded, 0 to 1; null without any. */
      success: number | null;
      /** Errors for each visit; null without any. */
      errorRate: number | null;
      /** The same of the stable version. */
      stableErrorRate: number | null;
    } | null;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type DeploymentsRolloutsApiArg = void;
export type DeploymentsStopRolloutApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type DeploymentsStopRolloutApiArg = {
  /** Name of the remote, or “shell”. */
  remote: string;
};
export type DeploymentsHealthApiResponse =
  /** status 200 The versions, each with its totals and a series of equal steps. */ {
    /** The requested objects. */
    list: {
      /** Name of the remote, or “shell”. */
      remote: string;
      /** Version of the remote. */
      version: string;
      /** Stable, canary, or no longer live. */
      channel: 'stable' | 'canary' | 'retired';
      /** How often it was loaded. */
      loads: number;
      /** How many loads failed. */
      failures: number;
      /** Share of loads that succeeded, 0 to 1; null without any. */
      success: number | null;
      /** How many visits of its pages. */
      views: number;
      /** How many errors happened in it. */
      errors: number;
      /** Errors for each visit; null without any. */
      errorRate: number | null;
      /** Breaches of the content security policy. */
      violations: number;
      /** How many events of each kind. */
      counts: {
        [key: string]: number;
      };
      /** Three quarters of the visits are faster, in milliseconds by measure. */
      p75: {
        [key: string]: number | null;
      };
      /** The same figures over time. */
      series: {
        /** When. */
        time: number;
        /** How often it was loaded. */
        loads: number;
        /** How many loads failed. */
        failures: number;
        /** How many visits of its pages. */
        views: number;
        /** How many errors happened in it. */
        errors: number;
      }[];
    }[];
    /** Always present: “success”, or the error in the user’s language. */
    message?: string;
  };
export type DeploymentsHealthApiArg = {
  /** For how many minutes. */
  minutes?: number;
};
export type DeploymentsOverridesApiResponse =
  /** status 200 The overrides of this session, and the origins from which it may take remotes. */ {
    /** The requested objects. */
    list: {
      /** Name of the remote, or “shell”. */
      remote: string;
      /** Where the remote is loaded from in place of the released one. */
      origin: string;
      /** When it ends. */
      until: number;
    }[];
    /** Origins that may be used. */
    allowed: string[];
  };
export type DeploymentsOverridesApiArg = void;
export type DeploymentsHistoryApiResponse = /** status 200 The events. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** Name of the remote, or “shell”. */
    remote: string;
    /** The change. */
    kind: 'published' | 'split' | 'rollout' | 'halted' | 'stopped' | 'withdrawn' | 'purged';
    /** Who did it: a person or a token. */
    who: string;
    /** When. */
    time: number;
    /** Version of the remote. */
    version?: string;
    /** The commit that it was built from. */
    commit?: string;
    /** Which version gets how much. */
    split?: {
      /** Version of the remote. */
      version: string;
      /** Share of the traffic, 0 to 100. */
      traffic: number;
      /** The version for users that the split does not assign. */
      default: boolean;
    }[];
    /** Shares of the traffic, one after the other. */
    steps?: number[];
    /** Minutes that each step lasts. */
    everyMinutes?: number;
    /** How often it was loaded. */
    loads?: number;
    /** Share of loads that succeeded, 0 to 1; null without any. */
    success?: number | null;
    /** Errors for each visit; null without any. */
    errorRate?: number | null;
    /** The same of the stable version. */
    stableErrorRate?: number | null;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type DeploymentsHistoryApiArg = {
  /** Name of the remote, or “shell”. */
  remote: string;
  /** Only entries older than the one with this id. */
  before?: number;
};
export type DeploymentsTokensApiResponse = /** status 200 The tokens. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Names of the remotes that the token may release, or “shell”. */
    remotes: string[];
    /** Who made it. */
    createdBy: string;
    /** When it was made. */
    createdAt: number;
    /** When it ends. */
    expiresAt: number;
    /** When it was last used; null for never. */
    lastUsedAt: number | null;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type DeploymentsTokensApiArg = void;
export type DeploymentsEndTokenApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type DeploymentsEndTokenApiArg = {
  /** Id. */
  id: number;
};
export type DeploymentsPurgeApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type DeploymentsPurgeApiArg = {
  /** Name of the remote, or “shell”. */
  remote: string;
  /** Version of the remote. */
  version: string;
  /** Version that takes its place where it is the default. */
  successor?: string;
};
export type DeploymentsTrainsApiResponse = /** status 200 The trains. */ {
  /** The requested objects. */
  list: {
    /** Id. */
    id: number;
    /** Who did it: a person or a token. */
    who: string;
    /** When. */
    time: number;
    /** The shell and the remotes that went along. */
    members: {
      /** Name of the remote, or “shell”. */
      remote: string;
      /** What users had before; null where nobody had it. */
      before:
        | {
            /** Version of the remote. */
            version: string;
            /** Share of the traffic, 0 to 100. */
            traffic: number;
            /** The version for users that the split does not assign. */
            default: boolean;
          }[]
        | null;
      /** Version that all users got. */
      after: string;
    }[];
    /** When and by whom it was taken back; null where it was not. */
    back: {
      /** Who did it: a person or a token. */
      who: string;
      /** When. */
      time: number;
    } | null;
  }[];
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type DeploymentsTrainsApiArg = void;
export type DeploymentsSplitApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type DeploymentsSplitApiArg = {
  /** Name of the remote, or “shell”. */
  remote: string;
  /** Which version gets how much. */
  split: {
    /** Version of the remote. */
    version: string;
    /** Share of the traffic, 0 to 100. */
    traffic: number;
    /** The version for users that the split does not assign. */
    default: boolean;
  }[];
};
export type DeploymentsRollOutApiResponse = /** status 201 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type DeploymentsRollOutApiArg = {
  /** Name of the remote, or “shell”. */
  remote: string;
  /** Version of the remote. */
  version: string;
  /** Shares of the traffic, one after the other. */
  steps: number[];
  /** Minutes that each step lasts. */
  everyMinutes: number;
};
export type DeploymentsOverrideApiResponse = /** status 201 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type DeploymentsOverrideApiArg = {
  /** Name of the remote, or “shell”. */
  remote: string;
  /** Where the remote is loaded from in place of the released one. */
  origin: string;
  /** For how many minutes. */
  minutes?: number;
};
export type DeploymentsCreateTokenApiResponse = /** status 201 The token with its secret. */ {
  /** The requested object; null if there is none. */
  obj: {
    /** Id. */
    id: number;
    /** Name. */
    name: string;
    /** Names of the remotes that the token may release, or “shell”. */
    remotes: string[];
    /** Who made it. */
    createdBy: string;
    /** When it was made. */
    createdAt: number;
    /** When it ends. */
    expiresAt: number;
    /** When it was last used; null for never. */
    lastUsedAt: number | null;
    /** Token of the link. Lets its holder in. It is told once: a repeated answer comes without it. */
    token: string;
  };
  /** Always present: “success”, or the error in the user’s language. */
  message?: string;
};
export type DeploymentsCreateTokenApiArg = {
  /** Name. */
  name: string;
  /** Names of the remotes that the token may release, or “shell”. */
  remotes: string[];
  /** Days for which it is good. */
  days?: number;
};
export type DeploymentsTakeTrainBackApiResponse = /** status 200 A message. */ {
  /** Always present: “success”, or the error in the user’s language. */
  message: string;
};
export type DeploymentsTakeTrainBackApiArg = {
  /** Id. */
  id: number;
};
export const {
  useDeploymentsRemotesQuery,
  useLazyDeploymentsRemotesQuery,
  useDeploymentsReleasesQuery,
  useLazyDeploymentsReleasesQuery,
  useDeploymentsWithdrawMutation,
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
  useDeploymentsPurgeMutation,
  useDeploymentsTrainsQuery,
  useLazyDeploymentsTrainsQuery,
  useDeploymentsSplitMutation,
  useDeploymentsRollOutMutation,
  useDeploymentsOverrideMutation,
  useDeploymentsCreateTokenMutation,
  useDeploymentsTakeTrainBackMutation,
} = deploymentsApi;
