import {
  amountOfPieces,
  amountOfWeight,
  type Cents,
  chargedByWeight,
  isBulk,
  toHundredths,
} from '@depot/contracts/amounts';
import type { OrderItem } from '@depot/contracts/orders';
import { Money, Weight } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from './items.module.css';

/** What a line comes to; unknown for weighed pieces that have not been weighed yet. */
function itemTotal({
  hasWeight,
  quantity,
  weight,
  rate,
}: Pick<OrderItem, 'hasWeight' | 'quantity' | 'weight' | 'rate'>): Cents | undefined {
  if (!chargedByWeight(hasWeight)) return amountOfPieces(quantity, toHundredths(rate));
  return weight > 0 ? amountOfWeight(toHundredths(weight), toHundredths(rate)) : undefined;
}

/** The lines of an order with their weights, rates and amounts, to read. */
export function DeliveredItems({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTexts();
  const total = items.reduce((sum, item) => sum + (itemTotal(item) ?? 0), 0);
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
          {items.map((item) => (
            <DeliveredRow key={item.orderItemId} item={item} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{t('invoice.total')}</td>
            <td className={classes.number}>
              <Money cents={total} />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function DeliveredRow({ item }: { item: OrderItem }) {
  const total = itemTotal(item);
  return (
    <tr>
      <td>
        {item.name}
        {item.notes && <div className={classes.notes}>{item.notes}</div>}
      </td>
      <td className={classes.number}>{isBulk(item.hasWeight) ? '–' : item.quantity}</td>
      <td className={classes.number}>{item.weight > 0 ? <Weight pounds={item.weight} /> : '–'}</td>
      <td className={classes.number}>
        <Money dollars={item.rate} />
      </td>
      <td className={classes.number}>{total === undefined ? '–' : <Money cents={total} />}</td>
    </tr>
  );
}
