import { Money } from '@depot/ui';
import type { OrderTotal } from '../../ordering/orderTotal.js';
import { useTexts } from '../../texts.js';

/** Number of products and their total; marks the total as an estimate before weighing. */
export function OrderTotals({ total }: { total: OrderTotal }) {
  const { t } = useTexts();
  return (
    <>
      <span>{t('new.products', { count: total.products })}</span>
      <strong>
        <Money cents={total.cents} />
      </strong>
      {total.isEstimated && <span>{t(total.isPartial ? 'new.partial' : 'new.estimated')}</span>}
    </>
  );
}
