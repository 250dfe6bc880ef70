import type { SalesRow } from '@depot/contracts/reports';
import { Money } from '@depot/ui';
import { useTexts } from '../../../texts.js';
import classes from './chart.module.css';

interface Bar {
  row: SalesRow;
  /** Share of the longest bar that was paid, and that is owed; 0 to 100. */
  paid: number;
  owed: number;
}

/** Customers that the chart shows. */
export const maxBars = 10;

/** The best customers, best first. A customer with more credits than sales has no bar. */
export function buildBars(rows: readonly SalesRow[]): Bar[] {
  const best = rows
    .filter(({ sales }) => sales > 0)
    .toSorted((a, b) => b.sales - a.sales)
    .slice(0, maxBars);
  const longest = best[0]?.sales ?? 1;
  const calculateShare = (amount: number) => (Math.max(amount, 0) / longest) * 100;
  return best.map((row) => {
    const paid = Math.min(calculateShare(row.paid), calculateShare(row.sales));
    return { row, paid, owed: calculateShare(row.sales) - paid };
  });
}

/** Customers with the highest sales as bars of paid and owed amounts. The report's table contains the figures. */
export function SalesChart({ rows }: { rows: readonly SalesRow[] }) {
  const { t } = useTexts();
  const bars = buildBars(rows);
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

/** Legend of the colours for paid and owed amounts. */
export function PaidLegend() {
  const { t } = useTexts();
  return (
    <span className={classes.legend}>
      <span className={classes.paidKey} aria-hidden="true" /> {t('sales.paid')}
      <span className={classes.owedKey} aria-hidden="true" /> {t('sales.owed')}
    </span>
  );
}
