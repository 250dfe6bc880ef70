import type { WaitingOrders } from '@depot/contracts/orders';
import { addDays, dayOf } from '@depot/contracts/time';
import { Link } from '@depot/router';
import { useClaims } from '@depot/session';
import { useOrdersWaitingQuery } from '../../api/orders.js';
import { useTexts } from '../../texts.js';
import classes from './dashboard.module.css';

/** What is urgent where there is any. */
const urgent: readonly (keyof WaitingOrders)[] = ['late', 'short'];
const open = 'statuses=PENDING,PROCESSING';

/** Where each number leads: the list that it counts. `day` is today. */
const lists: Record<keyof WaitingOrders, (day: string) => string> = {
  pending: () => 'statuses=PENDING',
  processing: () => 'statuses=PROCESSING',
  outbound: () => 'statuses=OUTBOUND',
  dueToday: (day) => `${open}&deliveryFrom=${day}&deliveryTo=${day}`,
  late: (day) => `${open}&deliveryTo=${addDays(day, -1)}`,
  short: () => open,
  unpaid: () => 'payment=unpaid',
};

/** What waits this morning; each number leads to its list. */
export function Morning() {
  const { t } = useTexts();
  const { tz } = useClaims();
  const { data } = useOrdersWaitingQuery(undefined, { refetchOnMountOrArgChange: true });
  const today = dayOf(Date.now(), tz);
  const names = Object.keys(lists) as (keyof WaitingOrders)[];
  return (
    <nav className={classes.waiting} aria-label={t('morning.title')}>
      {names.map((name) => {
        const count = data?.obj[name];
        return (
          <Link key={name} to={`/in/order?${lists[name](today)}`} className={classes.wait}>
            <span className={urgent.includes(name) && count ? classes.urgent : undefined}>{count ?? '–'}</span>
            {t(`morning.${name}`)}
          </Link>
        );
      })}
    </nav>
  );
}
