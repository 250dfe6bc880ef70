import { Button } from '@depot/ui';
import type { Orderable } from '../../ordering/orderable.js';
import { useTexts } from '../../texts.js';
import { formatAmount } from '../amount/Amount.js';
import type { LineShort } from './lineProblem.js';
import classes from './lines.module.css';

interface LineAvailabilityProps {
  product: Orderable;
  short: LineShort | undefined;
  /** The amount may exceed the stock; the rest stays short. */
  mayExceed: boolean;
  /** Reduces a short line to the available amount. */
  onTake?: (available: number) => void;
}

/** Available amount of a line's product, or the amount by which the line exceeds it. */
export function LineAvailability({ product, short, mayExceed, onTake }: LineAvailabilityProps) {
  const { t } = useTexts();
  const formatText = (amount: number) => formatAmount(t, product.hasWeight, amount);
  if (!short)
    return <div className={classes.hint}>{t('line.available', { amount: formatText(product.available) })}</div>;
  const values = {
    wanted: formatText(short.wanted),
    available: formatText(short.available),
    short: formatText(short.wanted - short.available),
  };
  return (
    <div className={classes.problem} role="alert">
      {t(mayExceed ? 'line.exceeds' : 'line.short', values)}
      {onTake && short.available > 0 && (
        <Button type="link" size="small" onClick={() => onTake(short.available)}>
          {t('line.take', values)}
        </Button>
      )}
    </div>
  );
}
