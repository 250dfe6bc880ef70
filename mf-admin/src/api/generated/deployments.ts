/** Generated from the API description by `npm run generate`. Do not edit. */
import { remoteApi } from '@depot/api';
import type {
  changedNotices,
  createdReleaseToken,
  linkBody,
  overrideBody,
  overrides,
  readerVersion,
  registryDocument,
  release,
  releaseEvent,
  releaseNoticesBody,
  releaseToken,
  releaseTokenBody,
  releaseTrain,
  remoteLink,
  rollout,
  rolloutBody,
  thrownErrorGroup,
  trafficBody,
  trainBackBody,
  versionHealth,
} from '@depot/contracts/deployments';
import type { Input, Output, messageOnly } from '@depot/contracts/wire';
export const deploymentsApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    deploymentsRemotes: build.query<DeploymentsRemotesApiResponse, DeploymentsRemotesApiArg>({
      providesTags: ['Remote'] as const,
      query: (params) => ({ url: '/remotes', params }),
    }),
    deploymentsReader: build.query<DeploymentsReaderApiResponse, DeploymentsReaderApiArg>({
      providesTags: ['Remote'] as const,
      query: (params) => ({ url: '/remotes/reader', params }),
    }),
    deploymentsLinks: build.query<DeploymentsLinksApiResponse, DeploymentsLinksApiArg>({
      providesTags: ['Remote'] as const,
      query: () => ({ url: '/remotes/links' }),
    }),
    deploymentsCreateLink: build.mutation<DeploymentsCreateLinkApiResponse, DeploymentsCreateLinkApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (body) => ({ url: '/remotes/links', method: 'POST', body }),
    }),
    deploymentsEndLink: build.mutation<DeploymentsEndLinkApiResponse, DeploymentsEndLinkApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (params) => ({ url: '/remotes/links', method: 'DELETE', params }),
    }),
    deploymentsSetNotices: build.mutation<DeploymentsSetNoticesApiResponse, DeploymentsSetNoticesApiArg>({
      invalidatesTags: ['ReleaseToken', 'ActivityLog'] as const,
      query: (body) => ({ url: '/remotes/tokens', method: 'PUT', body }),
    }),
    deploymentsReleases: build.query<DeploymentsReleasesApiResponse, DeploymentsReleasesApiArg>({
      providesTags: ['Remote'] as const,
      query: (params) => ({ url: '/remotes/releases', params }),
    }),
    deploymentsSplit: build.mutation<DeploymentsSplitApiResponse, DeploymentsSplitApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (body) => ({ url: '/remotes/traffic', method: 'PUT', body }),
    }),
    deploymentsRollouts: build.query<DeploymentsRolloutsApiResponse, DeploymentsRolloutsApiArg>({
      providesTags: ['Remote'] as const,
      query: () => ({ url: '/remotes/rollouts' }),
    }),
    deploymentsRollOut: build.mutation<DeploymentsRollOutApiResponse, DeploymentsRollOutApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (body) => ({ url: '/remotes/rollout', method: 'POST', body }),
    }),
    deploymentsStopRollout: build.mutation<DeploymentsStopRolloutApiResponse, DeploymentsStopRolloutApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (params) => ({ url: '/remotes/rollout', method: 'DELETE', params }),
    }),
    deploymentsHealth: build.query<DeploymentsHealthApiResponse, DeploymentsHealthApiArg>({
      providesTags: ['Remote'] as const,
      query: (params) => ({ url: '/remotes/health', params }),
    }),
    deploymentsOverrides: build.query<DeploymentsOverridesApiResponse, DeploymentsOverridesApiArg>({
      query: () => ({ url: '/remotes/override' }),
    }),
    deploymentsOverride: build.mutation<DeploymentsOverrideApiResponse, DeploymentsOverrideApiArg>({
      invalidatesTags: ['ActivityLog'] as const,
      query: (body) => ({ url: '/remotes/override', method: 'POST', body }),
    }),
    deploymentsHistory: build.query<DeploymentsHistoryApiResponse, DeploymentsHistoryApiArg>({
      providesTags: ['Remote'] as const,
      query: (params) => ({ url: '/remotes/history', params }),
    }),
    deploymentsErrors: build.query<DeploymentsErrorsApiResponse, DeploymentsErrorsApiArg>({
      providesTags: ['Remote'] as const,
      query: (params) => ({ url: '/remotes/errors', params }),
    }),
    deploymentsTokens: build.query<DeploymentsTokensApiResponse, DeploymentsTokensApiArg>({
      providesTags: ['ReleaseToken'] as const,
      query: () => ({ url: '/remotes/tokens' }),
    }),
    deploymentsCreateToken: build.mutation<DeploymentsCreateTokenApiResponse, DeploymentsCreateTokenApiArg>({
      invalidatesTags: ['ReleaseToken', 'ActivityLog'] as const,
      query: (body) => ({ url: '/remotes/tokens', method: 'POST', body }),
    }),
    deploymentsEndToken: build.mutation<DeploymentsEndTokenApiResponse, DeploymentsEndTokenApiArg>({
      invalidatesTags: ['ReleaseToken', 'ActivityLog'] as const,
      query: (params) => ({ url: '/remotes/tokens', method: 'DELETE', params }),
    }),
    deploymentsWithdraw: build.mutation<DeploymentsWithdrawApiResponse, DeploymentsWithdrawApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (params) => ({ url: '/remotes/releases', method: 'DELETE', params }),
    }),
    deploymentsPurge: build.mutation<DeploymentsPurgeApiResponse, DeploymentsPurgeApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (params) => ({ url: '/remotes/versions', method: 'DELETE', params }),
    }),
    deploymentsTrains: build.query<DeploymentsTrainsApiResponse, DeploymentsTrainsApiArg>({
      providesTags: ['Remote'] as const,
      query: () => ({ url: '/remotes/train' }),
    }),
    deploymentsTakeTrainBack: build.mutation<DeploymentsTakeTrainBackApiResponse, DeploymentsTakeTrainBackApiArg>({
      invalidatesTags: ['Remote', 'ActivityLog'] as const,
      query: (body) => ({ url: '/remotes/train/back', method: 'POST', body }),
    }),
  }),
});
export type DeploymentsRemotesApiResponse = Output<typeof registryDocument>;
export type DeploymentsRemotesApiArg = { all?: boolean };
export type DeploymentsReaderApiResponse = { list: Output<typeof readerVersion>[]; message?: string };
export type DeploymentsReaderApiArg = { user: string };
export type DeploymentsLinksApiResponse = { list: Output<typeof remoteLink>[]; message?: string };
export type DeploymentsLinksApiArg = void;
export type DeploymentsCreateLinkApiResponse = { obj: Output<typeof remoteLink>; message?: string };
export type DeploymentsCreateLinkApiArg = Input<typeof linkBody>;
export type DeploymentsEndLinkApiResponse = Output<typeof messageOnly>;
export type DeploymentsEndLinkApiArg = { id: number };
export type DeploymentsSetNoticesApiResponse = Output<typeof changedNotices>;
export type DeploymentsSetNoticesApiArg = Input<typeof releaseNoticesBody>;
export type DeploymentsReleasesApiResponse = { list: Output<typeof release>[]; message?: string };
export type DeploymentsReleasesApiArg = { remote?: string };
export type DeploymentsSplitApiResponse = Output<typeof messageOnly>;
export type DeploymentsSplitApiArg = Input<typeof trafficBody>;
export type DeploymentsRolloutsApiResponse = { list: Output<typeof rollout>[]; message?: string };
export type DeploymentsRolloutsApiArg = void;
export type DeploymentsRollOutApiResponse = Output<typeof messageOnly>;
export type DeploymentsRollOutApiArg = Input<typeof rolloutBody>;
export type DeploymentsStopRolloutApiResponse = Output<typeof messageOnly>;
export type DeploymentsStopRolloutApiArg = { remote: string };
export type DeploymentsHealthApiResponse = { list: Output<typeof versionHealth>[]; message?: string };
export type DeploymentsHealthApiArg = { minutes?: number };
export type DeploymentsOverridesApiResponse = Output<typeof overrides>;
export type DeploymentsOverridesApiArg = void;
export type DeploymentsOverrideApiResponse = Output<typeof messageOnly>;
export type DeploymentsOverrideApiArg = Input<typeof overrideBody>;
export type DeploymentsHistoryApiResponse = { list: Output<typeof releaseEvent>[]; message?: string };
export type DeploymentsHistoryApiArg = { remote: string; before?: number };
export type DeploymentsErrorsApiResponse = { list: Output<typeof thrownErrorGroup>[]; message?: string };
export type DeploymentsErrorsApiArg = { remote: string; version?: string; reference?: string };
export type DeploymentsTokensApiResponse = { list: Output<typeof releaseToken>[]; message?: string };
export type DeploymentsTokensApiArg = void;
export type DeploymentsCreateTokenApiResponse = { obj: Output<typeof createdReleaseToken>; message?: string };
export type DeploymentsCreateTokenApiArg = Input<typeof releaseTokenBody>;
export type DeploymentsEndTokenApiResponse = Output<typeof messageOnly>;
export type DeploymentsEndTokenApiArg = { id: number };
export type DeploymentsWithdrawApiResponse = Output<typeof messageOnly>;
export type DeploymentsWithdrawApiArg = { remote: string };
export type DeploymentsPurgeApiResponse = Output<typeof messageOnly>;
export type DeploymentsPurgeApiArg = { remote: string; version: string; successor?: string };
export type DeploymentsTrainsApiResponse = { list: Output<typeof releaseTrain>[]; message?: string };
export type DeploymentsTrainsApiArg = void;
export type DeploymentsTakeTrainBackApiResponse = Output<typeof messageOnly>;
export type DeploymentsTakeTrainBackApiArg = Input<typeof trainBackBody>;
export const {
  useDeploymentsRemotesQuery,
  useLazyDeploymentsRemotesQuery,
  useDeploymentsReaderQuery,
  useLazyDeploymentsReaderQuery,
  useDeploymentsLinksQuery,
  useLazyDeploymentsLinksQuery,
  useDeploymentsCreateLinkMutation,
  useDeploymentsEndLinkMutation,
  useDeploymentsSetNoticesMutation,
  useDeploymentsReleasesQuery,
  useLazyDeploymentsReleasesQuery,
  useDeploymentsSplitMutation,
  useDeploymentsRolloutsQuery,
  useLazyDeploymentsRolloutsQuery,
  useDeploymentsRollOutMutation,
  useDeploymentsStopRolloutMutation,
  useDeploymentsHealthQuery,
  useLazyDeploymentsHealthQuery,
  useDeploymentsOverridesQuery,
  useLazyDeploymentsOverridesQuery,
  useDeploymentsOverrideMutation,
  useDeploymentsHistoryQuery,
  useLazyDeploymentsHistoryQuery,
  useDeploymentsErrorsQuery,
  useLazyDeploymentsErrorsQuery,
  useDeploymentsTokensQuery,
  useLazyDeploymentsTokensQuery,
  useDeploymentsCreateTokenMutation,
  useDeploymentsEndTokenMutation,
  useDeploymentsWithdrawMutation,
  useDeploymentsPurgeMutation,
  useDeploymentsTrainsQuery,
  useLazyDeploymentsTrainsQuery,
  useDeploymentsTakeTrainBackMutation,
} = deploymentsApi;
