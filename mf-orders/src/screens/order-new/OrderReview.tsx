import { ActionBar, Button, Page, PageHeader, usePhone } from '@depot/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type CompleteLine, isComplete } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { AmountField } from '../../parts/amount/AmountField.js';
import { LineMoney, Price } from '../../parts/amount/Price.js';
import { LineAvailability } from '../../parts/line-editor/LineAvailability.js';
import { findShortage } from '../../parts/line-editor/lineProblem.js';
import { ShortageAlert } from '../../parts/line-editor/ShortageAlert.js';
import { DetailsFields } from '../../parts/order-details/DetailsFields.js';
import { OrderTotals } from '../../parts/order-total/OrderTotals.js';
import { useTexts } from '../../texts.js';
import { CreditNotice } from './CreditNotice.js';
import classes from './new.module.css';
import type { NewOrderState } from './useNewOrder.js';

interface OrderReviewProps {
  order: NewOrderState;
  onBack: () => void;
  onPlace: () => void;
}

/** The order as it will be placed. */
export function OrderReview({ order, onBack, onPlace }: OrderReviewProps) {
  const { t } = useTexts();
  const [invalid, setInvalid] = useState<ReadonlySet<string>>(new Set());
  /** A text that is no amount blocks the order; the line keeps its last valid amount. */
  const change = (key: string, amount: number | undefined) => {
    setInvalid((keys) => new Set([...keys].filter((each) => each !== key).concat(amount ? [] : key)));
    if (amount) order.lines.change(key, { amount });
  };
  const isShort = order.shortLines > 0 && !order.mayExceed;
  const short = isShort ? t('process.stillShort', { count: order.shortLines }) : undefined;
  return (
    <Page width="form" waits={order.isPlacing}>
      <ReviewHeader order={order} onBack={onBack} />
      <ShortageAlert shortages={order.shortages} products={order.products} mayExceed={order.mayExceed} />
      <DetailsFields value={order.details} onChange={order.changeDetails} earliest={order.today} />
      <ReviewTable order={order} onChange={change} />
      <ActionBar
        notice={<CreditNotice order={order} />}
        summary={<OrderTotals total={order.total} />}
        waitsFor={invalid.size > 0 ? t('line.incomplete') : short}
      >
        <Button size="large" onClick={onBack}>
          {t('new.back')}
        </Button>
        <Button
          type="primary"
          size="large"
          disabled={invalid.size > 0 || short !== undefined}
          loading={order.isPlacing}
          onClick={onPlace}
        >
          {t('new.place')}
        </Button>
      </ActionBar>
    </Page>
  );
}

/** Names the order. The heading gets the focus, so that a second Enter does not place the order unread. */
function ReviewHeader({ order, onBack }: Pick<OrderReviewProps, 'order' | 'onBack'>) {
  const { t } = useTexts();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <PageHeader
      summary={
        <h2 ref={heading} tabIndex={-1} className={classes.heading}>
          {order.storeName ? t('new.reviewFor', { store: order.storeName }) : t('new.reviewOwn')}
        </h2>
      }
      onBack={onBack}
      backLabel={t('new.back')}
    />
  );
}

type ReviewTableProps = Pick<ReviewRowProps, 'order' | 'onChange'>;

/** Lines of the order that are not blank. */
function ReviewTable({ order, onChange }: ReviewTableProps) {
  const { t } = useTexts();
  return (
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
          return (
            product && <ReviewRow key={line.key} order={order} line={line} product={product} onChange={onChange} />
          );
        })}
      </tbody>
    </table>
  );
}

interface ReviewRowProps {
  order: NewOrderState;
  line: CompleteLine;
  product: Orderable;
  onChange: (key: string, amount: number | undefined) => void;
}

/** Line with an editable amount. */
function ReviewRow({ order, line, product, onChange }: ReviewRowProps) {
  const { t } = useTexts();
  const phone = usePhone();
  const rate = order.rateOf(product);
  const short = findShortage(line, product, order.shortages);
  return (
    <tr>
      <td>
        {product.name}
        <div className={classes.cardPlace}>{phone && <Price product={product} rate={rate} />}</div>
        {line.notes && <div className={classes.cardPlace}>{line.notes}</div>}
        {short && (
          <LineAvailability
            product={product}
            short={short}
            mayExceed={order.mayExceed}
            onTake={order.mayExceed ? undefined : (amount) => onChange(line.key, amount)}
          />
        )}
      </td>
      <td className={classes.number}>
        <AmountField
          hasWeight={product.hasWeight}
          label={t('line.amountOf', { name: product.name })}
          value={line.amount}
          status={short ? 'error' : undefined}
          onChange={(amount) => onChange(line.key, amount)}
        />
      </td>
      <td className={classes.number}>
        <Price product={product} rate={rate} />
      </td>
      <td className={classes.number}>
        <LineMoney product={product} amount={line.amount} rate={rate} />
      </td>
    </tr>
  );
}

/** Focuses a step's heading when it opens, so that a key pressed twice on the step before has no effect here. */
export function useFocusOnMount<Element extends HTMLElement>(): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useEffect(() => element.current?.focus(), []);
  return element;
}
