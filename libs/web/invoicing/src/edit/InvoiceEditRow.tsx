import type { Cents } from '@depot/contracts/amounts';
import type { InvoiceItem } from '@depot/contracts/billing';
import { useMessages } from '@depot/i18n';
import { Money, Weight } from '@depot/ui';
import { AmountInput, QuantityInput } from '@depot/ui/data';
import { messages } from '../messages.js';
import classes from './edit.module.css';
import { type EditedItem, isWeighed } from './editedItem.js';

interface InvoiceEditRowProps {
  item: InvoiceItem;
  values: EditedItem;
  amount: Cents;
  disabled: boolean;
  onChange: (part: EditedItem) => void;
}

export function InvoiceEditRow({ item, values, amount, disabled, onChange }: InvoiceEditRowProps) {
  const translate = useMessages();
  const name = item.description;
  return (
    <tr>
      <td className={classes.name}>{name}</td>
      <td className={classes.number} data-label={translate(messages.quantity)}>
        {isWeighed(item) ? (
          item.quantity || '–'
        ) : (
          <QuantityInput
            aria-label={translate(messages.quantityOf, { name })}
            value={values.quantity}
            disabled={disabled}
            onChange={(quantity) => onChange({ quantity: quantity ?? undefined })}
          />
        )}
      </td>
      <td className={classes.number} data-label={translate(messages.weight)}>
        {isWeighed(item) ? <Weight pounds={item.weight} /> : '–'}
      </td>
      <td className={classes.number} data-label={translate(messages.rate)}>
        <AmountInput
          aria-label={translate(messages.rateOf, { name })}
          value={values.rate}
          disabled={disabled}
          onChange={(rate) => onChange({ rate: rate ?? undefined })}
        />
      </td>
      <td className={classes.number} data-label={translate(messages.amount)}>
        <Money cents={amount} />
      </td>
    </tr>
  );
}
