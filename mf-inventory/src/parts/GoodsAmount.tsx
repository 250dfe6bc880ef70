import { isBulk, type StockMode } from '@depot/contracts/amounts';
import { Weight } from '@depot/ui';

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
  if (hasWeight === 'No') return <>{whole.format(quantity)}</>;
  if (isBulk(hasWeight)) return <Weight pounds={weight} />;
  return (
    <>
      {whole.format(quantity)} · <Weight pounds={weight} />
    </>
  );
}
