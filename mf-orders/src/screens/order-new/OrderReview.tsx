import type { Cents } from '@depot/contracts/amounts';
import { Button, Money, Page, PageHeader } from '@depot/ui';
import { type CompleteLine, isComplete, lineTotal } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { Amount } from '../../parts/amount/Amount.js';
import { ShortageAlert } from '../../parts/line-editor/ShortageAlert.js';
import { OrderTotals } from '../../parts/order-total/OrderTotals.js';
import { StickyBar } from '../../parts/sticky-bar/StickyBar.js';
import { useTexts } from '../../texts.js';
import { CreditNotice } from './CreditNotice.js';
import classes from './new.module.css';
import type { NewOrder } from './useNewOrder.js';

interface OrderReviewProps {
  order: NewOrder;
  onBack: () => void;
  onPlace: () => void;
}

/** The order as it will be placed. */
export function OrderReview({ order, onBack, onPlace }: OrderReviewProps) {
  const { t } = useTexts();
  const title = order.storeName ? t('new.reviewFor', { store: order.storeName }) : t('new.reviewOwn');
  return (
    <Page width="form">
      <PageHeader summary={title} onBack={onBack} backLabel={t('new.back')} />
      <CreditNotice order={order} />
      <ShortageAlert shortages={order.shortages} products={order.products} mayExceed={order.mayExceed} />
      <table className={classes.review}>
        <thead>
          <tr>
            <th>{t('line.product')}</th>
            <th className={classes.number}>{t('line.amount')}</th>
            <th className={classes.number}>{t('line.rate')}</th>
            <th className={classes.number}>{t('line.total')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.lines.filter(isComplete).map((line) => {
            const product = order.products.get(line.productId);
            return product && <ReviewRow key={line.key} line={line} product={product} rate={order.rateOf(product)} />;
          })}
        </tbody>
      </table>
      <StickyBar summary={<OrderTotals total={order.total} />}>
        <Button size="large" onClick={onBack}>
          {t('new.back')}
        </Button>
        <Button type="primary" size="large" loading={order.isPlacing} onClick={onPlace} autoFocus>
          {t('new.place')}
        </Button>
      </StickyBar>
    </Page>
  );
}

interface ReviewRowProps {
  line: CompleteLine;
  product: Orderable;
  rate: Cents;
}

function ReviewRow({ line, product, rate }: ReviewRowProps) {
  const total = lineTotal(product.hasWeight, line.amount, rate);
  return (
    <tr>
      <td>
        {product.name}
        {line.notes && <div className={classes.cardPlace}>{line.notes}</div>}
      </td>
      <td className={classes.number}>
        <Amount hasWeight={product.hasWeight} value={line.amount} />
      </td>
      <td className={classes.number}>
        <Money cents={rate} />
      </td>
      <td className={classes.number}>{total === undefined ? '–' : <Money cents={total} />}</td>
    </tr>
  );
}
