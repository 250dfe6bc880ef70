import { memo, useState } from 'react';
import { fromHundredths, keptByWeight, toHundredths } from '@depot/contracts/amounts';
import type { StockCountLine } from '@depot/contracts/inventory';
import { CheckOutlined } from '@depot/ui';
import { QuantityInput, WeightInput } from '@depot/ui/data';
import { useTexts } from '../../texts.js';
import { CountedPieces } from './CountedPieces.js';
import classes from './sheet.module.css';
import type { Finding } from './unsent.js';

export interface CountRowProps {
  line: StockCountLine;
  /** What the server does not have yet. */
  unsent: Finding | undefined;
  /** What stands under labels that were scanned just now. */
  names: ReadonlyMap<number, string>;
  enter: (productId: number, finding: Finding) => Promise<void>;
}

/** One product: where it lies, and what was found of it. */
export const CountRow = memo(function CountRow(props: CountRowProps) {
  const { t } = useTexts();
  const { line, unsent } = props;
  const isCounted = line.quantity !== undefined || unsent !== undefined;
  return (
    <li className={classes.line} id={`count-${line.productId}`} data-counted={isCounted}>
      <div className={classes.name}>
        {line.productName}
        {line.location && <span className={classes.location}>{line.location}</span>}
      </div>
      <div className={classes.amount}>
        {line.hasWeight === 'Yes' ? <CountedPieces {...props} /> : <AmountField key={keyOf(props)} {...props} />}
      </div>
      <div className={classes.state}>
        {isCounted ? <CheckOutlined aria-hidden /> : <span className={classes.faint}>{t('count.notCounted')}</span>}
      </div>
    </li>
  );
});

/** A scan changes the amount from outside: the field begins anew. */
const keyOf = ({ line, unsent }: CountRowProps) => `${unsent?.quantity ?? line.quantity} ${unsent?.weight ?? line.weight}`;

/** Pieces or pounds; taken when the field is left, or with Enter, which goes on to the next product. */
function AmountField({ line, unsent, enter }: CountRowProps) {
  const { t } = useTexts();
  const byWeight = keptByWeight(line.hasWeight);
  const known = byWeight
    ? (unsent?.weight ?? (line.quantity === undefined ? undefined : line.weight))
    : (unsent?.quantity ?? line.quantity);
  const [value, setValue] = useState<number | null>(known === undefined ? null : byWeight ? toHundredths(known) : known);
  const take = () => {
    if (value === null) return;
    const found = byWeight ? fromHundredths(value) : value;
    if (found !== known) void enter(line.productId, byWeight ? { weight: found } : { quantity: found });
  };
  const label = t('count.amountOf', { name: line.productName });
  const field = {
    'aria-label': label,
    size: 'large',
    min: 0,
    value,
    onChange: setValue,
    onBlur: take,
    onPressEnter: () => focusNext() || take(),
  } as const;
  return byWeight ? <WeightInput {...field} /> : <QuantityInput {...field} />;
}

/** Goes to the field of the next product, where there is one. */
function focusNext(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('[id^="count-"] input')];
  const next = fields[fields.findIndex((field) => field === document.activeElement) + 1];
  next?.focus();
  return next !== undefined;
}
