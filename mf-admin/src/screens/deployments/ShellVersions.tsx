import { queryFailure } from '@depot/api';
import { type Release, shellName, type VersionHealth } from '@depot/contracts/deployments';
import { Button, DateText, ToneTag } from '@depot/ui';
import { type DataColumn, DataTable, usePaging } from '@depot/ui/data';
import { useState } from 'react';
import { useDeploymentsReleasesQuery } from '../../api/deployments.js';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';
import { HistoryDrawer } from './HistoryDrawer.js';
import { PromoteButton } from './PromoteButton.js';
import { Trend, VersionFigures } from './VersionFigures.js';

interface ShellVersionsProps {
  /** What browsers told of the frame and the pages before signing in, whichever version they had. */
  health: VersionHealth | undefined;
  /** How often it is looked at anew. */
  refreshing: { pollingInterval: number; skipPollingIfUnfocused: boolean };
}

const pageLength = 6;

/** The versions of the shell, which everybody gets at once: the one that is served, and the way forth and back. */
export function ShellVersions({ health, refreshing }: ShellVersionsProps) {
  const { t } = useTexts();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const releases = useDeploymentsReleasesQuery({ remote: shellName }, refreshing);
  const rows = releases.data && servedFirst(releases.data.list);
  const paging = usePaging(rows?.length ?? 0, pageLength);
  const columns = useShellColumns(releases.data?.list ?? []);
  return (
    <section className={classes.remote} aria-label={t('deployment.shell')}>
      <header className={classes.head}>
        <h2>{t('deployment.shell')}</h2>
        {health && isOpened(health) && <Trend series={health.series} label={t('deployment.trend')} />}
        <Button size="small" type="text" onClick={() => setHistoryOpen(true)}>
          {t('deployment.history')}
        </Button>
      </header>
      <DataTable<Release>
        label={t('deployment.shell')}
        rows={rows}
        rowKey="version"
        columns={columns}
        paging={paging}
        failure={queryFailure(releases)}
        onRetry={() => void releases.refetch()}
        emptyText={t('deployment.empty')}
      />
      {health && <VersionFigures health={health} />}
      <HistoryDrawer
        remote={shellName}
        title={t('deployment.shellHistory')}
        open={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
    </section>
  );
}

const isOpened = ({ series }: VersionHealth) => series.some(({ views }) => views > 0);

const servedFirst = (newestFirst: readonly Release[]): Release[] =>
  newestFirst.toSorted((one, other) => Number(other.isDefault) - Number(one.isDefault));

function useShellColumns(newestFirst: readonly Release[]): DataColumn<Release>[] {
  const { t } = useTexts();
  const served = newestFirst.findIndex(({ isDefault }) => isDefault);
  return [
    {
      key: 'version',
      title: t('deployment.version'),
      render: (_, { version, commit }) => (
        <span title={commit}>
          <strong>{version}</strong>
        </span>
      ),
    },
    {
      key: 'channel',
      card: 'amount',
      title: t('deployment.channel'),
      render: (_, { isDefault }) => (
        <ToneTag tone={isDefault ? 'good' : 'over'}>
          {t(`deployment.channels.${isDefault ? 'stable' : 'retired'}`)}
        </ToneTag>
      ),
    },
    {
      key: 'published',
      card: 'line',
      title: t('deployment.published'),
      render: (_, { publishedAt }) => <DateText time={publishedAt} withTime />,
    },
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      render: (_, { version, isDefault }) =>
        !isDefault && <PromoteShell version={version} isBack={placeOf(newestFirst, version) > served} />,
    },
  ];
}

const placeOf = (newestFirst: readonly Release[], wanted: string) =>
  newestFirst.findIndex(({ version }) => version === wanted);

function PromoteShell({ version, isBack }: { version: string; isBack: boolean }) {
  const { t } = useTexts();
  const question = t(isBack ? 'deployment.shellRollBackQuestion' : 'deployment.shellPromoteQuestion', { version });
  const detail = t('deployment.shellDetail');
  return <PromoteButton remote={shellName} version={version} isBack={isBack} question={question} detail={detail} />;
}
