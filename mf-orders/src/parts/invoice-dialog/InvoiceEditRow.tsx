import type { Cents } from '@depot/contracts/amounts';
import type { InvoiceItem } from '@depot/contracts/billing';
import { Money, Weight } from '@depot/ui';
import { useTexts } from '../../texts.js';
import { QuantityField, RateField } from '../amount/AmountField.js';
import { isWeighed, type EditedItem } from './editedItem.js';
import classes from './invoice.module.css';

interface InvoiceEditRowProps {
  item: InvoiceItem;
  values: EditedItem;
  amount: Cents;
  onChange: (part: EditedItem) => void;
}

export function InvoiceEditRow({ item, values, amount, onChange }: InvoiceEditRowProps) {
  const { t } = useTexts();
  const name = item.description;
  return (
    <tr>
      <td>{name}</td>
      <td className={classes.number}>
        {isWeighed(item) ? (
          item.quantity || '–'
        ) : (
          <QuantityField label={t('line.quantityOf', { name })} value={values.quantity} onChange={(quantity) => onChange({ quantity })} />
        )}
      </td>
      <td className={classes.number}>{isWeighed(item) ? <Weight pounds={item.weight} /> : '–'}</td>
      <td className={classes.number}>
        <RateField label={t('line.rateOf', { name })} value={values.rate} onChange={(rate) => onChange({ rate })} />
      </td>
      <td className={classes.number}>
        <Money cents={amount} />
      </td>
    </tr>
  );
}
