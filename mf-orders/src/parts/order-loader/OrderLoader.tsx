import { failureMessage, isApiFailure } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { usePageTitle } from '@depot/remote-kit';
import { Navigate } from '@depot/router';
import { Alert, Button, EmptyState, ErrorState, Page, Skeleton, StatusTag } from '@depot/ui';
import { Fragment, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import type { DraftDetails } from '../../ordering/orderDetails.js';
import { OrderPageContext, type OrderPageState, type UnsavedLines } from '../../ordering/OrderPageContext.js';
import { type NewerVersion, useFreshOrder } from '../../ordering/useFreshOrder.js';
import { useTexts } from '../../texts.js';
import classes from './loader.module.css';
import { useOrderParams, useReturnAddress, useReturnToList } from './useOrderParams.js';

interface OrderLoaderProps {
  /** Title of the page; the address contains the number, so it is known before the order loads. */
  title: (displayId: number | string) => string;
  /** Loads the order's history and shipping address as well. */
  withHistory?: boolean;
  /** If it returns false, the user is redirected to the list or the order's page. */
  allowed?: (order: Order) => boolean;
  /** Renders the page. `reload` refetches the order and remounts the page. */
  children: (order: Order, reload: () => void) => ReactNode;
}

/**
 * Loads the order in the address, renders the page once the order is loaded and allowed, and observes changes by other
 * users.
 */
export function OrderLoader(props: OrderLoaderProps) {
  const { orderId } = useOrderParams();
  const origin = useReturnAddress();
  if (orderId === undefined) return <Navigate to={origin} replace />;
  return <LoadedOrder key={orderId} orderId={orderId} {...props} />;
}

interface LoadedOrderProps extends OrderLoaderProps {
  orderId: number;
}

/** Mounted once per order, so that unsaved input never reaches another order. */
function LoadedOrder({ orderId, title, withHistory = false, allowed = () => true, children }: LoadedOrderProps) {
  const { t } = useTexts();
  const { displayId } = useOrderParams();
  const { order, error, newerVersion, reload } = useFreshOrder(orderId, withHistory);
  const back = useReturnToList();
  const origin = useReturnAddress();
  const { page, isLocked } = usePageState(newerVersion !== undefined);
  usePageTitle(title(order?.displayId ?? displayId ?? ''));
  if (order && !allowed(order)) return <Navigate to={origin} replace />;
  if (isApiFailure(error) && error.code === 'NOT_FOUND')
    return (
      <EmptyState text={t('missingOrder')}>
        <Button type="primary" onClick={back}>
          {t('stale.leave')}
        </Button>
      </EmptyState>
    );
  if (error) return <ErrorState text={failureMessage(error)} onRetry={reload} />;
  if (!order) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Page>
    );
  }
  return (
    <OrderPageContext value={page}>
      <div className={classes.page}>
        {newerVersion && !isLocked && (
          <StaleNotice
            newerVersion={newerVersion}
            keepsInput={page.draft.current !== undefined}
            onLoad={reload}
            onLeave={back}
          />
        )}
        <Fragment key={`${order.orderId}-${order.version}`}>{children(order, reload)}</Fragment>
      </div>
    </OrderPageContext>
  );
}

function usePageState(isOutdated: boolean): { page: OrderPageState; isLocked: boolean } {
  const draft = useRef<UnsavedLines>(undefined);
  const draftDetails = useRef<Partial<DraftDetails>>({});
  const [isLocked, setLocked] = useState(false);
  const isStale = isOutdated && !isLocked;
  const lock = useCallback(() => {
    setLocked(true);
    return () => setLocked(false);
  }, []);
  const page = useMemo((): OrderPageState => ({ isStale, lock, draft, draftDetails }), [isStale, lock]);
  return { page, isLocked };
}

interface StaleNoticeProps {
  newerVersion: NewerVersion;
  /** The user's input will be carried over. */
  keepsInput: boolean;
  onLoad: () => void;
  onLeave: () => void;
}

/** Warns that the order on screen is outdated before the user acts. Stays visible on scroll. */
function StaleNotice({ newerVersion, keepsInput, onLoad, onLeave }: StaleNoticeProps) {
  const { t } = useTexts();
  if (newerVersion === 'gone') {
    return (
      <Alert
        className={classes.stale}
        type="warning"
        showIcon
        role="alert"
        title={t('stale.gone')}
        action={<Button onClick={onLeave}>{t('stale.leave')}</Button>}
      />
    );
  }
  return (
    <Alert
      className={classes.stale}
      type="warning"
      showIcon
      role="alert"
      title={t('stale.notice')}
      description={
        <span className={classes.facts}>
          <span>
            {t('stale.now')} <StatusTag order={newerVersion.order.status} />
          </span>
          {keepsInput && <span>{t('stale.keeps')}</span>}
        </span>
      }
      action={
        <Button type="primary" onClick={onLoad}>
          {t('stale.load')}
        </Button>
      }
    />
  );
}
