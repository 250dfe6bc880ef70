import type { Cents } from '@depot/contracts/amounts';
import { Money } from '@depot/ui';
import { type CompleteLine, lineTotal } from '../../ordering/draftLine.js';
import type { Orderable } from '../../ordering/orderable.js';
import { Amount } from '../../parts/amount/Amount.js';
import classes from './new.module.css';

interface ReviewRowProps {
  line: CompleteLine;
  product: Orderable;
  rate: Cents;
}

export function ReviewRow({ line, product, rate }: ReviewRowProps) {
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
