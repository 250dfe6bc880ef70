import { deploymentsApi } from './generated/deployments.js';

deploymentsApi.enhanceEndpoints({
  endpoints: {
    deploymentsRemotes: { providesTags: ['Remote'] },
    deploymentsReleases: { providesTags: ['Remote'] },
    deploymentsHealth: { providesTags: ['Remote'] },
    deploymentsHistory: { providesTags: ['Remote'] },
    deploymentsRollouts: { providesTags: ['Remote'] },
    deploymentsTrains: { providesTags: ['Remote'] },
    deploymentsTakeTrainBack: { invalidatesTags: ['Remote', 'ActivityLog'] },
    deploymentsTokens: { providesTags: ['ReleaseToken'] },
    deploymentsEndToken: { invalidatesTags: ['ReleaseToken', 'ActivityLog'] },
    deploymentsPurge: { invalidatesTags: ['Remote', 'ActivityLog'] },
    deploymentsWithdraw: { invalidatesTags: ['Remote', 'ActivityLog'] },
    deploymentsStopRollout: { invalidatesTags: ['Remote', 'ActivityLog'] },
    deploymentsCreateToken: { invalidatesTags: ['ReleaseToken', 'ActivityLog'] },
    deploymentsOverride: { invalidatesTags: ['ActivityLog'] },
    deploymentsRollOut: { invalidatesTags: ['Remote', 'ActivityLog'] },
    deploymentsSplit: { invalidatesTags: ['Remote', 'ActivityLog'] },
  },
});

export {
  type DeploymentsCreateTokenApiArg,
  useDeploymentsCreateTokenMutation,
  useDeploymentsEndTokenMutation,
  useDeploymentsHealthQuery,
  useDeploymentsHistoryQuery,
  useDeploymentsOverrideMutation,
  useDeploymentsOverridesQuery,
  useDeploymentsPurgeMutation,
  useDeploymentsReleasesQuery,
  useDeploymentsRemotesQuery,
  useDeploymentsRollOutMutation,
  useDeploymentsRolloutsQuery,
  useDeploymentsSplitMutation,
  useDeploymentsStopRolloutMutation,
  useDeploymentsTakeTrainBackMutation,
  useDeploymentsTokensQuery,
  useDeploymentsTrainsQuery,
  useDeploymentsWithdrawMutation,
} from './generated/deployments.js';
