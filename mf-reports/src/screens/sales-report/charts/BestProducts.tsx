import { failureMessage } from '@depot/api';
import { chargedByWeight } from '@depot/contracts/amounts';
import type { BestProductRow } from '@depot/contracts/reports';
import { ErrorState, Money, Skeleton, Weight } from '@depot/ui';
import { useReportsBestProductsQuery } from '../../../api/reports.js';
import type { Period } from '../../../parts/period/period.js';
import { useTexts } from '../../../texts.js';
import type { SalesWords } from '../columns.js';
import classes from './chart.module.css';

/** The products that brought the most, as bars with their figures. */
export function BestProducts({ words, period: { start, end } }: { words: SalesWords; period: Period }) {
  const { t } = useTexts();
  const { currentData, error, refetch } = useReportsBestProductsQuery(
    { startDate: start, endDate: end },
    { refetchOnMountOrArgChange: true },
  );
  if (error) return <ErrorState text={failureMessage(error)} onRetry={() => void refetch()} />;
  if (!currentData) return <Skeleton active title={false} paragraph={{ rows: 10 }} />;
  const best = currentData.list[0]?.sales ?? 1;
  return (
    <figure className={classes.chart}>
      <figcaption className={classes.caption}>
        <strong>{t(`${words}.bestProducts`)}</strong>
      </figcaption>
      {currentData.list.length === 0 && <p>{t(`${words}.none`)}</p>}
      <ol className={classes.bars}>
        {currentData.list.map((row) => (
          <li key={row.productId}>
            <span className={classes.name}>{row.productName}</span>
            <Money dollars={row.sales} />
            <svg className={classes.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <rect className={classes.paid} width={(row.sales / best) * 100} height="8" />
            </svg>
            <Amount row={row} />
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** Pounds for goods charged by weight, else pieces. */
function Amount({ row: { hasWeight, weight, quantity } }: { row: BestProductRow }) {
  const { t } = useTexts();
  return (
    <span className={classes.amount}>
      {chargedByWeight(hasWeight) ? <Weight pounds={weight} /> : t('charts.pieces', { count: quantity })}
    </span>
  );
}
