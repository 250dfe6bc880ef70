import { Button, DeleteOutlined, Input, usePhone } from '@depot/ui';
import { useWayToAmount } from '@depot/ui/data';
import type { DraftLine } from '../../ordering/draftLine.js';
import { useTexts } from '../../texts.js';
import { AmountField, QuantityField, RateField } from '../amount/AmountField.js';
import { LineMoney, Price } from '../amount/Price.js';
import { findShortage } from './lineProblem.js';
import { type LineCellProps, LineProduct } from './LineProduct.js';
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
  const { line, index, lines, products, shortages } = props;
  const { t } = useTexts();
  const size = usePhone() ? 'large' : undefined;
  const product = line.productId === undefined ? undefined : products.get(line.productId);
  const short = findShortage(line, product, shortages);
  const name = product?.name ?? t('line.number', { number: index + 1 });
  const change = (part: Partial<DraftLine>) => lines.change(line.key, part);
  const { within, goToAmount } = useWayToAmount<HTMLTableCellElement>();
  return (
    <tr className={short ? classes.short : undefined}>
      <td className={classes.product}>
        <LineProduct {...props} product={product} short={short} change={change} onChosen={goToAmount} />
      </td>
      <td ref={within} className={classes.amount} data-label={t('line.amount')}>
        <LineAmount {...props} product={product} short={short} name={name} change={change} />
      </td>
      <LinePrice {...props} product={product} name={name} change={change} />
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

type LinePriceProps = Omit<LineCellProps, 'short'> & { name: string };

/** Rate and total of the line. An order that the user may not price shows the rates of its store. */
function LinePrice({ line, product, name, change, rateOf, withRates = false }: LinePriceProps) {
  const { t } = useTexts();
  const size = usePhone() ? 'large' : undefined;
  const rate = withRates ? line.rate : product && (line.orderItemId === undefined ? rateOf(product) : line.rate);
  return (
    <>
      <td className={withRates ? classes.rate : `${classes.rate} ${classes.price}`} data-label={t('line.rate')}>
        {withRates && (
          <RateField
            size={size}
            label={t('line.rateOf', { name })}
            value={line.rate}
            disabled={!product}
            onChange={(next, isNumber) => change({ rate: next, isRateUnread: !isNumber })}
          />
        )}
        {!withRates && product && <Price product={product} rate={rate} />}
      </td>
      <td className={classes.total} data-label={t('line.total')}>
        {product && <LineMoney product={product} amount={line.amount} rate={rate} />}
      </td>
    </>
  );
}

function LineAmount({ line, index, lines, product, short, name, change, onEnter }: LineCellProps & { name: string }) {
  const { t } = useTexts();
  const size = usePhone() ? ('large' as const) : undefined;
  const field = {
    label: t('line.amountOf', { name }),
    size,
    value: line.amount,
    status: short ? ('error' as const) : undefined,
    onChange: (amount: number | undefined) => change({ amount }),
    onPressEnter: index === lines.lines.length - 1 && onEnter ? () => onEnter() : undefined,
  };
  if (!product) return <QuantityField {...field} disabled />;
  return <AmountField {...field} hasWeight={product.hasWeight} />;
}
