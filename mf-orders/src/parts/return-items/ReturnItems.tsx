import { isBulk } from '@depot/contracts/amounts';
import type { OrderReturn } from '@depot/contracts/orders';
import { Money, Weight } from '@depot/ui';
import { useTexts } from '../../texts.js';
import classes from '../order-items/items.module.css';

type ReturnItem = OrderReturn['items'][number];

/** The lines of a return, to read. */
export function ReturnItems({ items }: { items: readonly ReturnItem[] }) {
  const { t } = useTexts();
  return (
    <div className={classes.scroll}>
      <table className={classes.items}>
        <thead>
          <tr>
            <th>{t('line.product')}</th>
            <th className={classes.number}>{t('returns.returned')}</th>
            <th className={classes.number}>{t('returns.stock')}</th>
            <th className={classes.number}>{t('line.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <tr key={`${item.orderItemId}-${index}`}>
              <td>{item.name}</td>
              <td className={classes.number}>
                <ReturnedAmount hasWeight={item.hasWeight} quantity={item.returnQty} weight={item.returnWeight} />
              </td>
              <td className={classes.number}>
                <ReturnedAmount hasWeight={item.hasWeight} quantity={item.quantity} weight={item.weight} />
              </td>
              <td className={classes.number}>
                <Money dollars={item.rate} />
                {item.reason !== '' && <div>{item.reason}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** "2", "3.50 lb", or both for weighed pieces. */
function ReturnedAmount({ hasWeight, quantity, weight }: Pick<ReturnItem, 'hasWeight' | 'quantity' | 'weight'>) {
  if (hasWeight === 'No') return <>{quantity}</>;
  if (isBulk(hasWeight)) return <Weight pounds={weight} />;
  return (
    <>
      {quantity} · <Weight pounds={weight} />
    </>
  );
}
