import { Button } from '@depot/ui';
import { isComplete } from '../../ordering/draftLine.js';
import { OrderTotals } from '../../parts/order-total/OrderTotals.js';
import { StickyBar } from '../../parts/sticky-bar/StickyBar.js';
import { useTexts } from '../../texts.js';
import type { NewOrder } from './useNewOrder.js';

/** How much is on the order so far, always in sight, and the way on. */
export function OrderBar({ order, onReview }: { order: NewOrder; onReview: () => void }) {
  const { t } = useTexts();
  const ready = order.storeId !== undefined && order.lines.lines.some(isComplete);
  return (
    <StickyBar summary={<OrderTotals total={order.total} />}>
      <Button type="primary" size="large" disabled={!ready} loading={order.isChecking} onClick={onReview}>
        {t('new.review')}
      </Button>
    </StickyBar>
  );
}
