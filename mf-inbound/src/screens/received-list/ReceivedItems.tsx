import { Weight } from '@depot/ui';
import type { Received } from '../../api/received.js';
import classes from '../../parts/items.module.css';
import { useTexts } from '../../texts.js';

const whole = new Intl.NumberFormat('en-US');

/** What came in. */
export function ReceivedItems({ record }: { record: Received }) {
  const { t } = useTexts();
  return (
    <table className={classes.items}>
      <thead>
        <tr>
          <th>{t('receipt.product')}</th>
          <th className={classes.number}>{t('receipt.quantity')}</th>
          <th className={classes.number}>{t('received.weight')}</th>
        </tr>
      </thead>
      <tbody>
        {record.inventoryHistories.map(({ productName, quantity, weight }, index) => (
          <tr key={index}>
            <td>{productName}</td>
            <td className={classes.number}>{quantity === 0 ? '–' : whole.format(quantity)}</td>
            <td className={classes.number}>{weight === 0 ? '–' : <Weight pounds={weight} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
