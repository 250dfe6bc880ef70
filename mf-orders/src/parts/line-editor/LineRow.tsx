import { Button, DeleteOutlined, Input, Money, usePhone } from '@depot/ui';
import { type DraftLine, lineTotal } from '../../ordering/draftLine.js';
import { useTexts } from '../../texts.js';
import { RateField } from '../amount/AmountField.js';
import { LineAmount } from './LineAmount.js';
import { shortOf } from './lineProblem.js';
import { LineProduct } from './LineProduct.js';
import classes from './lines.module.css';
import type { LineTableProps } from './LineTable.js';

export interface LineRowProps extends LineTableProps {
  line: DraftLine;
  index: number;
  taken: ReadonlySet<number>;
}

const notesLength = 500;

/** One line of the form. */
export function LineRow(props: LineRowProps) {
  const { line, index, lines, products, shortages, withRates = false } = props;
  const { t } = useTexts();
  const size = usePhone() ? 'large' : undefined;
  const product = line.productId === undefined ? undefined : products.get(line.productId);
  const short = shortOf(line, product, shortages);
  const name = product?.name ?? t('line.number', { number: index + 1 });
  const change = (part: Partial<DraftLine>) => lines.change(line.key, part);
  return (
    <tr className={short ? classes.short : undefined}>
      <td className={classes.product}>
        <LineProduct {...props} product={product} short={short} change={change} />
      </td>
      <td className={classes.amount} data-label={t('line.amount')}>
        <LineAmount {...props} product={product} short={short} name={name} change={change} />
      </td>
      {withRates && (
        <td className={classes.rate} data-label={t('line.rate')}>
          <RateField
            size={size}
            label={t('line.rateOf', { name })}
            value={line.rate}
            disabled={!product}
            onChange={(rate) => change({ rate })}
          />
        </td>
      )}
      {withRates && (
        <td className={classes.total} data-label={t('line.total')}>
          <LineTotal total={product && lineTotal(product.hasWeight, line.amount, line.rate)} />
        </td>
      )}
      <td className={classes.notes} data-label={t('line.notes')}>
        <Input
          size={size}
          aria-label={t('line.notesOf', { name })}
          placeholder={t('line.notes')}
          maxLength={notesLength}
          value={line.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </td>
      <td className={classes.remove}>
        <Button
          type="text"
          icon={<DeleteOutlined />}
          aria-label={t('line.remove', { name })}
          onClick={() => lines.remove(line.key)}
        />
      </td>
    </tr>
  );
}

/** Pieces that are weighed one by one have no total before they are weighed. */
function LineTotal({ total }: { total: number | undefined }) {
  return total === undefined ? <>–</> : <Money cents={total} />;
}
