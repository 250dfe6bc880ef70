import { isBulk, type StockMode } from '@depot/contracts/amounts';
import { Weight } from '@depot/ui';
import { useTexts } from '../texts.js';

const whole = new Intl.NumberFormat('en-US');

interface GoodsAmountProps {
  hasWeight: StockMode;
  /** Pieces. */
  quantity: number;
  /** Pounds. */
  weight: number;
}

/** Amount in the unit of its product: pieces, a weight, or pieces with their weight. */
export function GoodsAmount({ hasWeight, quantity, weight }: GoodsAmountProps) {
  const { t } = useTexts();
  const pieces = t('pieces', { count: quantity, amount: whole.format(quantity) });
  if (hasWeight === 'No') return pieces;
  if (isBulk(hasWeight)) return <Weight pounds={weight} />;
  return (
    <>
      {pieces} · <Weight pounds={weight} />
    </>
  );
}
