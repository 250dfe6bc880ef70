import { formatDate, TimezoneContext } from '@depot/ui';
import { useContext, useId } from 'react';
import { useTexts } from '../../texts.js';
import { chartSize, computeChartShape, type CountPoint } from './chartShape.js';
import classes from './dashboard.module.css';

const whole = new Intl.NumberFormat('en-US');

/** Pieces in stock by day. The table below contains the same numbers. */
export function CountChart({ counts }: { counts: readonly CountPoint[] }) {
  const { t } = useTexts();
  const timeZone = useContext(TimezoneContext);
  const title = useId();
  const shape = computeChartShape(counts);
  const [first, last] = [shape?.points[0], shape?.points.at(-1)];
  if (!shape || !first || !last) return null;
  const { width, height, left, right } = chartSize;
  const describe = ({ time, count }: CountPoint) => `${formatDate(time, timeZone)}: ${whole.format(count)}`;
  return (
    <svg className={classes.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={title}>
      <title id={title}>{t('dashboard.chart', { from: describe(first.point), to: describe(last.point) })}</title>
      {shape.ticks.map(({ y, value }) => (
        <g key={value}>
          <line className={classes.grid} x1={left} x2={width - right} y1={y} y2={y} />
          <text className={classes.tick} x={left - 8} y={y + 4} textAnchor="end">
            {whole.format(value)}
          </text>
        </g>
      ))}
      <path className={classes.area} d={shape.area} />
      <path className={classes.line} d={shape.line} />
      {shape.points.map(({ x, y, point }) => (
        <circle key={point.time} className={classes.dot} cx={x} cy={y} r={7}>
          <title>{describe(point)}</title>
        </circle>
      ))}
      <text className={classes.tick} x={left} y={height - 6}>
        {formatDate(first.point.time, timeZone)}
      </text>
      <text className={classes.tick} x={width - right} y={height - 6} textAnchor="end">
        {formatDate(last.point.time, timeZone)}
      </text>
    </svg>
  );
}
