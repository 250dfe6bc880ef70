import { telemetryCounts, type TelemetryTiming, type VersionHealth } from '@depot/contracts/deployments';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';

const phases = ['msManifest', 'msEntry', 'msScreen', 'msLoad'] as const;
const vitals = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

interface Fact {
  name: string;
  value: string;
}

/** What is known of a version beyond its row: phases of loading, web vitals, and counts by kind. */
export function VersionFigures({ health: { p75, counts } }: { health: VersionHealth }) {
  const { t } = useTexts();
  const text = (name: TelemetryTiming): string => {
    const value = p75[name];
    if (value === undefined || value === null) return '–';
    return name === 'CLS' ? (value / 1000).toFixed(2) : t('deployment.ms', { value });
  };
  return (
    <div className={classes.figures}>
      <Facts
        title={t('deployment.phases')}
        facts={phases.map((name) => ({ name: t(`deployment.phase.${name}`), value: text(name) }))}
      />
      <Facts title={t('deployment.vitals')} facts={vitals.map((name) => ({ name, value: text(name) }))} />
      <Facts
        title={t('deployment.counts')}
        facts={telemetryCounts
          .filter((name) => counts[name])
          .map((name) => ({ name: t(`deployment.count.${name}`), value: String(counts[name]) }))}
      />
    </div>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
