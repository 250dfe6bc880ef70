import { failureMessage } from '@depot/api';
import type { Order } from '@depot/contracts/orders';
import { usePageTitle } from '@depot/remote-kit';
import { Navigate } from '@depot/router';
import { Alert, Button, ErrorState, Page, Skeleton, StatusTag } from '@depot/ui';
import { Fragment, type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type Newer, useFreshOrder } from '../../ordering/useFreshOrder.js';
import { useTexts } from '../../texts.js';
import type { DraftDetails } from '../order-details/orderDetails.js';
import classes from './gate.module.css';
import { type Gate, GateContext, type KeptLines } from './GateContext.js';
import { useOrderParams, useReturnAddress, useReturnToList } from './useOrderParams.js';

interface OrderGateProps {
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
export function OrderGate(props: OrderGateProps) {
  const { orderId } = useOrderParams();
  const origin = useReturnAddress();
  if (orderId === undefined) return <Navigate to={origin} replace />;
  return <GateOf key={orderId} orderId={orderId} {...props} />;
}

interface GateOfProps extends OrderGateProps {
  orderId: number;
}

/** Mounted once per order, so that unsaved input never reaches another order. */
function GateOf({ orderId, title, withHistory = false, allowed = () => true, children }: GateOfProps) {
  const { displayId } = useOrderParams();
  const { order, error, newer, reload } = useFreshOrder(orderId, withHistory);
  const back = useReturnToList();
  const origin = useReturnAddress();
  const { gate, isHeld } = useGate(newer !== undefined);
  usePageTitle(title(order?.displayId ?? displayId ?? ''));
  if (order && !allowed(order)) return <Navigate to={origin} replace />;
  if (error) return <ErrorState text={failureMessage(error)} onRetry={reload} />;
  if (!order) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Page>
    );
  }
  return (
    <GateContext value={gate}>
      <div className={classes.gate}>
        {newer && !isHeld && (
          <StaleNotice newer={newer} keepsTyped={gate.kept.current !== undefined} onLoad={reload} onLeave={back} />
        )}
        <Fragment key={`${order.orderId}-${order.version}`}>{children(order, reload)}</Fragment>
      </div>
    </GateContext>
  );
}

function useGate(isNewer: boolean): { gate: Gate; isHeld: boolean } {
  const kept = useRef<KeptLines>(undefined);
  const keptDetails = useRef<Partial<DraftDetails>>({});
  const [isHeld, setHeld] = useState(false);
  const isStale = isNewer && !isHeld;
  const hold = useCallback(() => {
    setHeld(true);
    return () => setHeld(false);
  }, []);
  const gate = useMemo((): Gate => ({ isStale, hold, kept, keptDetails }), [isStale, hold]);
  return { gate, isHeld };
}

interface StaleNoticeProps {
  newer: Newer;
  /** Something typed will be carried over. */
  keepsTyped: boolean;
  onLoad: () => void;
  onLeave: () => void;
}

/** Warns that the order on screen is outdated before the user acts. Stays visible on scroll. */
function StaleNotice({ newer, keepsTyped, onLoad, onLeave }: StaleNoticeProps) {
  const { t } = useTexts();
  if (newer === 'gone') {
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
            {t('stale.now')} <StatusTag order={newer.order.status} />
          </span>
          {keepsTyped && <span>{t('stale.keeps')}</span>}
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
