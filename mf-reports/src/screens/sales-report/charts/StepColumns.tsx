import { formatCents, toHundredths } from '@depot/contracts/amounts';
import type { SalesStep, SalesStepRow } from '@depot/contracts/reports';
import { useLanguage } from '@depot/i18n';
import { Money } from '@depot/ui';
import classes from './chart.module.css';
import { columnsOf, stepText } from './steps.js';

/** Part of a column's place that it fills. */
const fill = 0.8;

interface StepColumnsProps {
  rows: readonly SalesStepRow[];
  step: SalesStep;
}

/** A column for each step. Everything that it shows stands in the table below it. */
export function StepColumns({ rows, step }: StepColumnsProps) {
  const language = useLanguage();
  const { columns, line } = columnsOf(rows);
  const [first, last] = [rows[0], rows.at(-1)];
  const textOf = ({ day, sales }: SalesStepRow) =>
    `${stepText(day, step, language)}: ${formatCents(toHundredths(sales))}`;
  return (
    <div aria-hidden="true">
      <div className={classes.highest}>
        <Money dollars={Math.max(0, ...rows.map(({ sales }) => sales))} />
      </div>
      <svg className={classes.columns} viewBox={`0 0 ${Math.max(columns.length, 1)} 100`} preserveAspectRatio="none">
        {columns.map(({ day, paid, owed }, at) => (
          <g key={day}>
            <rect className={classes.place} x={at} width="1" height="100">
              <title>{rows[at] && textOf(rows[at])}</title>
            </rect>
            <rect className={classes.owed} x={at + (1 - fill) / 2} width={fill} y={owed.y} height={owed.height} />
            <rect className={classes.paid} x={at + (1 - fill) / 2} width={fill} y={paid.y} height={paid.height} />
          </g>
        ))}
        <line className={classes.line} x1="0" x2={Math.max(columns.length, 1)} y1={line} y2={line} />
      </svg>
      <div className={classes.ends}>
        <span>{first && stepText(first.day, step, language)}</span>
        {rows.length > 1 && <span>{last && stepText(last.day, step, language)}</span>}
      </div>
    </div>
  );
}
