import { formatCents, toHundredths } from '@depot/contracts/amounts';
import type { Dashboard } from '@depot/contracts/inventory';
import { addDays, spanOf } from '@depot/contracts/time';
import { useClaims, useMay, useToday } from '@depot/session';
import { Money } from '@depot/ui';
import { useDashboardSalesQuery, useDashboardStockValueQuery } from '../../api/morning.js';
import { useTexts } from '../../texts.js';
import classes from './dashboard.module.css';
import { DayColumns, type DayValue } from './DayColumns.js';

const whole = new Intl.NumberFormat('en-US');
/** Days of sales, today included. */
const salesDays = 14;
/** Categories that the stock value names. */
const maxCategories = 5;

const formatDollars = (dollars: number) => formatCents(toHundredths(dollars));
const sumValues = (values: readonly DayValue[]) => values.reduce((sum, { value }) => sum + value, 0);
const toValues = (rows: Dashboard['placedOrders'] = []): DayValue[] =>
  rows.map(({ day, count }) => ({ day, value: count })).reverse();

/** Charts of the last days: orders, late deliveries and, for users who may read them, sales and the stock's value. */
export function Trends({ dashboard }: { dashboard: Dashboard | undefined }) {
  const { t } = useTexts();
  const maySeeMoney = useMay('report.admin');
  const placed = toValues(dashboard?.placedOrders);
  const late = toValues(dashboard?.lateOrders);
  return (
    <>
      {maySeeMoney && <Sales />}
      <DayColumns
        title={t('dashboard.orders', { count: placed.length })}
        total={dashboard ? whole.format(sumValues(placed)) : '–'}
        values={placed}
        format={whole.format}
      />
      {late.length > 0 && (
        <DayColumns
          title={t('dashboard.lateOrders')}
          total={whole.format(sumValues(late))}
          values={late}
          format={whole.format}
          isUrgent
        />
      )}
      {maySeeMoney && <StockValue />}
    </>
  );
}

/** Sales by invoice day. */
function Sales() {
  const { t } = useTexts();
  const { tz } = useClaims();
  const today = useToday();
  const { start, end } = spanOf([addDays(today, 1 - salesDays), today], tz);
  const { data } = useDashboardSalesQuery({ startDate: start, endDate: end }, { refetchOnMountOrArgChange: true });
  const values = data?.list.map(({ day, sales }) => ({ day, value: sales })) ?? [];
  return (
    <DayColumns
      title={t('dashboard.sales', { count: salesDays })}
      total={data ? formatDollars(sumValues(values)) : '–'}
      values={values}
      format={formatDollars}
    />
  );
}

/** Wholesale value of the stock, with the categories that hold most of it. */
function StockValue() {
  const { t } = useTexts();
  const { data } = useDashboardStockValueQuery(undefined, { refetchOnMountOrArgChange: true });
  const rows = data?.list.filter(({ totalPrice }) => totalPrice > 0).toSorted((a, b) => b.totalPrice - a.totalPrice);
  const most = rows?.[0]?.totalPrice ?? 1;
  return (
    <section className={classes.panel}>
      <h2 className={classes.heading}>{t('dashboard.stockValue')}</h2>
      <strong className={classes.total}>
        {rows ? <Money dollars={rows.reduce((sum, { totalPrice }) => sum + totalPrice, 0)} /> : '–'}
      </strong>
      <ol className={classes.bars}>
        {rows?.slice(0, maxCategories).map(({ name, subWarehouse, totalPrice }) => (
          <li key={`${subWarehouse.name} ${name}`}>
            <span className={classes.barName}>{name}</span>
            <Money dollars={totalPrice} />
            <svg className={classes.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={(totalPrice / most) * 100} height="6" />
            </svg>
          </li>
        ))}
      </ol>
    </section>
  );
}
