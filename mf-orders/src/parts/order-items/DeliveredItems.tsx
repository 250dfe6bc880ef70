import { chargedByWeight, isBulk, toCents } from '@depot/contracts/amounts';
import type { Order, OrderItem } from '@depot/contracts/orders';
import { Money, Weight } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { Amount } from '../amount/Amount.js';
import { Price } from '../amount/Price.js';
import classes from './items.module.css';

/** Read-only lines of an order with weights, rates and amounts. Amounts without a weight are marked as estimates. */
export function DeliveredItems({ order: { orderItems, total, estimated } }: { order: Order }) {
  const { t } = useTexts();
  return (
    <div className={classes.scroll}>
      <table className={`${classes.items} ${classes.delivered}`}>
        <thead>
          <tr>
            <th>{t('line.product')}</th>
            <th className={classes.number}>{t('line.quantity')}</th>
            <th className={classes.number}>{t('line.weight')}</th>
            <th className={classes.number}>{t('line.rate')}</th>
            <th className={classes.number}>{t('line.total')}</th>
          </tr>
        </thead>
        <tbody>
          {orderItems.map((item) => (
            <DeliveredRow key={item.orderItemId} item={item} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{t(estimated ? 'details.estimatedTotal' : 'invoice.total')}</td>
            <td className={classes.number}>
              <Money dollars={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DeliveredRow({ item }: { item: OrderItem }) {
  const { t } = useTexts();
  const isEstimate = chargedByWeight(item.hasWeight) && item.weight === 0;
  return (
    <tr>
      <td>
        {item.name}
        {item.notes && <div className={classes.notes}>{item.notes}</div>}
      </td>
      <td className={classes.number}>
        {isBulk(item.hasWeight) ? '–' : <Amount hasWeight={item.hasWeight} value={item.quantity} />}
      </td>
      <td className={classes.number}>{item.weight > 0 ? <Weight pounds={item.weight} /> : '–'}</td>
      <td className={classes.number}>
        <Price product={item} rate={toCents(item.rate)} />
      </td>
      <td className={classes.number}>
        {isEstimate && <span className={classes.about}>{t('details.about')} </span>}
        {item.rate === 0 ? t('line.free') : <Money dollars={item.amount} />}
      </td>
    </tr>
  );
}
