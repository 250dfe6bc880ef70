import { Fragment, type ReactNode } from 'react';
import { failureMessage } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { usePageTitle } from '@depot/remote-kit';
import { Navigate } from '@depot/router';
import { ErrorState, Page, Skeleton } from '@depot/ui';
import { useFreshOrder } from '../../ordering/useFreshOrder.js';
import { listAddress } from '../order-row/rowMemory.js';
import { useOrderParams } from './useOrderParams.js';

interface OrderGateProps {
  /** Title of the page; the number is known from the address before the order is here. */
  title: (displayId: number | string) => string;
  /** Orders that the page is not for go back to the list. */
  allowed?: (order: Order) => boolean;
  /** The page. `reload` reads the order anew and starts the page over. */
  children: (order: Order, reload: () => void) => ReactNode;
}

/** Reads the order that the address names, and lets the page in once it is there and the page is for it. */
export function OrderGate({ title, allowed = () => true, children }: OrderGateProps) {
  const { orderId, displayId, currentPage } = useOrderParams();
  const { order, error, reload } = useFreshOrder(orderId);
  usePageTitle(title(order?.displayId ?? displayId ?? ''));
  if (orderId === undefined || (order && !allowed(order))) return <Navigate to={listAddress(currentPage)} replace />;
  if (error) return <ErrorState text={failureMessage(error)} onRetry={reload} />;
  if (!order) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Page>
    );
  }
  return <Fragment key={`${order.orderId}-${order.version}`}>{children(order, reload)}</Fragment>;
}
