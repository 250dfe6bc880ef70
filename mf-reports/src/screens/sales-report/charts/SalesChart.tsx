import type { SalesRow } from '@depot/contracts/reports';
import { Money } from '@depot/ui';
import { useTexts } from '../../../texts.js';
import classes from './chart.module.css';
import { chartBars } from './chartBars.js';
import { PaidLegend } from './PaidLegend.js';

/** The best customers as bars, paid and owed apart. Their figures stand in the table of the report. */
export function SalesChart({ rows }: { rows: readonly SalesRow[] }) {
  const { t } = useTexts();
  const bars = chartBars(rows);
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>
        <strong>{t('sales.best')}</strong>
        <PaidLegend />
      </figcaption>
      <ol className={classes.bars}>
        {bars.map(({ row, paid, owed }) => (
          <li key={row.userId}>
            <span className={classes.name}>{row.name}</span>
            <Money dollars={row.sales} />
            <svg className={classes.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={classes.paid} width={paid} height="8" />
              <rect className={classes.owed} x={paid} width={owed} height="8" />
            </svg>
          </li>
        ))}
      </ol>
    </figure>
  );
}
