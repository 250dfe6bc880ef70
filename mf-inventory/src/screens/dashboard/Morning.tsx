import { formatCents, toHundredths } from '@depot/contracts/amounts';
import type { WaitingOrders } from '@depot/contracts/orders';
import { addDays, dayOf } from '@depot/contracts/time';
import { Link } from '@depot/router';
import { useClaims, useMay, useToday } from '@depot/session';
import type { ReactNode } from 'react';
import { useDashboardAgeingQuery, useDashboardArrivalsQuery, useOrdersWaitingQuery } from '../../api/morning.js';
import { useTexts } from '../../texts.js';
import classes from './dashboard.module.css';

/** Figures to highlight unless they are 0. */
const urgent: readonly (keyof WaitingOrders)[] = ['late', 'short'];
const open = 'statuses=PENDING,PROCESSING';

/** Filter of the list behind each figure. `day` is today. */
const lists: Record<keyof WaitingOrders, (day: string) => string> = {
  pending: () => 'statuses=PENDING',
  processing: () => 'statuses=PROCESSING',
  outbound: () => 'statuses=OUTBOUND',
  dueToday: (day) => `${open}&deliveryFrom=${day}&deliveryTo=${day}`,
  late: (day) => `${open}&deliveryTo=${addDays(day, -1)}`,
  short: () => 'stock=short',
  unpaid: () => 'payment=unpaid',
};

/** Figures of pending work, each linked to its list. */
export function Morning() {
  const { t } = useTexts();
  const today = useToday();
  const arrivals = useArrivals(today);
  const overdue = useOverdue();
  const { data } = useOrdersWaitingQuery(undefined, { refetchOnMountOrArgChange: true });
  const names = Object.keys(lists) as (keyof WaitingOrders)[];
  return (
    <nav className={classes.waiting} aria-label={t('morning.title')}>
      {names.map((name) => {
        const count = data?.obj[name];
        return (
          <Wait
            key={name}
            to={`/in/order?${lists[name](today)}`}
            name={name}
            isUrgent={urgent.includes(name) && !!count}
          >
            {count}
          </Wait>
        );
      })}
      <Wait to={`/in/delivery-receipt?statuses=NEW&from=${today}&to=${today}`} name="arrivals">
        {arrivals}
      </Wait>
      {overdue.isSeen && (
        <Wait to="/in/report/ageing" name="overdue" isUrgent={!!overdue.cents}>
          {overdue.cents !== undefined && formatCents(overdue.cents)}
        </Wait>
      )}
    </nav>
  );
}

interface WaitProps {
  to: string;
  name: keyof WaitingOrders | 'arrivals' | 'overdue';
  isUrgent?: boolean;
  /** Number or amount; empty until it has loaded. */
  children: ReactNode;
}

/** No work: a figure of 0, or of no dollars. */
const isNothing = (figure: ReactNode): boolean => figure === 0 || figure === formatCents(0);

/** A figure with the way to its list; work to do is large, nothing to do is quiet. */
function Wait({ to, name, isUrgent = false, children }: WaitProps) {
  const { t } = useTexts();
  return (
    <Link to={to} className={classes.wait} data-quiet={isNothing(children)}>
      <span className={isUrgent ? classes.urgent : undefined}>{children ?? '–'}</span>
      {t(`morning.${name}`)}
    </Link>
  );
}

/** Number of deliveries announced for today that have not been received. */
function useArrivals(today: string): number | undefined {
  const { tz } = useClaims();
  const { data } = useDashboardArrivalsQuery(undefined, { refetchOnMountOrArgChange: true });
  return data?.list.filter((receipt) => receipt.status === 'NEW' && dayOf(receipt.estimateArrivalTime, tz) === today)
    .length;
}

/** Overdue amount of all customers, for users who may read it. */
function useOverdue() {
  const isSeen = useMay('report.admin');
  const { data } = useDashboardAgeingQuery(undefined, { skip: !isSeen, refetchOnMountOrArgChange: true });
  // the first amount of each customer is not due yet
  const pastDue = data?.list.flatMap(({ amounts }) => amounts.slice(1));
  return { isSeen, cents: pastDue?.reduce((sum, dollars) => sum + toHundredths(dollars), 0) };
}
