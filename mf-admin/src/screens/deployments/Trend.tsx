import type { VersionHealth } from '@depot/contracts/deployments';
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
