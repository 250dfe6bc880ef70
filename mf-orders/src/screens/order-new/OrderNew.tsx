import { failureMessage } from '@depot/api';
import type { OrderProductView } from '@depot/contracts/identity';
import { useIdParam } from '@depot/router';
import { ActionBar, Alert, Button, EmptyState, ErrorState, Page, PlusOutlined, Skeleton } from '@depot/ui';
import { useState } from 'react';
import { isComplete } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { findLineProblem } from '../../ordering/useOrderLines.js';
import { LineTable } from '../../parts/line-editor/LineTable.js';
import { ShortageAlert } from '../../parts/line-editor/ShortageAlert.js';
import { OrderTotals } from '../../parts/order-total/OrderTotals.js';
import { useTexts } from '../../texts.js';
import { CreditNotice } from './CreditNotice.js';
import { OrderPlaced } from './OrderPlaced.js';
import { OrderReview } from './OrderReview.js';
import { OrderToolbar } from './OrderToolbar.js';
import { ProductCards } from './ProductCards.js';
import { type NewOrderState, useNewOrder } from './useNewOrder.js';
import { useNamedStore, useOrderStart } from './useOrderStart.js';
import { useProductFilter, useProductView } from './useProductFilter.js';
import { UsualGoods } from './UsualGoods.js';

/** New order: choose products and amounts, review and place it. A store then reads that it is placed. */
export function OrderNew() {
  const placed = useIdParam('placedId');
  return placed === undefined ? <OrderEntry /> : <OrderPlaced orderId={placed} />;
}

function OrderEntry() {
  const { t } = useTexts();
  const order = useNewOrder();
  const [view, setView] = useProductView();
  const filter = useProductFilter(order.offered);
  const [reviewing, setReviewing] = useState(false);
  useOrderStart(order, () => setReviewing(true));
  useNamedStore(order);

  if (order.error) return <ErrorState text={failureMessage(order.error)} onRetry={order.retry} />;
  if (order.isLoading || !view) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Page>
    );
  }
  if (order.isPlacing || (reviewing && order.lines.lines.some(isComplete))) {
    const place = () => order.place().then((placed) => placed || setReviewing(false));
    return <OrderReview order={order} onBack={() => setReviewing(false)} onPlace={place} />;
  }
  return (
    <Page>
      <OrderToolbar order={order} view={view} onView={setView} filter={filter} />
      {order.restored && <DraftNotice onDiscard={order.discard} />}
      <ShortageAlert shortages={order.shortages} products={order.products} mayExceed={order.mayExceed} />
      {order.isOfferKnown && <UsualGoods order={order} />}
      {order.storeId === undefined && <EmptyState text={t('new.storeFirst')} />}
      {order.storeId !== undefined && !order.isOfferKnown && <Skeleton active paragraph={{ rows: 8 }} />}
      {order.isOfferKnown && view === 'LIST' && <ProductList order={order} choices={filter.shown} />}
      {order.isOfferKnown && view === 'CARD' && <ProductCards order={order} filter={filter} />}
      <OrderBar
        order={order}
        obstacle={findObstacle(order, view)}
        onReview={() => order.check().then((fine) => fine && setReviewing(true))}
      />
    </Page>
  );
}

/** The draft of an earlier visit is back; it can be thrown away. */
function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTexts();
  return (
    <Alert
      type="info"
      showIcon
      title={t('new.draft')}
      action={
        <Button size="small" onClick={onDiscard}>
          {t('new.discard')}
        </Button>
      }
    />
  );
}

/** Reason why the order cannot be reviewed yet. Cards cannot have incomplete lines. */
function findObstacle({ storeId, lines: { lines } }: NewOrderState, view: OrderProductView) {
  if (storeId === undefined) return undefined; // the page already shows it
  if (!lines.some(isComplete)) return 'new.nothingYet';
  return view === 'LIST' ? findLineProblem(lines) : undefined;
}

interface OrderBarProps {
  order: NewOrderState;
  obstacle: ReturnType<typeof findObstacle>;
  onReview: () => void;
}

/** Totals of the order, always visible, with the button to review it. */
function OrderBar({ order, obstacle, onReview }: OrderBarProps) {
  const { t } = useTexts();
  const shortLines = order.mayExceed ? 0 : order.shortLines;
  const isHeld = order.storeId === undefined || obstacle !== undefined || shortLines > 0;
  const short = shortLines > 0 ? t('process.stillShort', { count: shortLines }) : undefined;
  return (
    <ActionBar
      notice={<CreditNotice order={order} />}
      summary={<OrderTotals total={order.total} />}
      waitsFor={short ?? (obstacle && t(obstacle))}
    >
      <Button type="primary" size="large" disabled={isHeld} loading={order.isChecking} onClick={onReview}>
        {t('new.review')}
      </Button>
    </ActionBar>
  );
}

/** The order line by line. */
function ProductList({ order, choices }: { order: NewOrderState; choices: readonly Orderable[] }) {
  const { t } = useTexts();
  const { lines, products, shortages, mayExceed, rateOf } = order;
  return (
    <div>
      <LineTable
        lines={lines}
        products={products}
        choices={choices}
        shortages={shortages}
        limit={mayExceed ? 'allow' : 'reject'}
        rateOf={rateOf}
        onEnter={() => lines.add()}
      />
      <Button style={{ marginTop: 12 }} icon={<PlusOutlined />} onClick={() => lines.add()}>
        {t('line.add')}
      </Button>
    </div>
  );
}
