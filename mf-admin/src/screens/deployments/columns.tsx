import type { Channel, RegistryEntry, VersionEnd, VersionHealth } from '@depot/contracts/deployments';
import type { TFunction } from '@depot/i18n';
import { type Tone, ToneTag } from '@depot/ui';
import type { DataColumn } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';
import { useTargetText } from './TargetField.js';
import { VersionActions } from './VersionActions.js';
import { Trend } from './VersionFigures.js';
import { hasUsers, percent } from './versions.js';

export interface VersionRow {
  entry: RegistryEntry;
  /** Missing where nothing was heard of the version. */
  health: VersionHealth | undefined;
}

export interface Steering {
  remote: string;
  /** Newest first. */
  versions: readonly RegistryEntry[];
  live: string | undefined;
  onSplit: (version: string) => void;
  onRollOut: (version: string) => void;
  onPreview: (version: string) => void;
}

/** What a version is to its users, or why it has none. */
type State = Channel | VersionEnd;

const tones: Record<State, Tone> = {
  stable: 'good',
  canary: 'waiting',
  retired: 'over',
  halted: 'bad',
  withdrawn: 'over',
};

function stateOf(entry: RegistryEntry): State {
  const { deployment } = entry;
  if (deployment?.default) return 'stable';
  return hasUsers(entry) ? 'canary' : (deployment?.ended ?? 'retired');
}

/** What is told of a version, and what can be done with it. */
export function useVersionColumns(steering: Steering): DataColumn<VersionRow>[] {
  const { t } = useTexts();
  return [
    {
      key: 'version',
      title: t('deployment.version'),
      render: (_, { entry }) => (
        <span title={entry.extras.shell.commit}>
          <strong>{entry.metadata.version}</strong>
        </span>
      ),
    },
    {
      key: 'channel',
      card: 'amount',
      title: t('deployment.channel'),
      render: (_, { entry }) => {
        const state = stateOf(entry);
        return <ToneTag tone={tones[state]}>{t(`deployment.channels.${state}`)}</ToneTag>;
      },
    },
    {
      key: 'traffic',
      card: 'labelled',
      title: t('deployment.traffic'),
      numeric: true,
      render: (_, { entry }) => <Share entry={entry} />,
    },
    ...healthColumns(t),
    {
      key: 'actions',
      title: t('actions'),
      actions: true,
      render: (_, { entry }) => <VersionActions entry={entry} {...steering} />,
    },
  ];
}

/** The share of a version, and the users who get it whatever the shares. */
function Share({ entry }: { entry: RegistryEntry }) {
  const text = useTargetText();
  const { traffic = 0, targets = [] } = entry.deployment ?? {};
  if (!hasUsers(entry)) return '–';
  return (
    <>
      {traffic}%
      {targets.map((target) => (
        <small className={classes.since} key={text(target)}>
          {text(target)}
        </small>
      ))}
    </>
  );
}

/** What browsers told of the version: how often it was loaded, how well and how fast. */
function healthColumns(t: TFunction<'mf-admin'>): DataColumn<VersionRow>[] {
  return [
    {
      key: 'loads',
      card: 'labelled',
      title: t('deployment.loads'),
      numeric: true,
      render: (_, { health }) => health?.loads ?? '–',
    },
    {
      key: 'success',
      card: 'labelled',
      title: t('deployment.success'),
      numeric: true,
      render: (_, { health }) => percent(health?.success),
    },
    {
      key: 'loadTime',
      title: t('deployment.loadTime'),
      tableOnly: true, // among the phases that a card unfolds
      numeric: true,
      render: (_, { health }) => (health?.p75.msLoad == null ? '–' : t('deployment.ms', { value: health.p75.msLoad })),
    },
    {
      key: 'errorRate',
      card: 'labelled',
      title: t('deployment.errorRate'),
      numeric: true,
      render: (_, { health }) => percent(health?.errorRate),
    },
    {
      key: 'trend',
      title: t('deployment.trend'),
      tableOnly: true,
      render: (_, { health }) => health && <Trend series={health.series} label={t('deployment.trend')} />,
    },
  ];
}
