import type { RegistryEntry, Rollout, VersionHealth } from '@depot/contracts/deployments';
import type { TFunction } from '@depot/i18n';
import { DateText, ToneTag } from '@depot/ui';
import { type DataColumn, DataTable } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';
import { PromoteButton } from './PromoteButton.js';
import { hasUsers, percent } from './versions.js';

/** A remote with what is known of it. */
export interface RemoteRow {
  remote: string;
  /** Newest first. */
  versions: RegistryEntry[];
  /** Of its versions. */
  health: readonly VersionHealth[];
  /** The latest one. */
  rollout: Rollout | undefined;
}

interface OverviewProps {
  /** Undefined until they have loaded. */
  rows: readonly RemoteRow[] | undefined;
  failure: string | undefined;
  onRetry: () => void;
  onOpen: (remote: string) => void;
}

/** All remotes in one table: who has which version since when, how it does, and the way back. */
export function Overview({ rows, failure, onRetry, onOpen }: OverviewProps) {
  const { t } = useTexts();
  const columns = useOverviewColumns();
  return (
    <section className={classes.remote} aria-label={t('deployment.overview')}>
      <DataTable<RemoteRow>
        label={t('deployment.overview')}
        rows={rows}
        rowKey="remote"
        columns={columns}
        failure={failure}
        onRetry={onRetry}
        emptyText={t('deployment.empty')}
        onOpen={({ remote }) => onOpen(remote)}
      />
    </section>
  );
}

const defaultOf = ({ versions }: RemoteRow) => versions.find(({ deployment }) => deployment?.default);
const canariesOf = ({ versions }: RemoteRow) =>
  versions.filter((entry) => hasUsers(entry) && !entry.deployment?.default);
const healthOfDefault = (row: RemoteRow) =>
  row.health.find(({ version }) => version === defaultOf(row)?.metadata.version);

function useOverviewColumns(): DataColumn<RemoteRow>[] {
  const { t } = useTexts();
  return [
    {
      key: 'remote',
      title: t('deployment.remote'),
      render: (_, { remote, versions }) => (
        <>
          <strong>{remote}</strong> <small className={classes.quiet}>{versions[0]?.extras.shell.team}</small>
        </>
      ),
    },
    {
      key: 'version',
      card: 'line',
      title: t('deployment.version'),
      render: (_, row) => <DefaultVersion row={row} />,
    },
    {
      key: 'traffic',
      card: 'amount',
      title: t('deployment.traffic'),
      render: (_, row) => <Shares row={row} />,
    },
    ...healthColumns(t),
    { key: 'actions', title: t('actions'), actions: true, render: (_, row) => <WayBack row={row} /> },
  ];
}

/** How the default version does. */
function healthColumns(t: TFunction<'mf-admin'>): DataColumn<RemoteRow>[] {
  return [
    {
      key: 'errorRate',
      card: 'labelled',
      title: t('deployment.errorRate'),
      numeric: true,
      render: (_, row) => <Errors health={healthOfDefault(row)} />,
    },
    {
      key: 'loadTime',
      card: 'labelled',
      title: t('deployment.loadTime'),
      numeric: true,
      render: (_, row) => {
        const value = healthOfDefault(row)?.p75.msLoad;
        return value == null ? '–' : t('deployment.ms', { value });
      },
    },
  ];
}

/** The default version, since when, and who gave it. */
function DefaultVersion({ row }: { row: RemoteRow }) {
  const { t } = useTexts();
  const entry = defaultOf(row);
  if (!entry) return <span className={classes.quiet}>{t('deployment.notGiven')}</span>;
  const { since, who } = entry.deployment ?? {};
  return (
    <span title={entry.extras.shell.commit}>
      {entry.metadata.version}
      {since !== undefined && (
        <small className={classes.since}>
          <DateText time={since} withTime /> · <bdi>{who}</bdi>
        </small>
      )}
    </span>
  );
}

/** The share of the default, and a tag for each version beside it or for a version that was halted. */
function Shares({ row }: { row: RemoteRow }) {
  const { t } = useTexts();
  const { traffic } = defaultOf(row)?.deployment ?? {};
  if (traffic === undefined) return '–';
  const halted = row.rollout?.status === 'HALTED' ? row.rollout : undefined;
  return (
    <span className={classes.shares}>
      {traffic}%
      {canariesOf(row).map(({ metadata, deployment }) => (
        <ToneTag key={metadata.version} tone="waiting">
          {t('deployment.canaryShare', { version: metadata.version, traffic: deployment?.traffic })}
        </ToneTag>
      ))}
      {halted && <ToneTag tone="bad">{t('deployment.haltedVersion', { version: halted.version })}</ToneTag>}
    </span>
  );
}

function Errors({ health }: { health: VersionHealth | undefined }) {
  if (!health) return '–';
  const { errorRate, errors, failures } = health;
  return <span className={errors + failures > 0 ? classes.wrong : undefined}>{percent(errorRate)}</span>;
}

/** Gives all users the default version from before, once it is confirmed. */
function WayBack({ row: { remote, versions } }: { row: RemoteRow }) {
  const { t } = useTexts();
  const entry = versions.find(({ deployment }) => deployment?.default);
  const previous = versions.find(({ metadata }) => metadata.version === entry?.deployment?.previous);
  if (!entry || !previous) return null;
  const { version } = previous.metadata;
  const { ended } = previous.deployment ?? {};
  return (
    <PromoteButton
      remote={remote}
      version={version}
      isBack
      label={t('deployment.backTo', { version })}
      question={t('deployment.rollBackQuestion', { remote, version })}
      detail={
        ended
          ? t(`deployment.wasEnded.${ended}`, { version })
          : t('deployment.backDetail', { version: entry.metadata.version })
      }
    />
  );
}
