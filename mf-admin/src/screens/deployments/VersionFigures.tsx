import { telemetryCounts, type TelemetryTiming, type VersionHealth } from '@depot/contracts/deployments';
import type { TFunction } from '@depot/i18n';
import { useTexts } from '../../texts.js';
import classes from './deployments.module.css';

interface TrendProps {
  series: VersionHealth['series'];
  label: string;
}

const size = { width: 120, height: 22 };

/** How much was opened, as a quiet line of bars, and what went wrong in it, in red, over the period. */
export function Trend({ series, label }: TrendProps) {
  const most = Math.max(1, ...series.map(({ views, loads, failures }) => Math.max(views, loads + failures)));
  const width = size.width / series.length;
  const height = (count: number) => (count > 0 ? Math.max(2, (count / most) * size.height) : 0);
  return (
    <svg className={classes.trend} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <line x1={0} x2={size.width} y1={size.height - 0.5} y2={size.height - 0.5} />
      {series.map(({ time, views, loads, failures, errors }, place) => {
        const all = height(Math.max(views, loads + failures));
        const bad = Math.min(all, height(errors + failures));
        return (
          <g key={time} transform={`translate(${place * width} 0)`}>
            <rect className={classes.all} width={width - 0.4} y={size.height - all} height={all} />
            <rect className={classes.bad} width={width - 0.4} y={size.height - bad} height={bad} />
          </g>
        );
      })}
    </svg>
  );
}

const phases = ['msManifest', 'msEntry', 'msScreen', 'msLoad'] as const;
const vitals = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

interface Fact {
  name: string;
  value: string;
}

/** What is known of a version beyond its row: phases of loading, web vitals, and counts by kind. */
export function VersionFigures({ health: { p75, counts } }: { health: VersionHealth }) {
  const { t } = useTexts();
  const timing = (timed: TelemetryTiming, name: string): Fact[] => {
    const value = p75[timed];
    if (value === undefined || value === null) return [];
    return [{ name, value: timed === 'CLS' ? (value / 1000).toFixed(2) : t('deployment.ms', { value }) }];
  };
  const parts = [
    { title: t('deployment.phases'), facts: phases.flatMap((name) => timing(name, t(`deployment.phase.${name}`))) },
    { title: t('deployment.vitals'), facts: vitals.flatMap((name) => timing(name, name)) },
    { title: t('deployment.counts'), facts: counted(counts, t) },
  ].filter(({ facts }) => facts.length > 0);
  if (parts.length === 0) return <p className={classes.nothing}>{t('deployment.noFigures')}</p>;
  return (
    <div className={classes.figures}>
      {parts.map((part) => (
        <Facts key={part.title} {...part} />
      ))}
    </div>
  );
}

const counted = (counts: VersionHealth['counts'], t: TFunction<'mf-admin'>): Fact[] =>
  telemetryCounts
    .filter((name) => counts[name])
    .map((name) => ({ name: t(`deployment.count.${name}`), value: String(counts[name]) }));

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
