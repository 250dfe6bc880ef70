import { formatDay } from '@depot/contracts/time';
import { useId } from 'react';
import { useTexts } from '../../texts.js';
import classes from './dashboard.module.css';

/** A value of a day, `YYYY-MM-DD`. */
export interface DayValue {
  day: string;
  value: number;
}

interface DayColumnsProps {
  title: string;
  /** Total of the columns as text. */
  total: string;
  /** The oldest first. */
  values: readonly DayValue[];
  format: (value: number) => string;
  /** Values that need attention are drawn as such. */
  isUrgent?: boolean;
}

/** Part of a column's place that it fills, and the height of the drawing. */
const [fill, height] = [0.72, 64];

/** Values by day as columns on one scale that includes 0, with their total. Each column tells its day and value. */
export function DayColumns({ title, total, values, format, isUrgent = false }: DayColumnsProps) {
  const { t } = useTexts();
  const label = useId();
  const [first, last] = [values[0], values.at(-1)];
  const describe = ({ day, value }: DayValue) => `${formatDay(day)}: ${format(value)}`;
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{title}</h2>
      <strong className={classes.total}>{total}</strong>
      {first && last && (
        <>
          <svg
            className={classes.columnChart}
            viewBox={`0 0 ${values.length} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-labelledby={label}
          >
            <title id={label}>{t('dashboard.columns', { title, from: describe(first), to: describe(last) })}</title>
            <Columns values={values} describe={describe} className={isUrgent ? classes.lateColumn : classes.column} />
          </svg>
          <div className={classes.ends}>
            <span>{formatDay(first.day)}</span>
            {last !== first && <span>{formatDay(last.day)}</span>}
          </div>
        </>
      )}
    </section>
  );
}

interface ColumnsProps {
  values: readonly DayValue[];
  describe: (value: DayValue) => string;
  className: string | undefined;
}

function Columns({ values, describe, className }: ColumnsProps) {
  const top = Math.max(0, ...values.map(({ value }) => value));
  const bottom = Math.min(0, ...values.map(({ value }) => value));
  const scale = height / (top - bottom || 1);
  return values.map((each, at) => (
    <g key={each.day} className={className}>
      <rect className={classes.place} x={at} width="1" height={height}>
        <title>{describe(each)}</title>
      </rect>
      <rect
        x={at + (1 - fill) / 2}
        width={fill}
        y={(top - Math.max(each.value, 0)) * scale}
        height={Math.abs(each.value) * scale}
      />
    </g>
  ));
}
