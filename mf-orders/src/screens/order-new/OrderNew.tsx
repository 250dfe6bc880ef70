import { failureMessage } from '@depot/api';
import { EmptyState, ErrorState, Page, Skeleton } from '@depot/ui';
import { useState } from 'react';
import { ShortageAlert } from '../../parts/line-editor/ShortageAlert.js';
import { useTexts } from '../../texts.js';
import { CreditNotice } from './CreditNotice.js';
import { DraftNotice } from './DraftNotice.js';
import { OrderBar } from './OrderBar.js';
import { OrderReview } from './OrderReview.js';
import { OrderToolbar } from './OrderToolbar.js';
import { ProductCards } from './ProductCards.js';
import { ProductList } from './ProductList.js';
import { useNewOrder } from './useNewOrder.js';
import { useProductFilter } from './useProductFilter.js';
import { useProductView } from './useProductView.js';

/** A new order: what and how much, then a look over it before it is placed. */
export function OrderNew() {
  const { t } = useTexts();
  const order = useNewOrder();
  const [view, setView] = useProductView();
  const filter = useProductFilter(order.offered);
  const [reviewing, setReviewing] = useState(false);

  if (order.error) return <ErrorState text={failureMessage(order.error)} onRetry={order.retry} />;
  if (order.isLoading || !view) {
    return (
      <Page>
        <Skeleton active paragraph={{ rows: 8 }} />
      </Page>
    );
  }
  if (reviewing) {
    const place = () => order.place().then((placed) => placed || setReviewing(false));
    return <OrderReview order={order} onBack={() => setReviewing(false)} onPlace={place} />;
  }
  return (
    <Page>
      <OrderToolbar order={order} view={view} onView={setView} filter={filter} />
      {order.restored && <DraftNotice onDiscard={order.discard} />}
      <CreditNotice order={order} />
      <ShortageAlert shortages={order.shortages} products={order.products} mayExceed={order.mayExceed} />
      {order.storeId === undefined && <EmptyState text={t('new.storeFirst')} />}
      {order.storeId !== undefined && view === 'LIST' && <ProductList order={order} choices={filter.shown} />}
      {order.storeId !== undefined && view === 'CARD' && <ProductCards order={order} filter={filter} />}
      <OrderBar order={order} onReview={() => order.check().then((fine) => fine && setReviewing(true))} />
    </Page>
  );
}
