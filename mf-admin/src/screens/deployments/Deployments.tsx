import { queryFailure } from '@depot/api';
import { type RegistryEntry, shellName, type VersionHealth } from '@depot/contracts/deployments';
import { address, useAddressState } from '@depot/router';
import { Button, Page, PageHeader, Segmented } from '@depot/ui';
import { useState } from 'react';
import {
  useDeploymentsHealthQuery,
  useDeploymentsOverridesQuery,
  useDeploymentsRemotesQuery,
  useDeploymentsRolloutsQuery,
} from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import { DevelopLinkDialog } from './OverrideButton.js';
import { Overview, type RemoteRow } from './Overview.js';
import { ReaderSearch } from './ReaderSearch.js';
import { RemoteDrawer } from './RemoteDrawer.js';
import { ShellVersions } from './ShellVersions.js';
import { ReleaseTokens } from './tokens/ReleaseTokens.js';
import { ReleaseTrains } from './trains/ReleaseTrains.js';

/** Minutes that can be looked at. */
const periods = [15, 60, 1440] as const;
type Period = (typeof periods)[number];

const inAddress = { minutes: address.integer(15, 1440, 60), remote: address.text };

/** Milliseconds between two looks: what goes wrong in a browser stands here within 15 seconds. */
const refreshing = { pollingInterval: 5_000, skipPollingIfUnfocused: true };
const newestFirst = (entries: readonly RegistryEntry[]) => [...entries].reverse();
const none: readonly VersionHealth[] = [];
const nowhere: readonly string[] = [];

/** Screen: every remote and the shell with their versions, how they do, who gets which, and how to change that. */
export function Deployments() {
  const { t } = useTexts();
  const { values, change } = useAddressState(inAddress, { replace: true });
  const minutes = periods.find((known) => known === values.minutes) ?? 60;
  const [isExplaining, setExplaining] = useState(false);
  const { rows, health, published, failure, retry } = useRemotes(minutes);
  const allowed = useDeploymentsOverridesQuery().data?.allowed ?? nowhere;
  const actions = (
    <>
      <Button onClick={() => setExplaining(true)}>{t('deployment.reader.open')}</Button>
      <Segmented
        aria-label={t('deployment.period')}
        value={minutes}
        options={periods.map((value) => ({ value, label: t(`deployment.minutes.${value}`) }))}
        onChange={(chosen) => change({ minutes: chosen })}
      />
    </>
  );
  return (
    <Page>
      <PageHeader summary={t('deployment.explained')} actions={actions} />
      <Overview rows={rows} failure={failure} onRetry={retry} onOpen={(remote) => change({ remote })} />
      <RemoteDrawer
        row={rows?.find(({ remote }) => remote === values.remote)}
        allowed={allowed}
        onClose={() => change({ remote: '' })}
      />
      <ReaderSearch open={isExplaining} onClose={() => setExplaining(false)} />
      {rows && <ShellVersions health={health.find(({ remote }) => remote === shellName)} refreshing={refreshing} />}
      {rows && <ReleaseTrains />}
      {published && <DevelopLinkDialog published={published} allowed={allowed} />}
      {rows && <ReleaseTokens remotes={rows.map(({ remote }) => remote)} />}
    </Page>
  );
}

/** The remotes with their health within these minutes and their rollouts, which are kept up to date. */
function useRemotes(minutes: Period) {
  const remotes = useDeploymentsRemotesQuery({ all: true }, refreshing);
  const health = useDeploymentsHealthQuery({ minutes }, refreshing);
  const rollouts = useDeploymentsRolloutsQuery(undefined, refreshing);
  const published = remotes.data?.microFrontends;
  const measured = health.data?.list ?? none;
  const rows =
    published &&
    Object.entries(published).map(([remote, versions]): RemoteRow => ({
      remote,
      versions: newestFirst(versions),
      health: measured.filter((row) => row.remote === remote),
      rollout: rollouts.data?.list.find((row) => row.remote === remote),
    }));
  return {
    rows,
    published,
    health: measured,
    failure: rows ? undefined : (queryFailure(remotes) ?? queryFailure(health)),
    retry: () => void Promise.all([remotes.refetch(), health.refetch()]),
  };
}
