import { failureMessage } from '@depot/api';
import { formatCents, toHundredths } from '@depot/contracts/amounts';
import type { SalesStep, SalesStepRow } from '@depot/contracts/reports';
import { useLanguage } from '@depot/i18n';
import { ErrorState, Money, Segmented, Skeleton } from '@depot/ui';
import { useState } from 'react';
import { useReportsSalesOverTimeQuery } from '../../../api/reports.js';
import type { Period } from '../../../parts/period/period.js';
import { useTexts } from '../../../texts.js';
import type { SalesWords } from '../columns.js';
import classes from './chart.module.css';
import { PaidLegend } from './SalesChart.js';
import { buildBarColumns, chooseStep, dropBeforeFirstSale, formatStepDay, listDrawableSteps } from './steps.js';
import { StepTable } from './StepTable.js';

/** Part of a column's place that it fills. */
const fill = 0.8;

interface StepColumnsProps {
  rows: readonly SalesStepRow[];
  step: SalesStep;
}

/** One column per step. The table below contains all its figures. */
function StepColumns({ rows, step }: StepColumnsProps) {
  const language = useLanguage();
  const { columns, line } = buildBarColumns(rows);
  const [first, last] = [rows[0], rows.at(-1)];
  const describeStep = ({ day, sales }: SalesStepRow) =>
    `${formatStepDay(day, step, language)}: ${formatCents(toHundredths(sales))}`;
  return (
    <div aria-hidden="true">
      <div className={classes.highest}>
        <Money dollars={Math.max(0, ...rows.map(({ sales }) => sales))} />
      </div>
      <svg className={classes.columns} viewBox={`0 0 ${Math.max(columns.length, 1)} 100`} preserveAspectRatio="none">
        {columns.map(({ day, paid, owed }, at) => (
          <g key={day}>
            <rect className={classes.place} x={at} width="1" height="100">
              <title>{rows[at] && describeStep(rows[at])}</title>
            </rect>
            <rect className={classes.owed} x={at + (1 - fill) / 2} width={fill} y={owed.y} height={owed.height} />
            <rect className={classes.paid} x={at + (1 - fill) / 2} width={fill} y={paid.y} height={paid.height} />
          </g>
        ))}
        <line className={classes.line} x1="0" x2={Math.max(columns.length, 1)} y1={line} y2={line} />
      </svg>
      <div className={classes.ends}>
        <span>{first && formatStepDay(first.day, step, language)}</span>
        {rows.length > 1 && <span>{last && formatStepDay(last.day, step, language)}</span>}
      </div>
    </div>
  );
}

/** Sales by days, weeks or months as columns, and the same as a table. */
export function SalesOverTime({ words, period: { start, end, days } }: { words: SalesWords; period: Period }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<SalesStep>();
  const [asTable, setAsTable] = useState(false);
  const steps = listDrawableSteps(days);
  const step = chosen && steps.includes(chosen) ? chosen : chooseStep(days);
  const request = { startDate: start, endDate: end, step };
  const { currentData, error, refetch } = useReportsSalesOverTimeQuery(request, { refetchOnMountOrArgChange: true });
  const rows = currentData && dropBeforeFirstSale(currentData.list);
  if (error) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>
        <strong>{t(`${words}.overTime`)}</strong>
        <PaidLegend />
      </figcaption>
      {steps.length > 1 && (
        <Segmented
          size="small"
          className={classes.steps}
          aria-label={t('charts.step')}
          options={steps.map((value) => ({ value, label: t(`charts.${value}`) }))}
          value={step}
          onChange={setChosen}
        />
      )}
      {rows ? (
        <>
          <StepColumns rows={rows} step={step} />
          <StepTable words={words} rows={rows} step={step} open={asTable} onToggle={setAsTable} />
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
    </figure>
  );
}
