import { chargedByWeight, isBulk } from '@depot/contracts/amounts';
import { Checkbox, Money, Weight } from '@depot/ui';
import { QuantityField, RateField } from '../../parts/amount/AmountField.js';
import classes from '../../parts/line-editor/lines.module.css';
import { useTexts } from '../../texts.js';
import { type BilledLine, calculateBilledAmount, isBilledFree } from './billedLine.js';

interface BilledTableProps {
  lines: readonly BilledLine[];
  onChange: (orderItemId: number, part: Partial<BilledLine>) => void;
}

/** Form of the lines to bill: selection, number of pieces and rate. */
export function BilledTable({ lines, onChange }: BilledTableProps) {
  const { t } = useTexts();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th>{t('line.product')}</th>
          <th className={classes.amount}>{t('line.quantity')}</th>
          <th className={classes.total}>{t('line.weight')}</th>
          <th className={classes.rate}>{t('line.rate')}</th>
          <th className={classes.total}>{t('line.total')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <BilledRow
            key={line.item.orderItemId}
            line={line}
            onChange={(part) => onChange(line.item.orderItemId, part)}
          />
        ))}
      </tbody>
    </table>
  );
}

function BilledRow({ line, onChange }: { line: BilledLine; onChange: (part: Partial<BilledLine>) => void }) {
  const { t } = useTexts();
  const { item, chosen, quantity, rate } = line;
  const { name, hasWeight, weight } = item;
  const counted = !chargedByWeight(hasWeight);
  return (
    <tr>
      <td className={classes.product}>
        <Checkbox
          className={classes.choice}
          checked={chosen}
          onChange={(event) => onChange({ chosen: event.target.checked })}
        >
          {name}
        </Checkbox>
      </td>
      <td className={classes.amount} data-label={t('line.quantity')}>
        {counted ? (
          <QuantityField
            label={t('line.quantityOf', { name })}
            value={quantity}
            max={item.quantity}
            disabled={!chosen || item.quantity === 0}
            onChange={(next) => onChange({ quantity: next })}
          />
        ) : (
          <div className={classes.count}>{isBulk(hasWeight) ? '–' : item.quantity}</div>
        )}
      </td>
      <td className={classes.total} data-label={t('line.weight')}>
        {counted ? '–' : <Weight pounds={weight} />}
      </td>
      <td className={classes.rate} data-label={t('line.rate')}>
        <RateField
          label={t('line.rateOf', { name })}
          value={rate}
          disabled={!chosen}
          onChange={(next, isNumber) => onChange({ rate: next, isRateUnread: !isNumber })}
        />
      </td>
      <td className={classes.total} data-label={t('line.total')}>
        {isBilledFree(line) ? t('line.free') : chosen ? <Money cents={calculateBilledAmount(line)} /> : '–'}
      </td>
    </tr>
  );
}
