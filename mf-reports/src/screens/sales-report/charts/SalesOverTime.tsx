import { failureMessage } from '@depot/api';
import type { SalesStep } from '@depot/contracts/reports';
import { ErrorState, Segmented, Skeleton } from '@depot/ui';
import { useState } from 'react';
import { useReportsSalesOverTimeQuery } from '../../../api/reports.js';
import type { Period } from '../../../parts/period/period.js';
import { useTexts } from '../../../texts.js';
import classes from './chart.module.css';
import { PaidLegend } from './PaidLegend.js';
import { StepColumns } from './StepColumns.js';
import { bestStep, drawable, sinceFirstSale } from './steps.js';
import { StepTable } from './StepTable.js';

/** Sales by days, weeks or months as columns, and the same as a table. */
export function SalesOverTime({ period: { start, end, days } }: { period: Period }) {
  const { t } = useTexts();
  const [chosen, setChosen] = useState<SalesStep>();
  const [asTable, setAsTable] = useState(false);
  const steps = drawable(days);
  const step = chosen && steps.includes(chosen) ? chosen : bestStep(days);
  const request = { startDate: start, endDate: end, step };
  const { currentData, error, refetch } = useReportsSalesOverTimeQuery(request, { refetchOnMountOrArgChange: true });
  const rows = currentData && sinceFirstSale(currentData.list);
  if (error) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>
        <strong>{t('charts.salesOverTime')}</strong>
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
          <StepTable rows={rows} step={step} open={asTable} onToggle={setAsTable} />
        </>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 6 }} />
      )}
    </figure>
  );
}
