import { useTranslation } from '@depot/i18n';
import { usePollingInterval } from '@depot/remote-kit';
import { useMay } from '@depot/session';
import { useShellPendingOrdersQuery } from '../../api/pendingOrdersApi.js';
import classes from './sidebar.module.css';

/** Milliseconds between looks at the number of pending orders, where it does not arrive by itself. */
const interval = 30_000;

/** The number of orders that wait for the warehouse, for the admin group. */
export function PendingBadge() {
  const { t } = useTranslation('shell');
  const allowed = useMay('order.pendingCount');
  const { data } = useShellPendingOrdersQuery(undefined, {
    skip: !allowed,
    pollingInterval: usePollingInterval(interval),
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  });
  const count = data?.obj.count ?? 0;
  if (!allowed || count === 0) return null;
  return (
    <span
      className={classes.badge}
      role="img"
      aria-label={t('pendingOrders', { count })}
      title={t('pendingOrders', { count })}
    >
      {count > 999 ? '999+' : count}
    </span>
  );
}
