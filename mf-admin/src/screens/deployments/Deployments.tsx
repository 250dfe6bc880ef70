import { queryFailure } from '@depot/api';
import { type RegistryEntry, shellName, type VersionHealth } from '@depot/contracts/deployments';
import { address, useAddressState } from '@depot/router';
import { EmptyState, ErrorState, Page, PageHeader, Segmented, Skeleton } from '@depot/ui';
import {
  useDeploymentsHealthQuery,
  useDeploymentsOverridesQuery,
  useDeploymentsRemotesQuery,
  useDeploymentsRolloutsQuery,
} from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import { RemoteVersions } from './RemoteVersions.js';
import { ShellVersions } from './ShellVersions.js';
import { ReleaseTokens } from './tokens/ReleaseTokens.js';
import { ReleaseTrains } from './trains/ReleaseTrains.js';

/** Minutes that can be looked at. */
const periods = [15, 60, 1440] as const;
type Period = (typeof periods)[number];

const inAddress = { minutes: address.integer(15, 1440, 60) };

/** The period on show, kept in the address. */
function usePeriod(): [Period, (period: Period) => void] {
  const { values, change } = useAddressState(inAddress, { replace: true });
  return [periods.find((known) => known === values.minutes) ?? 60, (minutes) => change({ minutes })];
}

/** Milliseconds between two looks: what goes wrong in a browser stands here within 15 seconds. */
const refreshing = { pollingInterval: 5_000, skipPollingIfUnfocused: true };
const newestFirst = (entries: readonly RegistryEntry[]) => [...entries].reverse();
const none: readonly VersionHealth[] = [];
const nowhere: readonly string[] = [];

/** Screen: every remote and the shell with their versions, how they do, who gets which, and how to change that. */
export function Deployments() {
  const { t } = useTexts();
  const [minutes, setMinutes] = usePeriod();
  const remotes = useDeploymentsRemotesQuery({ all: true }, refreshing);
  const health = useDeploymentsHealthQuery({ minutes }, refreshing);
  const rollouts = useDeploymentsRolloutsQuery(undefined, refreshing);
  const overrides = useDeploymentsOverridesQuery();
  const failure = queryFailure(remotes) ?? queryFailure(health);
  const entries = Object.entries(remotes.data?.microFrontends ?? {});
  const figures = health.data?.list ?? none;
  const period = (
    <Segmented
      aria-label={t('deployment.period')}
      value={minutes}
      options={periods.map((value) => ({ value, label: t(`deployment.minutes.${value}`) }))}
      onChange={setMinutes}
    />
  );
  return (
    <Page>
      <PageHeader summary={t('deployment.explained')} actions={period} />
      {failure && !remotes.data && (
        <ErrorState text={failure} onRetry={() => void Promise.all([remotes.refetch(), health.refetch()])} />
      )}
      {!failure && !remotes.data && <Skeleton active />}
      {remotes.data && entries.length === 0 && <EmptyState text={t('deployment.empty')} />}
      {entries.map(([remote, versions]) => (
        <RemoteVersions
          key={remote}
          remote={remote}
          versions={newestFirst(versions)}
          health={figures.filter((row) => row.remote === remote)}
          allowed={overrides.data?.allowed ?? nowhere}
          rollout={rollouts.data?.list.find((row) => row.remote === remote)}
        />
      ))}
      {remotes.data && (
        <ShellVersions health={figures.find(({ remote }) => remote === shellName)} refreshing={refreshing} />
      )}
      {remotes.data && <ReleaseTrains />}
      {remotes.data && <ReleaseTokens remotes={entries.map(([remote]) => remote)} />}
    </Page>
  );
}
