import { fromHundredths, toHundredths } from '@depot/contracts/amounts';
import type { Recall, RecallOrder } from '@depot/contracts/inventory';
import { formatDay } from '@depot/contracts/time';
import { Link } from '@depot/router';
import { DateText } from '@depot/ui';
import type { ReactNode } from 'react';
import { GoodsAmount } from '../../parts/GoodsAmount.js';
import { useTexts } from '../../texts.js';
import classes from './recall.module.css';

/** Received amount, its current whereabouts, and the number of stores with part of it. */
export function RecallSums({ recall }: { recall: Recall }) {
  const { t } = useTexts();
  const { productId, hasWeight, received, inStock, corrected, expiry, firstReceived, orders } = recall;
  const out = sumNotReturned(orders);
  const stores = new Set(orders.map(({ storeName }) => storeName)).size;
  const renderAmount = (of: { quantity: number; weight: number }) => <GoodsAmount hasWeight={hasWeight} {...of} />;
  return (
    <dl className={classes.sums}>
      <Sum name={t('recall.received')}>{renderAmount(received)}</Sum>
      <Sum name={t('recall.out')} strong>
        {renderAmount(out)}
      </Sum>
      <Sum name={t('recall.inStock')}>
        <Link to={`/in/inventory/details?pid=${productId}&weight=${hasWeight}`}>{renderAmount(inStock)}</Link>
      </Sum>
      <Sum name={t('recall.corrected')}>{renderAmount(corrected)}</Sum>
      <Sum name={t('recall.stores')}>{stores}</Sum>
      <Sum name={t('recall.firstReceived')}>
        <DateText time={firstReceived} />
      </Sum>
      <Sum name={t('recall.expiry')}>{expiry ? formatDay(expiry) : '–'}</Sum>
    </dl>
  );
}

function Sum({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div className={classes.sum}>
      <dt>{name}</dt>
      <dd data-strong={strong}>{children}</dd>
    </div>
  );
}

/** Shipped minus returned amounts; the weight in pounds. */
export function sumNotReturned(orders: readonly Pick<RecallOrder, 'shipped' | 'cameBack'>[]): {
  quantity: number;
  weight: number;
} {
  let [quantity, weight] = [0, 0];
  for (const { shipped, cameBack } of orders) {
    quantity += shipped.quantity - cameBack.quantity;
    weight += toHundredths(shipped.weight) - toHundredths(cameBack.weight);
  }
  return { quantity, weight: fromHundredths(weight) };
}
