import { remoteApi } from '@depot/api';
import type { NavigationIcon } from '@depot/contracts/deployments';
import { useTranslation } from '@depot/i18n';
import { listTag } from '@depot/live';
import { usePollingInterval } from '@depot/remote-kit';
import { Link } from '@depot/router';
import { useMay } from '@depot/session';
import {
  AppstoreOutlined,
  BarChartOutlined,
  CarOutlined,
  DashboardOutlined,
  FileTextOutlined,
  InboxOutlined,
  RollbackOutlined,
  SafetyOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  UnorderedListOutlined,
  UserOutlined,
} from '@depot/ui';
import type { ReactNode } from 'react';
import { cancelPrefetch, fetchPressedPage, prefetchRoute } from '../../remotes/show/prefetchRoute.js';
import classes from './sidebar.module.css';

const pendingOrdersApi = remoteApi(depotRemote).injectEndpoints({
  endpoints: (build) => ({
    shellPendingOrders: build.query<{ obj: { count: number } }, void>({
      query: () => '/order/pending-count',
      providesTags: [listTag('Order')],
    }),
  }),
});

const { useShellPendingOrdersQuery } = pendingOrdersApi;

/** The icons that a remote may name in its manifest. */
export const icons: Record<NavigationIcon, ReactNode> = {
  dashboard: <DashboardOutlined />,
  order: <ShoppingCartOutlined />,
  orders: <UnorderedListOutlined />,
  return: <RollbackOutlined />,
  inventory: <AppstoreOutlined />,
  received: <InboxOutlined />,
  deliveryReceipt: <CarOutlined />,
  report: <BarChartOutlined />,
  settings: <SettingOutlined />,
  admin: <SafetyOutlined />,
  invoice: <FileTextOutlined />,
  account: <UserOutlined />,
};

/** Polling interval in milliseconds for the number of pending orders while live updates are not connected. */
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

interface PageLinkProps {
  /** Below `/in/`. */
  path: string;
  className?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** Link to a page. Its code is prefetched on hover or focus, its data if the pointer stays. */
export function PageLink({ path, className, isCurrent = false, children }: PageLinkProps) {
  const expect = () => prefetchRoute(path);
  return (
    <Link
      to={`/in/${path}`}
      className={className}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={expect}
      onPointerLeave={cancelPrefetch}
      onPointerDown={() => fetchPressedPage(path)}
      onFocus={expect}
      onBlur={cancelPrefetch}
    >
      {children}
    </Link>
  );
}
